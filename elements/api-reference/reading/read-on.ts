import {enReading} from '../../../src/messages/en-reading.js';
import {findMessages} from '../../base/messages.js';
import {addFieldTools, answerFieldTools} from './field-tools.js';
import {addOpenAll} from './open-all.js';

const answered = new WeakSet<Element>();
/** Views that contain the field of the URL. */
const shown = new WeakSet<Element>();

/** Adds reading aids for long schemas to a view, or to added rows. */
export function readOn(root: HTMLElement): void {
  const messages = findMessages(root)?.reading ?? enReading;
  addFieldTools(root, messages);
  addOpenAll(root, messages);
  if (root.querySelector('details.enum-more'))
    import('./field-actions.js').then(({addFindValue}) => addFindValue(root, messages)).catch(() => undefined);
  const view = root.closest<HTMLElement>('.operation-box') ?? root.querySelector<HTMLElement>('.operation-box');
  if (!view) return;
  if (!answered.has(view)) respond(view);
  // In a host page, the URL belongs to the host.
  if (view.getRootNode() === document && !shown.has(view)) void follow(view);
}

function respond(view: HTMLElement): void {
  answered.add(view);
  answerFieldTools(view);
  if (view.getRootNode() === document) listen();
}

let isListening = false;

/** Adds one listener for all views. It holds no references and queries the current ones. */
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
