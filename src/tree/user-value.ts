/**
 * Element for output that depends on the reader's session. Initially shows the output without a session. `value` is the
 * source of a text, and `href` the source of a link's URL. `when` is the source of a test, and `other` the content of
 * the other branch. `isYes` marks content that is visible if the test succeeds.
 */
export const userValue = 'user-value';
