import {extractCopiedCode} from '../../../src/markdown/code/copied-code.js';
import {readQuickTokens} from '../../../src/markdown/code/quick-tokens.js';
import {splitLines} from '../../../src/markdown/code/split-lines.js';
import type {CodeToken} from '../../../src/markdown/code/tokens.js';
import type {BaseClass, BehaviorElement} from '../../base/content-element.js';
import {copyOnClick} from '../copy-text/copy-button.js';
// Preload the script: Safari allows a copy only in the task of the click, so it must not wait for a download.

export interface CodeBlock extends BehaviorElement {
  readonly code: string;
  /** Highlights the code again. Call it after its language has loaded. */
  recolor(): void;
}

/**
 * Copies its code, and highlights it when it comes near the viewport. Loads the highlighter and the language at that
 * time.
 * @tag code-block
 */
export function codeBlock(base: BaseClass): new () => CodeBlock {
  return class extends base {
    /** Observes whether the code comes near the viewport. Undefined after highlighting. */
    #near: IntersectionObserver | undefined;

    override upgrade(): void {
      const button = this.querySelector<HTMLButtonElement>('.code-copy');
      button?.addEventListener('click', () => void copyOnClick(button, this.#copied()));
      if (this.dataset.theme) void import('./code-themes.js').then(({applyBlockThemes}) => applyBlockThemes());
      const more = this.querySelector<HTMLButtonElement>('.code-more');
      if (more) this.#fold(more);
      if (!this.dataset.language || this.querySelector('[class^="hljs-"]')) return;
      this.#near = new IntersectionObserver(
        entries => {
          if (!entries.some(entry => entry.isIntersecting)) return;
          this.#near?.disconnect();
          this.#near = undefined;
          void this.#color();
        },
        {rootMargin: '400px'},
      );
    }

    override connectedCallback(): void {
      super.connectedCallback();
      this.#near?.observe(this);
    }

    // Disconnect: the browser keeps a removed element in memory as long as an observer observes it.
    override disconnectedCallback(): void {
      super.disconnectedCallback?.();
      this.#near?.disconnect();
    }

    /** Returns the text to copy, without removed diff lines, shell prompts, and output. */
    #copied(): string {
      const lines = [...this.querySelectorAll('pre code .line')];
      const remaining = lines.filter(line => !line.classList.contains('is-removed'));
      const code = lines.length > 0 ? remaining.map(line => line.textContent).join('\n') : this.code;
      return extractCopiedCode(code.replace(/\n$/, ''), this.dataset.language ?? '');
    }

    get code(): string {
      return this.querySelector('pre code')?.textContent ?? '';
    }

    recolor(): void {
      void this.#color();
    }

    /** Collapses long code to its first lines, and adds a button to expand it. */
    #fold(button: HTMLButtonElement): void {
      const pre = this.querySelector('pre') as HTMLElement;
      if (pre.scrollHeight <= pre.clientHeight + 1) return;
      button.hidden = false;
      this.dataset.folded = '';
      const words = [button.textContent ?? '', button.dataset.less ?? ''];
      button.addEventListener('click', () => {
        const isOpen = this.toggleAttribute('data-folded') === false;
        this.toggleAttribute('data-unfolded', isOpen);
        button.setAttribute('aria-expanded', String(isOpen));
        button.textContent = words[isOpen ? 1 : 0] ?? '';
        // Collapsing moves the button up. Scroll to it, or the reader loses the position in the page.
        if (!isOpen) button.scrollIntoView({block: 'nearest'});
      });
    }

    async #color(): Promise<void> {
      const code = this.querySelector('pre code');
      if (!code) return;
      const lines = [...code.querySelectorAll('.line')];
      const text = lines.length ? lines.map(line => line.textContent).join('\n') : (code.textContent ?? '');
      const language = this.dataset.language ?? '';
      const tokens =
        readQuickTokens(text, language) ?? (await (await import('./highlight.js')).highlight(text, language));
      if (!tokens || !this.isConnected) return;
      if (lines.length === 0) code.replaceChildren(...tokens.map(createTokenNode));
      else
        for (const [index, line] of splitLines(tokens).entries())
          lines[index]?.replaceChildren(...line.map(createTokenNode));
    }
  };
}

function createTokenNode({text, className}: CodeToken): Node {
  if (!className) return document.createTextNode(text);
  const span = document.createElement('span');
  span.className = className;
  span.textContent = text;
  return span;
}
