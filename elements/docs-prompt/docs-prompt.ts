import {ContentElement} from '../base/content-element.js';
import {copyFor} from '../copy-text/copy-button.js';
import {markdownOf} from './markdown-of.js';

/**
 * Copies its text as Markdown, and hands it to the programs that the author named.
 * @tag docs-prompt
 */
export class DocsPrompt extends ContentElement {
  protected override upgrade(): void {
    const button = this.querySelector('.prompt-copy');
    button?.addEventListener('click', () => void copyFor(button, this.text));
    for (const link of this.querySelectorAll<HTMLAnchorElement>('.prompt-open'))
      link.href = `${link.href.replace(/=[^=]*$/, '=')}${encodeURIComponent(this.text)}`;
  }

  get text(): string {
    const body = this.querySelector('.prompt-body');
    return body ? markdownOf(body) : '';
  }
}
