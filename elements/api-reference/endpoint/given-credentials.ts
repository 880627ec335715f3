/**
 * Credentials that a page sets on its elements. The property `credential` has no getter, so that other scripts can't
 * read them.
 */
export const givenCredentials = new WeakMap<Element, unknown>();
