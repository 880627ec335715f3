import {ParseError, render} from 'katex';

let sheet: Promise<void> | undefined;

/** The style sheet of KaTeX with its fonts; files of their own, because a font is found beside its sheet. */
function loadSheet(): Promise<void> {
  sheet ??= new Promise(done => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL('../katex/katex.min.css', import.meta.url).href;
    link.addEventListener('load', () => done());
    // Without it the formula is plain, but it is there.
    link.addEventListener('error', () => done());
    document.head.append(link);
  });
  return sheet;
}

/** Sets TeX into an element, without HTML text: KaTeX makes nodes. Gives what is wrong where the TeX cannot be read. */
export async function drawFormula(box: HTMLElement, tex: string, display: boolean): Promise<string | undefined> {
  try {
    // `trust` off: no links, pictures or classes out of TeX. The limits end what grows without end.
    render(tex, box, {displayMode: display, trust: false, strict: 'ignore', maxExpand: 500, maxSize: 40});
  } catch (error) {
    if (error instanceof ParseError) return error.message;
    throw error;
  }
  await loadSheet();
  return undefined;
}
