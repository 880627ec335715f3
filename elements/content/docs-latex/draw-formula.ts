import {ParseError, render} from 'katex';
import {adoptForElement} from '../../base/adopt.js';

/**
 * Renders TeX into an element. KaTeX creates nodes, so no HTML text is parsed. Returns the error message of invalid
 * TeX.
 */
export async function drawFormula(
  box: HTMLElement,
  tex: string,
  {display, root}: {readonly display: boolean; readonly root: Node},
): Promise<string | undefined> {
  try {
    // Without `trust`, TeX can't create links, images, or classes. `maxExpand` stops endless macros.
    render(tex, box, {displayMode: display, trust: false, strict: 'ignore', maxExpand: 500, maxSize: 40});
  } catch (error) {
    if (error instanceof ParseError) return error.message;
    throw error;
  }
  // If the style sheet fails to load, still show the formula: it is plain, but readable.
  const sheet = await import('./formula-sheet.js').catch(() => undefined);
  if (sheet) adoptForElement(root, sheet.formulaSheet);
  return undefined;
}
