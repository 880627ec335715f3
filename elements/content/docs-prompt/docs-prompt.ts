import type {Base, Behaving} from '../../base/content-element.js';
import {copyFor} from '../copy-text/copy-button.js';
import {markdownOf} from './markdown-of.js';

export interface DocsPrompt extends Behaving {
  readonly text: string;
}

/**
 * Copies its text as Markdown, and opens it in the programs of the author's choice.
 * @tag docs-prompt
 */
export function docsPrompt(base: Base): new () => DocsPrompt {
  return class extends base {
    override upgrade(): void {
      const button = this.querySelector('.prompt-copy');
      button?.addEventListener('click', () => void copyFor(button, this.text));
      for (const link of this.querySelectorAll<HTMLAnchorElement>('.prompt-open')) {
        // Fill the links before a reader can use them. Until then, the page contains the text once.
        const fill = () => {
          link.href = `${link.href.replace(/=[^=]*$/, '=')}${encodeURIComponent(this.text)}`;
        };
        // Screen readers only send clicks.
        for (const type of ['pointerdown', 'focus', 'click']) link.addEventListener(type, fill);
      }
    }

    get text(): string {
      const body = this.querySelector('.prompt-body');
      return body ? markdownOf(body) : '';
    }
  };
}
