import type {BaseClass, BehaviorElement} from '../../base/content-element.js';
import {copyOnClick} from '../copy-text/copy-button.js';
import {toMarkdownText} from './markdown-text.js';

export interface DocsPrompt extends BehaviorElement {
  readonly text: string;
}

/**
 * Copies its text as Markdown, and opens it in the assistants that the author lists.
 * @tag docs-prompt
 */
export function docsPrompt(base: BaseClass): new () => DocsPrompt {
  return class extends base {
    override upgrade(): void {
      const button = this.querySelector('.prompt-copy');
      button?.addEventListener('click', () => void copyOnClick(button, this.text));
      for (const link of this.querySelectorAll<HTMLAnchorElement>('.prompt-open')) {
        // Write the text into the links only before use: otherwise the page contains it once for each link.
        const fill = () => {
          link.href = `${link.href.replace(/=[^=]*$/, '=')}${encodeURIComponent(this.text)}`;
        };
        // Screen readers send only a click, without pointer or focus events.
        for (const type of ['pointerdown', 'focus', 'click']) link.addEventListener(type, fill);
      }
    }

    get text(): string {
      const body = this.querySelector('.prompt-body');
      return body ? toMarkdownText(body) : '';
    }
  };
}
