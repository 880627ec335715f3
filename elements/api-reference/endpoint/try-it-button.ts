import type {ViewRequest} from '../../../src/api-reference/views/view-request.js';
import {updateCredentialMarks, watchCredentials} from '../authentication/watch-credentials.js';
import {offerPanel} from '../request-panel/offer-panel.js';
import {putTryButton} from '../try-it/try-button.js';
import {exposeParts} from './expose-parts.js';
import {followServers} from './follow-servers.js';
import {getApiContext} from './site-context.js';

let isWatched = false;
/** Views whose request the reader has started, in the form or in the panel. */
const begun = new WeakSet<HTMLElement>();

/** Functions that open an element's form with the values of a `#try=` link. */
const linked = new Map<HTMLElement, (packed: string) => void>();

addEventListener('hashchange', () => openLink());

/**
 * Opens the form if the URL's fragment contains a packed request: `#try=…`, or `#/slug?try=…`. Opens only the form of
 * `only`, if set.
 */
function openLink(only?: HTMLElement): void {
  const packed = /[#?&]try=([\w-]+)/.exec(location.hash)?.[1];
  if (packed === undefined) return;
  for (const [host, open] of linked) {
    if (!host.isConnected) linked.delete(host);
    else if (!only || only === host) open(packed);
  }
}

/** Adds "Try it" to the method line of an operation, in the view or in the page's header. A click loads the form. */
export function offerTryIt(host: HTMLElement, place: HTMLElement, wanted: ViewRequest): void {
  followServers(host);
  const {name, options} = wanted;
  const kind = place.querySelector<HTMLElement>('.api-view')?.dataset.kind;
  // A hidden element is the native view of a third-party viewer, which has its own form.
  const isOffered =
    !host.hidden && (options.playground ?? 'interactive') === 'interactive' && kind === 'operation' && name;
  const head = options.isBound
    ? document.querySelector('.page-head .operation-head')
    : place.querySelector('.operation-line > .operation-head');
  if (!isOffered) {
    linked.delete(host);
    offerPanel(place);
    putTryButton(head);
    return;
  }
  // A site watches its credentials itself. In a host page, the first element does.
  if (!getApiContext() && !isWatched) {
    isWatched = true;
    watchCredentials('/');
  }
  const begin = async (load: () => Promise<unknown>) => {
    begun.add(place);
    // A module failed to load, or the page's policy blocks it. Show the reason at the button.
    await load().catch(async error => (await import('./show-form-failure.js')).showFormFailure(head, error));
  };
  putTryButton(head, () =>
    begin(async () => (await import('../try-it/open-try-it.js')).openTryIt(host, place, wanted)),
  );
  // In the order of the reader's actions: a chosen server applies to the request that is sent next.
  let last = Promise.resolve();
  offerPanel(place, action => {
    last = last.then(() =>
      begin(async () => (await import('../request-panel/show-panel.js')).showPanel(host, place, wanted, action)),
    );
  });
  updateCredentialMarks(host);
  exposeParts(place.getRootNode());
  linked.set(host, packed => {
    void begin(async () => (await import('../try-it/open-linked.js')).openLinked(host, place, wanted, packed));
  });
  openLink(host);
}

/** Updates the request that the reader has started, after the document was downloaded again. */
export async function updateStartedRequest(host: HTMLElement, place: HTMLElement, wanted: ViewRequest): Promise<void> {
  if (!begun.has(place)) return;
  const {updateTryIt} = await import('../try-it/open-try-it.js');
  await updateTryIt(host, place, wanted);
}
