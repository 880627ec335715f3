import type {BaseClass, BehaviorElement} from '../../base/content-element.js';

export type DocsLatex = BehaviorElement;

/**
 * Renders its formula with KaTeX, which loads with the first formula. Adds MathML for assistive technology. Invalid TeX
 * stays as source.
 * @tag docs-latex
 */
export function docsLatex(base: BaseClass): new () => DocsLatex {
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
        // A wide formula scrolls. Make it focusable, so that keyboard users can scroll it.
        if (this.hasAttribute('display')) this.tabIndex = 0;
      } else {
        this.dataset.failed = '';
        this.title = problem;
      }
    }
  };
}
