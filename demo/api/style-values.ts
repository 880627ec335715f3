/** The values of the specification's own table of examples. */
export const colors: readonly string[] = ['blue', 'black', 'brown'];
export const color: Readonly<Record<string, number>> = {R: 100, G: 200, B: 150};
/** Characters that mean something in addresses, lists and headers. */
export const reserved = 'a/b c,d;e=f&g';
export const umlauts = 'Äpfel';
