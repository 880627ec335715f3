import {getErrorMessage} from '../../../src/base/get-error-message.js';
import {html} from '../../../src/base/html.js';
import {setHtml} from '../../base/set-html.js';

/** Shows below the method line why the request form did not open. */
export function showFormFailure(head: Element | null, thrown: unknown): void {
  const box = document.createElement('div');
  box.className = 'form-failed';
  const isForbidden = /polic|trusted/i.test(getErrorMessage(thrown));
  setHtml(
    box,
    html`<div class="callout tone-danger" role="alert"><div class="callout-body"><p class="callout-title">The form cannot be shown: ${getErrorMessage(thrown)}</p><p>${
      isForbidden
        ? 'Fix: Allow the trusted-types lectern, lectern-worker and lit-html in the policy of this page.'
        : 'Fix: Press the button again; a part of the script did not arrive.'
    }</p></div></div>`,
  );
  (head?.closest('.operation-line') ?? head)?.after(box);
  // Remove the message on the next click: the form opens, or shows a new message.
  head?.querySelector('.try-button')?.addEventListener('click', () => box.remove(), {once: true});
}
