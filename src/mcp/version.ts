/** Package version that the server reports to clients. `npm version` updates this line. */
export const version = '0.1.0';
