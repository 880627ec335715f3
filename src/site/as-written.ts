/**
 * Request header for docs.json as it is on disk. The check sends it to the preview, which otherwise returns the last
 * valid version.
 */
export const asWritten = 'x-lectern-as-written';
