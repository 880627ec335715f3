import {enDocumentTools} from '../../../src/messages/en-reading.js';
import {findMessages} from '../../base/messages.js';
import {addFieldTools, listenForFieldTools} from './field-tools.js';
import {addExpandAllButton} from './open-all.js';

const answered = new WeakSet<Element>();
/** Views that have already scrolled to the field in the URL. */
const shown = new WeakSet<Element>();

/** Adds the tools for long schemas to a view, or to rows that rendered later. */
export function addSchemaTools(root: HTMLElement): void {
  const messages = findMessages(root)?.reading ?? enDocumentTools;
  addFieldTools(root, messages);
  addExpandAllButton(root, messages);
  if (root.querySelector('details.enum-more'))
    import('./field-actions.js').then(({addValueFilter}) => addValueFilter(root, messages)).catch(() => undefined);
  const view = root.closest<HTMLElement>('.operation-box') ?? root.querySelector<HTMLElement>('.operation-box');
  if (!view) return;
  if (!answered.has(view)) respond(view);
  // In a host page, ignore the fragment: it belongs to the host page.
  if (view.getRootNode() === document && !shown.has(view)) void follow(view);
}

function respond(view: HTMLElement): void {
  answered.add(view);
  listenForFieldTools(view);
  if (view.getRootNode() === document) listen();
}

let isListening = false;

/** Adds one listener for all views. It queries them on each event, so that it keeps no removed view in memory. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('hashchange', () => {
    for (const view of document.querySelectorAll<HTMLElement>('.operation-box'))
      if (answered.has(view)) void follow(view);
  });
}

async function follow(view: HTMLElement): Promise<void> {
  if (!location.hash) return;
  const {showField} = await import('./field-actions.js');
  if (await showField(view, location.hash)) shown.add(view);
}
