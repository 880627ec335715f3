/** Milliseconds after which browsers leave a face out of a page (`font-display: fallback`). */
const SWAP_MS = 3000;

/**
 * Renews fonts that were too late for the first page, so that the next one shows them. Browsers leave such a face out as
 * long as the document lives, and going to another page keeps the document.
 */
export function renewFonts(): void {
  for (const face of document.fonts)
    if (face.status === 'loading')
      void face.loaded.then(
        () => {
          if (performance.now() > SWAP_MS)
            document.addEventListener('docs-page', () => renew(nameOf(face)), {once: true});
        },
        // The browser's console names what failed to load.
        () => undefined,
      );
}

/** Takes the rules of a family out and in again: to the browser these are new faces, whose files it has. */
function renew(family: string): void {
  for (const sheet of document.styleSheets)
    for (const [at, rule] of rulesOf(sheet).entries())
      if (rule instanceof CSSFontFaceRule && nameOf({family: rule.style.getPropertyValue('font-family')}) === family) {
        sheet.deleteRule(at);
        sheet.insertRule(rule.cssText, at);
      }
}

/** Returns the rules of a sheet. Sheets of other origins cannot be read. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/** Browsers give it with quotes or without. */
function nameOf({family}: Pick<FontFace, 'family'>): string {
  return family.replace(/^["']|["']$/g, '');
}
