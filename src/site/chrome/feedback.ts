import {enSite, type SiteMessages} from '../../messages/en-site.js';
import type {ChromeInput} from './chrome.js';
import {findRepositoryUrl} from './edit-url.js';

/** Feedback controls that docs.json enables: a rating, and a link to open an issue. */
export interface FeedbackView {
  readonly messages: SiteMessages;
  readonly rating: {readonly slug: string; readonly endpoint: string | undefined} | undefined;
  readonly issueHref: string | undefined;
}

export function buildFeedback(input: ChromeInput): FeedbackView | undefined {
  const {page, config, spoken} = input;
  const {thumbsRating, raiseIssue, endpoint} = config.feedback;
  const issueHref = raiseIssue ? buildIssueUrl(input) : undefined;
  if ((!thumbsRating && issueHref === undefined) || page.slug === '404') return undefined;
  return {
    messages: spoken?.extras ?? enSite,
    rating: thumbsRating ? {slug: page.slug, endpoint} : undefined,
    issueHref,
  };
}

/** Returns the URL for opening an issue about the page. Undefined for unknown hosts. */
function buildIssueUrl({config, repository, page}: ChromeInput): string | undefined {
  const base = findRepositoryUrl(config.footer.repo ?? repository?.url ?? '');
  if (base === undefined) return undefined;
  const title = encodeURIComponent(`Documentation: ${page.metadata.title ?? page.slug}`);
  const body = encodeURIComponent(`Page: /${page.slug}`);
  const {host} = new URL(base);
  if (/gitlab/.test(host)) return `${base}/-/issues/new?issue[title]=${title}&issue[description]=${body}`;
  if (/bitbucket/.test(host)) return `${base}/issues/new?title=${title}`;
  return /github/.test(host) ? `${base}/issues/new?title=${title}&body=${body}` : undefined;
}
