/** Time in milliseconds after which browsers give up on a font for this document (`font-display: fallback`). */
const BROWSER_SWAP_MS = 3000;

/**
 * Makes fonts that loaded too late available to the next page. Browsers give up on a late font until the document
 * unloads, but the router never unloads it.
 */
export function updateFonts(): void {
  for (const face of document.fonts)
    if (face.status === 'loading')
      void face.loaded.then(
        () => {
          if (performance.now() > BROWSER_SWAP_MS)
            document.addEventListener('docs-page', () => renew(getFamilyName(face)), {once: true});
        },
        // The browser logs the failed file.
        () => undefined,
      );
}

/**
 * Removes the `@font-face` rules of a family and inserts them again. Browsers treat them as new fonts, with cached
 * files.
 */
function renew(family: string): void {
  for (const sheet of document.styleSheets)
    for (const [at, rule] of listRules(sheet).entries())
      if (
        rule instanceof CSSFontFaceRule &&
        getFamilyName({family: rule.style.getPropertyValue('font-family')}) === family
      ) {
        sheet.deleteRule(at);
        sheet.insertRule(rule.cssText, at);
      }
}

/** Returns the rules of a style sheet. Empty for a sheet of another origin, which scripts can't read. */
function listRules(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/** Returns a family name without quotes, which only some browsers add. */
function getFamilyName({family}: Pick<FontFace, 'family'>): string {
  return family.replace(/^["']|["']$/g, '');
}
