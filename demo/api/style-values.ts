/** The example values of the specification's table. */
export const colors: readonly string[] = ['blue', 'black', 'brown'];
export const color: Readonly<Record<string, number>> = {R: 100, G: 200, B: 150};
/** Characters with a meaning in URLs, lists and headers. */
export const reserved = 'a/b c,d;e=f&g';
export const umlauts = 'Äpfel';
