/**
 * Element of a text that depends on the reader's session: shows what a reader without one sees, and holds what fills it.
 * `value`: source of the text. `href`: source of the address of the link inside. `when`: source of a test, with the
 * content of the other branch in `other`; `isYes` for content that the test has chosen.
 */
export const userValue = 'user-value';
