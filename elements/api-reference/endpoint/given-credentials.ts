/** What a page has given for its elements to sign requests with. There is no way back: a property without a getter. */
export const givenCredentials = new WeakMap<Element, unknown>();
