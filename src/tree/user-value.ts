/**
 * Name of the element for output that depends on the reader's session. It contains the output without a session.
 * `value`, `href`, and `when` are the sources of a text, a URL, and a condition. `other` is the content of the other
 * branch. `isYes` is set if the content is for a true condition.
 */
export const userValue = 'user-value';
