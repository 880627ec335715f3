import {openElementReaders} from '../../../elements/api-reference/documents/readers.js';
import type {OpenapiEndpoint} from '../../../elements/api-reference/endpoint/openapi-endpoint.js';
import {updateStartedRequest} from '../../../elements/api-reference/endpoint/try-it-button.js';
import {readViewRequest} from '../../../elements/api-reference/endpoint/wanted.js';
import {findMessages} from '../../../elements/base/messages.js';
import {callView, type ViewRequest} from '../../../src/api-reference/views/view-request.js';
import {enFreshness} from '../../../src/messages/en-freshness.js';
import {hasChanged} from './changed-documents.js';

/** Renders the API views of a prerendered page again if their document changed after the build, and adds a note. */
export async function updateOutdatedPage(site: HTMLElement, root: URL): Promise<void> {
  for (const element of site.querySelectorAll<OpenapiEndpoint>('openapi-endpoint[slices]')) {
    const folder = new URL(element.getAttribute('slices') ?? '', root);
    if ((await hasChanged(folder, root)) && element.isConnected) await correct(element);
  }
}

async function correct(element: OpenapiEndpoint): Promise<void> {
  const wanted = readViewRequest(element);
  const {slices: _, ...ofDocument} = wanted;
  const now = await loadView(ofDocument);
  // Keep the prerendered view if the document is invalid, lacks the operation, or changed elsewhere.
  if (now === undefined || now === (await loadView(wanted))) return;
  // Meanwhile, another page may have opened, or another call may have updated the element.
  if (!element.isConnected || !element.hasAttribute('slices')) return;
  const status = document.createElement('p');
  status.className = 'api-problems';
  status.setAttribute('role', 'status');
  const shown = new Promise(done => element.addEventListener('openapi-shown', done, {once: true}));
  element.removeAttribute('slices');
  await shown;
  await updateStartedRequest(element, element, ofDocument);
  // Insert the element empty: screen readers announce changes of a live region, not its initial text.
  element.before(status);
  requestAnimationFrame(() => {
    status.textContent = describeView(wanted);
  });
}

function describeView({name, schema}: ViewRequest): string {
  const messages = findMessages()?.freshness ?? enFreshness;
  if (schema !== undefined) return messages.schema;
  return name ? messages.operation : messages.overview;
}

/** Returns the HTML of a view with both parts, to compare. Undefined if it can't be loaded. */
async function loadView(wanted: ViewRequest): Promise<string | undefined> {
  for (const reader of openElementReaders(wanted)) {
    const result = await callView(reader, wanted);
    if (result.state === 'failed') continue;
    const {main, aside} = result.view;
    return JSON.stringify([main, aside, wanted.name && (await reader.rest(wanted.name, wanted.options))]);
  }
  return undefined;
}
