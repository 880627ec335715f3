/** The header by which the check asks the preview for docs.json as it is on disk: a site gets the last one that can be shown. */
export const asWritten = 'x-lectern-as-written';
