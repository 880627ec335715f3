import {humanizeSlug, normalizeSlug} from '../../base/slug.js';
import {nameInLists} from '../../markdown/frontmatter/page.js';
import {readDescriptionText} from '../../markdown/syntax/description.js';
import {enSite} from '../../messages/en-site.js';
import {getLabel} from '../navigation/locate-page.js';
import type {ChromeInput} from './chrome.js';

/** Links to related pages, from the frontmatter. */
export interface RelatedView {
  readonly title: string;
  readonly links: readonly {readonly href: string; readonly label: string; readonly description: string | undefined}[];
}

export function buildRelated({page, pageMetadata, navigation, spoken, href}: ChromeInput): RelatedView | undefined {
  const links = (page.related ?? []).flatMap(({href: written, title}) => {
    const link = href(/^[\w.-]+:|^[/#]/.test(written) ? written : `/${written}`);
    if (!link) return [];
    const slug = normalizeSlug(written) ?? '';
    const entry = navigation.entries.get(slug);
    const metadata = pageMetadata.get(slug);
    const found = title ?? nameInLists(metadata) ?? (entry && getLabel(entry));
    const description = metadata?.description ? readDescriptionText(metadata.description) : undefined;
    return [{href: link.href, label: found ?? (link.external ? written : humanizeSlug(slug)), description}];
  });
  return links.length > 0 ? {title: (spoken?.extras ?? enSite).related, links} : undefined;
}
