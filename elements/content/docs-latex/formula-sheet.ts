/** The style sheet of KaTeX, with the addresses of its fonts. The build puts the text of the package in its place. */
export const formulaSheet: string = '';
