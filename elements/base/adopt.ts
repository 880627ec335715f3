export function createSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/** False in Safari before 16.4, which needs `<style>` elements instead. */
export const canAdopt = 'adoptedStyleSheets' in Document.prototype;
/** Replaces the text of a style sheet, by the sheet's name. Only for sheets of `adoptNamed`. */
const named = new Map<string, (text: string) => void>();

/**
 * Adds style sheets to the document. Adopts them instead of adding `<style>` elements, so that a Content Security
 * Policy needs no exception.
 */
export function adoptSheets(...texts: readonly string[]): void {
  if (canAdopt) document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...texts.map(createSheet)];
  else document.head.append(...texts.map(createStyle));
}

const adoptedSheets = new Map<string, CSSStyleSheet | undefined>();

/** Adds a style sheet to the document, and to the shadow root that contains `element`. Adds it once to each. */
export function adoptForElement(element: Node, text: string): void {
  if (!adoptedSheets.has(text)) {
    adoptSheets(text);
    adoptedSheets.set(text, canAdopt ? createSheet(text) : undefined);
  }
  const sheet = adoptedSheets.get(text);
  const root = element.getRootNode();
  if (sheet && root instanceof ShadowRoot && !root.adoptedStyleSheets.includes(sheet))
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** Replaces the text of a named style sheet, and moves the sheet after all others so that its rules override theirs. */
export function adoptNamed(name: string, text: string): void {
  const replace = named.get(name);
  if (replace) replace(text);
  else if (canAdopt) {
    const sheet = createSheet(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    named.set(name, next => {
      sheet.replaceSync(next);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter(each => each !== sheet), sheet];
    });
  } else {
    const style = createStyle(text);
    document.head.append(style);
    named.set(name, next => style.replaceChildren(next));
  }
}

function createStyle(text: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = text;
  return style;
}
