/** Credentials that a page sets on its elements. Write-only: the property has no getter. */
export const givenCredentials = new WeakMap<Element, unknown>();
