import {humanizeSlug, normalizeSlug} from '../../base/slug.js';
import {nameInLists} from '../../markdown/frontmatter/page.js';
import {readDescriptionText} from '../../markdown/syntax/description.js';
import {enSite} from '../../messages/en-site.js';
import {labelOf} from '../navigation/locate.js';
import type {ChromeInput} from './chrome.js';

/** The pages that the frontmatter calls related. */
export interface RelatedView {
  readonly title: string;
  readonly links: readonly {readonly href: string; readonly label: string; readonly description: string | undefined}[];
}

export function buildRelated({page, heads, navigation, spoken, href}: ChromeInput): RelatedView | undefined {
  const links = (page.related ?? []).flatMap(({href: written, title}) => {
    const address = href(/^[\w.-]+:|^[/#]/.test(written) ? written : `/${written}`);
    if (!address) return [];
    const slug = normalizeSlug(written) ?? '';
    const entry = navigation.entries.get(slug);
    const head = heads.get(slug);
    const found = title ?? nameInLists(head) ?? (entry && labelOf(entry));
    const description = head?.description ? readDescriptionText(head.description) : undefined;
    return [{href: address.href, label: found ?? (address.external ? written : humanizeSlug(slug)), description}];
  });
  return links.length > 0 ? {title: (spoken?.extras ?? enSite).related, links} : undefined;
}
