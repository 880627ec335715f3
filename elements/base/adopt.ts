/** Returns a style sheet with this text. */
export function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/** Safari before 16.4 supports only style elements. */
export const canAdopt = 'adoptedStyleSheets' in Document.prototype;
/** Functions that replace the text of a style sheet that can change, by its name. */
const named = new Map<string, (text: string) => void>();

/**
 * Adds style sheets to the document, for all elements on the page. Adds no style element, so no policy has to allow
 * one.
 */
export function adopt(...texts: readonly string[]): void {
  if (canAdopt) document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...texts.map(sheetOf)];
  else document.head.append(...texts.map(styleOf));
}

const adoptedSheets = new Map<string, CSSStyleSheet | undefined>();

/** Adds a style sheet once to the document, and to the shadow root that contains an element. */
export function adoptAround(element: Node, text: string): void {
  if (!adoptedSheets.has(text)) {
    adopt(text);
    adoptedSheets.set(text, canAdopt ? sheetOf(text) : undefined);
  }
  const sheet = adoptedSheets.get(text);
  const root = element.getRootNode();
  if (sheet && root instanceof ShadowRoot && !root.adoptedStyleSheets.includes(sheet))
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** Replaces a named style sheet, and moves it to the end. */
export function adoptNamed(name: string, text: string): void {
  const replace = named.get(name);
  if (replace) replace(text);
  else if (canAdopt) {
    const sheet = sheetOf(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    named.set(name, next => {
      sheet.replaceSync(next);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter(each => each !== sheet), sheet];
    });
  } else {
    const style = styleOf(text);
    document.head.append(style);
    named.set(name, next => style.replaceChildren(next));
  }
}

function styleOf(text: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = text;
  return style;
}
