import {ContentElement} from '../../base/content-element.js';

/**
 * Renders the diagram of its code block when it comes near the viewport, and again when the color mode changes. If
 * Mermaid reports an error, shows the source with a message.
 * @tag docs-mermaid
 */
export class DocsMermaid extends ContentElement {
  #mode: MutationObserver | undefined;
  #near: IntersectionObserver | undefined;
  #turn = 0;

  override upgrade(): void {
    this.#near = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return;
        this.#near?.disconnect();
        void this.#draw();
        this.#mode = new MutationObserver(() => void this.#draw());
        const root = this.getRootNode();
        const bearer = root instanceof ShadowRoot ? root.host : document.documentElement;
        this.#mode.observe(bearer, {attributes: true, attributeFilter: ['data-mode', 'data-theme']});
      },
      {rootMargin: '300px'},
    );
    this.#near.observe(this);
  }

  disconnectedCallback(): void {
    this.#near?.disconnect();
    this.#mode?.disconnect();
  }

  get source(): string {
    return this.querySelector('pre code')?.textContent ?? '';
  }

  async #draw(): Promise<void> {
    const turn = ++this.#turn;
    const {drawDiagram} = await import('./draw-diagram.js');
    const result = await drawDiagram(this.source, this.dataset.label ?? '', this);
    // Discard this result if the color mode changed meanwhile: a newer rendering is on its way.
    if (turn !== this.#turn || !this.isConnected) return;
    this.querySelector(':scope > :is(.diagram, .diagram-problem)')?.remove();
    const code = this.querySelector<HTMLElement>(':scope > code-block');
    if (code) code.hidden = !('problem' in result);
    this.prepend('problem' in result ? this.#problem(result.problem) : result.diagram);
  }

  #problem(reason: string): HTMLElement {
    const line = document.createElement('p');
    line.className = 'diagram-problem';
    line.textContent = `${this.dataset.failed}: ${reason}`;
    return line;
  }
}
