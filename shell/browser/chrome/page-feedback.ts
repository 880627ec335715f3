import {sanitizeUrl} from '../../../src/base/url.js';

/** Fired when a reader rates a page. */
class FeedbackEvent extends Event {
  readonly helpful: boolean;
  readonly slug: string;

  constructor(helpful: boolean, slug: string) {
    super('docs-feedback', {bubbles: true, composed: true});
    this.helpful = helpful;
    this.slug = slug;
  }
}

/** Adds listeners to the buttons below a page that rate it. */
export function startPageFeedback(): void {
  document.addEventListener('click', event => {
    const button = (event.target as Element).closest<HTMLElement>('[data-feedback]');
    if (button) rate(button);
  });
}

function rate(button: HTMLElement): void {
  const group = button.closest<HTMLElement>('.feedback-rating');
  if (!group) return;
  const helpful = button.dataset.feedback === 'yes';
  const {slug = '', endpoint} = group.dataset;
  // The reader gave this answer already. Another answer replaces it.
  if (button.ariaPressed === 'true') return;
  for (const each of group.querySelectorAll<HTMLElement>('[data-feedback]')) each.ariaPressed = String(each === button);
  const thanks = group.querySelector<HTMLElement>('.feedback-thanks');
  if (thanks) thanks.textContent = thanks.dataset.thanks ?? '';
  group.dispatchEvent(new FeedbackEvent(helpful, slug));
  const url = endpoint === undefined ? undefined : sanitizeUrl(endpoint, 'server', location.href);
  if (url === undefined) return;
  const body = JSON.stringify({page: slug, helpful, title: document.title, language: document.documentElement.lang});
  const headers = {'content-type': 'application/json'};
  void fetch(url, {method: 'POST', body, headers, credentials: 'omit', keepalive: true}).catch(() => {});
}
