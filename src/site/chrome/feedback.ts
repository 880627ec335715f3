import {attributes, type Html, html, nothing} from '../../base/html.js';
import {enSite} from '../../messages/en-site.js';
import type {ChromeInput} from './chrome.js';
import {repositoryUrl} from './edit-url.js';

/** What readers may say of a page, as docs.json wants it: whether it helped, and an issue about it. */
export function feedbackOf(input: ChromeInput): Html {
  const {page, config, spoken} = input;
  const words = spoken?.extras ?? enSite;
  const {thumbsRating, raiseIssue, endpoint} = config.feedback;
  const issue = raiseIssue ? issueAddress(input) : undefined;
  if ((!thumbsRating && issue === undefined) || page.slug === '404') return nothing;
  const button = (answer: 'yes' | 'no') =>
    html`<button class="button button-quiet" type="button" data-feedback="${answer}">${words[answer]}</button>`;
  const rating = thumbsRating
    ? html`<div class="feedback-rating" role="group" aria-labelledby="page-feedback"${attributes({'data-slug': page.slug, 'data-endpoint': endpoint ?? null})}><span id="page-feedback">${words.feedbackQuestion}</span>${button('yes')}${button('no')}<span class="feedback-thanks" role="status" data-thanks="${words.feedbackThanks}"></span></div>`
    : nothing;
  const link = issue
    ? html`<a class="edit-link" href="${issue}" target="_blank" rel="noopener">${words.raiseIssue}</a>`
    : nothing;
  return html`<div class="page-feedback">${rating}${link}</div>`;
}

/** Where an issue about the page is opened, of hosts that are known. */
function issueAddress({config, repository, page}: ChromeInput): string | undefined {
  const base = repositoryUrl(config.footer.repo ?? repository?.url ?? '');
  if (base === undefined) return undefined;
  const title = encodeURIComponent(`Documentation: ${page.head.title ?? page.slug}`);
  const body = encodeURIComponent(`Page: /${page.slug}`);
  const {host} = new URL(base);
  if (/gitlab/.test(host)) return `${base}/-/issues/new?issue[title]=${title}&issue[description]=${body}`;
  if (/bitbucket/.test(host)) return `${base}/issues/new?title=${title}`;
  return /github/.test(host) ? `${base}/issues/new?title=${title}&body=${body}` : undefined;
}
