/** The version of the package, which the server reports to its clients. `npm version` writes it. */
export const version = '0.1.0';
