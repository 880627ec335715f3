/**
 * Request header that asks the preview for docs.json as it is on disk. Without it, the preview returns the last valid
 * version. The check sends it.
 */
export const originalDocsHeader = 'x-lectern-as-written';
