/** A style sheet of this text. */
export function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/** Adds style sheets to the document, shared by everything on the page; no style element, so no policy has to allow one. */
export function adopt(...texts: readonly string[]): void {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...texts.map(sheetOf)];
}

/** A sheet whose text can change, such as the site's own values. */
export function adoptNamed(name: string, text: string): void {
  let sheet = named.get(name);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    named.set(name, sheet);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(text);
}

const named = new Map<string, CSSStyleSheet>();
