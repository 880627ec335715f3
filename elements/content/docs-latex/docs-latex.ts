import type {Base, Behaving} from '../../base/content-element.js';

export type DocsLatex = Behaving;

/**
 * Sets its formula with KaTeX, which is loaded with the first one. The picture comes with MathML for assistive
 * technology. TeX that cannot be read stays as it is.
 * @tag docs-latex
 */
export function docsLatex(base: Base): new () => DocsLatex {
  return class extends base {
    override upgrade(): void {
      void this.#draw();
    }

    async #draw(): Promise<void> {
      const source = this.querySelector('.tex');
      const tex = source?.textContent ?? '';
      if (!source || !tex) return;
      const drawing = await import('./draw-formula.js').catch(() => undefined);
      if (!drawing) return;
      const box = document.createElement('span');
      const problem = await drawing.drawFormula(box, tex, {
        display: this.hasAttribute('display'),
        root: this.getRootNode(),
      });
      if (!this.isConnected) return;
      if (problem === undefined) {
        source.replaceWith(box);
        // A formula that is too wide scrolls, and the keyboard has to reach it, as it does tables and code.
        if (this.hasAttribute('display')) this.tabIndex = 0;
      } else {
        this.dataset.failed = '';
        this.title = problem;
      }
    }
  };
}
