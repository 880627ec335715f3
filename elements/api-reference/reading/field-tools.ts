import {fillMessage} from '../../../src/base/fill-message.js';
import {html} from '../../../src/base/html.js';
import {copyGlyph, linkGlyph} from '../../../src/components/glyphs.js';
import type {DocumentToolMessages} from '../../../src/messages/en-reading.js';
import {setHtml} from '../../base/set-html.js';
import {copyOnClick} from '../../content/copy-text/copy-button.js';
import {buildFieldHash, formatFieldPath} from './field-place.js';

/**
 * Adds buttons after each field's name. One copies its property path. The other copies a link, in pages with their own
 * URL.
 */
export function addFieldTools(root: ParentNode, messages: DocumentToolMessages): void {
  for (const field of root.querySelectorAll<HTMLElement>('.field[data-name]')) {
    const head = field.querySelector<HTMLElement>(':scope > .field-head');
    if (!head || head.querySelector(':scope > .field-tools')) continue;
    head.append(buildTools(field, messages));
  }
}

function buildTools(field: HTMLElement, messages: DocumentToolMessages): HTMLElement {
  const path = formatFieldPath(field);
  // In a host page, add no link: the fragment belongs to the host page.
  const hash = field.getRootNode() === document ? buildFieldHash(field) : undefined;
  const tools = document.createElement('span');
  tools.className = 'field-tools';
  const copy = html`<button class="field-tool" type="button" data-path="${path}" aria-label="${fillMessage(messages.copyPath, {path})}">${copyGlyph}</button>`;
  const link =
    hash === undefined
      ? ''
      : html`<a class="field-tool" href="${getPageHash()}#${hash}" aria-label="${fillMessage(messages.linkToField, {path})}">${linkGlyph}</a>`;
  setHtml(tools, html`${copy}${link}`);
  return tools;
}

/** Returns the start of a fragment. With the hash router, it contains the page's route. */
function getPageHash(): string {
  return /^#\/[^#]*/.exec(location.hash)?.[0] ?? '';
}

/** Handles clicks on the field buttons of a view. */
export function listenForFieldTools(view: HTMLElement): void {
  view.addEventListener('click', event => {
    const tool = (event.target as Element).closest<HTMLElement>('.field-tool');
    if (!tool) return;
    const {path} = tool.dataset;
    if (path !== undefined) void copyOnClick(tool, path);
    else if (tool instanceof HTMLAnchorElement && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) {
      // Otherwise the router looks for an element with this id, and finds none.
      event.preventDefault();
      history.replaceState(history.state, '', tool.hash);
      import('./field-actions.js').then(({showField}) => showField(view, tool.hash)).catch(() => undefined);
    }
  });
}
