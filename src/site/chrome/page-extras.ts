import {type Html, html, nothing} from '../../base/html.js';
import {humanizeSlug, normalizeSlug} from '../../base/slug.js';
import {nameInLists} from '../../markdown/frontmatter/page.js';
import {descriptionWords} from '../../markdown/syntax/description.js';
import {enSite} from '../../messages/en-site.js';
import {labelOf} from '../navigation/locate.js';
import type {ChromeInput} from './chrome.js';

/** The pages that the head of a page calls related, as links at its end. */
export function relatedOf(input: ChromeInput): Html {
  const {page, heads, navigation, spoken} = input;
  const links = (page.related ?? []).flatMap(({href: written, title}) => {
    const address = input.href(/^[\w.-]+:|^[/#]/.test(written) ? written : `/${written}`);
    if (!address) return [];
    const slug = normalizeSlug(written) ?? '';
    const entry = navigation.entries.get(slug);
    const head = heads.get(slug);
    const name =
      title ?? nameInLists(head) ?? (entry ? labelOf(entry) : address.external ? written : humanizeSlug(slug));
    const about = head?.description;
    return [
      html`<li><a href="${address.href}">${name}</a>${about ? html`<span>${descriptionWords(about)}</span>` : nothing}</li>`,
    ];
  });
  if (links.length === 0) return nothing;
  const {related} = spoken?.extras ?? enSite;
  return html`<section class="page-related" aria-labelledby="page-related"><h2 id="page-related">${related}</h2><ul>${links}</ul></section>`;
}

/** Since when, or in which version, what a page says holds. */
export function versionOf({page}: ChromeInput): Html {
  return page.version === undefined ? nothing : html`<span class="page-version">${page.version}</span>`;
}
