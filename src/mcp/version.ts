/** The version of the package, which the server tells its clients. `npm version` writes it. */
export const version = '0.1.0';
