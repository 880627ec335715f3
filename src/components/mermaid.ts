import {type Html, html} from '../base/html.js';
import type {PageContext} from './component.js';

/**
 * Returns a fence of the language `mermaid`: the element draws it; until then, and without JavaScript, the source is
 * there.
 */
export function mermaid(block: Html, {words}: PageContext): Html {
  return html`<docs-mermaid data-failed="${words.diagramFailed}" data-label="${words.diagram}" data-rendered>${block}</docs-mermaid>`;
}
