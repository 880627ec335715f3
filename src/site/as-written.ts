/** Header with which the check requests docs.json from the preview as it is on disk. A site gets the last valid one. */
export const asWritten = 'x-lectern-as-written';
