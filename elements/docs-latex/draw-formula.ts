import {ParseError, render} from 'katex';
import {adopt, canAdopt, sheetOf} from '../base/adopt.js';

let sheet: Promise<CSSStyleSheet | undefined> | undefined;

/** The style sheet of KaTeX, in the document, whose fonts hold everywhere in it, and in the root where a formula stands. */
async function putSheet(root: Node): Promise<void> {
  sheet ??= import('./formula-sheet.js').then(
    ({formulaSheet}) => {
      adopt(formulaSheet);
      return canAdopt ? sheetOf(formulaSheet) : undefined;
    },
    // Without it the formula is plain, but it is there.
    () => undefined,
  );
  const own = await sheet;
  if (own && root instanceof ShadowRoot && !root.adoptedStyleSheets.includes(own))
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, own];
}

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
  await putSheet(root);
  return undefined;
}
