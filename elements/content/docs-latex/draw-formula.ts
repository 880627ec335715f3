import {ParseError, render} from 'katex';
import {adoptAround} from '../../base/adopt.js';

/** Renders TeX into an element, without HTML text: KaTeX creates nodes. Returns the error of invalid TeX. */
export async function drawFormula(
  box: HTMLElement,
  tex: string,
  {display, root}: {readonly display: boolean; readonly root: Node},
): Promise<string | undefined> {
  try {
    // Without `trust`, TeX cannot create links, images or classes. The limits stop endless expansion.
    render(tex, box, {displayMode: display, trust: false, strict: 'ignore', maxExpand: 500, maxSize: 40});
  } catch (error) {
    if (error instanceof ParseError) return error.message;
    throw error;
  }
  // Without the style sheet, the formula is plain but readable.
  const sheet = await import('./formula-sheet.js').catch(() => undefined);
  if (sheet) adoptAround(root, sheet.formulaSheet);
  return undefined;
}
