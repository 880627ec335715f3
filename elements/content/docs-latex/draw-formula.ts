import {ParseError, render} from 'katex';
import {adoptAround} from '../../base/adopt.js';

/** Sets TeX into an element, without HTML text: KaTeX makes nodes. Gives what is wrong where the TeX cannot be read. */
export async function drawFormula(
  box: HTMLElement,
  tex: string,
  {display, root}: {readonly display: boolean; readonly root: Node},
): Promise<string | undefined> {
  try {
    // `trust` off: no links, pictures or classes out of TeX. The limits end what grows without end.
    render(tex, box, {displayMode: display, trust: false, strict: 'ignore', maxExpand: 500, maxSize: 40});
  } catch (error) {
    if (error instanceof ParseError) return error.message;
    throw error;
  }
  // Without the sheet the formula is plain, but it is there.
  const sheet = await import('./formula-sheet.js').catch(() => undefined);
  if (sheet) adoptAround(root, sheet.formulaSheet);
  return undefined;
}
