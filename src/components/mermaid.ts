import {type Html, html} from '../base/html.js';
import type {PageContext} from './component.js';

/**
 * Renders a `mermaid` code block. Its element draws the diagram. Until then, and without JavaScript, it is the source
 * code.
 */
export function renderMermaid(block: Html, {messages}: PageContext): Html {
  return html`<docs-mermaid data-failed="${messages.diagramFailed}" data-label="${messages.diagram}" data-rendered>${block}</docs-mermaid>`;
}
