/** The style sheet of KaTeX, with the URLs of its fonts. The build inserts the package's text. */
export const formulaSheet: string = '';
