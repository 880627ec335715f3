import {isFilled} from '../../../src/api-reference/form/credential.js';
import {html} from '../../../src/base/html.js';
import {enTryIt, type TryItMessages} from '../../../src/messages/en-try-it.js';
import {adoptForElement} from '../../base/adopt.js';
import {setHtml} from '../../base/set-html.js';
import css from '../../theme/credential-state.css';
import {createViewPlace} from '../endpoint/view-place.js';
import {findFormMessages} from '../form/find-form-messages.js';
import {type CredentialStore, openCredentials} from './credential-store.js';

/** Marks the security schemes of each view that have a credential for its server, or whose credential it rejected. */
export class CredentialMarks {
  readonly #store: CredentialStore;
  readonly #observer = new MutationObserver(() => this.#updateAll());

  constructor(base: string) {
    this.#store = openCredentials(base);
    this.#store.addEventListener('change', () => this.#updateAll());
    this.#updateAll();
  }

  /** Updates the marks in an element's view, now and whenever its server changes. */
  async update(host: HTMLElement): Promise<void> {
    const place = createViewPlace(host);
    const url = place.querySelector('.base-url code');
    // Without a panel, the page sends no requests. An element with `credentials` does not use the shared store.
    if (!url || !place.querySelector('.request-send') || host.hasAttribute('credentials')) return;
    this.#observer.observe(url, {childList: true});
    const text = url.textContent ?? '';
    const origin = URL.canParse(text, document.baseURI) ? new URL(text, document.baseURI).origin : '';
    const rows = [...place.querySelectorAll<HTMLElement>('.part-security .field[data-scheme]')];
    const isEntered = ({dataset}: HTMLElement) => isFilled(this.#store.get(origin, dataset.scheme ?? ''));
    for (const row of rows) if (!isEntered(row)) findMark(row)?.remove();
    if (!rows.some(isEntered)) return;
    adoptForElement(place, css);
    const messages = (await findFormMessages(host))?.tryIt ?? enTryIt;
    for (const row of rows) {
      if (!isEntered(row)) continue;
      const isRejected = this.#store.isRejected(origin, row.dataset.scheme ?? '');
      if (findMark(row)?.classList.contains('is-rejected') === isRejected) continue;
      findMark(row)?.remove();
      const head = row.closest('.is-brief') ? undefined : row.querySelector('.field-head');
      (head ?? row).append(createMark(messages, isRejected));
    }
  }

  /** Updates all views in the document. Queries them, because a list would keep removed elements in memory. */
  #updateAll(): void {
    for (const host of document.querySelectorAll<HTMLElement>('openapi-endpoint')) void this.update(host);
  }
}

function findMark(row: HTMLElement): Element | null {
  return row.querySelector('.credential-state');
}

function createMark(messages: TryItMessages, isRejected: boolean): HTMLElement {
  const {credentialEntered, credentialRejected, changeCredential} = messages;
  const mark = document.createElement('span');
  mark.className = 'credential-state';
  mark.classList.toggle('is-rejected', isRejected);
  mark.setAttribute('data-markdown-ignore', '');
  setHtml(
    mark,
    html`<span>${isRejected ? credentialRejected : credentialEntered}<button class="request-sign-in" type="button">${changeCredential}</button></span>`,
  );
  return mark;
}
