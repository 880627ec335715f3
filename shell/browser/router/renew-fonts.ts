/** Milliseconds after which browsers omit a font from a page (`font-display: fallback`). */
const SWAP_MS = 3000;

/**
 * Renews fonts that loaded too late for the first page, so that the next page shows them. Browsers omit such a font
 * until the document unloads, and navigation keeps the document.
 */
export function renewFonts(): void {
  for (const face of document.fonts)
    if (face.status === 'loading')
      void face.loaded.then(
        () => {
          if (performance.now() > SWAP_MS)
            document.addEventListener('docs-page', () => renew(nameOf(face)), {once: true});
        },
        // The browser's console reports the failed file.
        () => undefined,
      );
}

/**
 * Removes and inserts the rules of a font family. The browser then treats them as new fonts, and already has their
 * files.
 */
function renew(family: string): void {
  for (const sheet of document.styleSheets)
    for (const [at, rule] of rulesOf(sheet).entries())
      if (rule instanceof CSSFontFaceRule && nameOf({family: rule.style.getPropertyValue('font-family')}) === family) {
        sheet.deleteRule(at);
        sheet.insertRule(rule.cssText, at);
      }
}

/** Returns the rules of a style sheet. Scripts cannot read sheets of other origins. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/** Returns the family name. Browsers return it with or without quotes. */
function nameOf({family}: Pick<FontFace, 'family'>): string {
  return family.replace(/^["']|["']$/g, '');
}
