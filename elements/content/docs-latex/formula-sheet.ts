/** Style sheet of KaTeX with the URLs of its fonts. The build replaces the empty text. */
export const formulaSheet: string = '';
