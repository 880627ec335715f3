/** Example of a binary string, until the reader chooses a file. */
export const FILE_PLACEHOLDER = '<file>';
