import {isFilled} from '../../../src/api-reference/form/credential.js';
import {enTryIt, type TryItMessages} from '../../../src/messages/en-try-it.js';
import {adoptAround} from '../../base/adopt.js';
import css from '../../theme/credential-state.css';
import {viewPlaceOf} from '../endpoint/view-place.js';
import {findFormMessages} from '../form/find-form-messages.js';
import {type CredentialStore, credentialsOf} from './credential-store.js';

/** Marks the security schemes of each view that have a credential for its server. */
export class CredentialMarks {
  readonly #store: CredentialStore;
  readonly #observer = new MutationObserver(() => this.#updateAll());

  constructor(base: string) {
    this.#store = credentialsOf(base);
    this.#store.addEventListener('change', () => this.#updateAll());
    this.#updateAll();
  }

  /** Updates the marks in an element's view, now and whenever its server changes. */
  async update(host: HTMLElement): Promise<void> {
    const place = viewPlaceOf(host);
    const url = place.querySelector('.base-url code');
    // Without a panel, the page sends no requests. An element with `credentials` does not use the shared store.
    if (!url || !place.querySelector('.request-send') || host.hasAttribute('credentials')) return;
    this.#observer.observe(url, {childList: true});
    const messages = (await findFormMessages(host))?.tryIt ?? enTryIt;
    const text = url.textContent ?? '';
    const origin = URL.canParse(text, document.baseURI) ? new URL(text, document.baseURI).origin : '';
    adoptAround(place, css);
    for (const row of place.querySelectorAll<HTMLElement>('.part-security .field[data-scheme]')) {
      const known = row.querySelector(':scope > .credential-state');
      if (!isFilled(this.#store.get(origin, row.dataset.scheme ?? ''))) known?.remove();
      else if (!known) row.append(stateOf(messages));
    }
  }

  /** Updates all views in the document. Queries them, because a list would keep removed elements in memory. */
  #updateAll(): void {
    for (const host of document.querySelectorAll<HTMLElement>('openapi-endpoint')) void this.update(host);
  }
}

function stateOf({credentialEntered, changeCredential}: TryItMessages): HTMLElement {
  const state = Object.assign(document.createElement('span'), {className: 'credential-state'});
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'request-sign-in',
    textContent: changeCredential,
  });
  const line = document.createElement('span');
  line.append(credentialEntered, button);
  state.append(line);
  state.setAttribute('data-markdown-ignore', '');
  return state;
}
