/**
 * Name of the element for output that depends on the reader's session. It contains the output without a session. Its
 * attributes are `value` (source of a text), `href` (source of a URL), `when` (source of a condition), `other` (content
 * of the other branch), and `isYes` (the content is for a condition that is true).
 */
export const userValue = 'user-value';
