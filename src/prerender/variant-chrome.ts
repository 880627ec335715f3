import {type Html, html} from '../base/html.js';
import type {PageMetadata} from '../markdown/frontmatter/page.js';
import {loadMessages} from '../messages/load-messages.js';
import {sectionKey} from '../site/chrome/navigation-file.js';
import type {PageLocation, Variant} from '../site/navigation/navigation.js';
import {collectNodeFacts} from '../site/navigation/node-settings.js';
import {pageIndex} from '../site/navigation/page-index.js';
import type {PageDocument} from '../site/page/open-page.js';
import {pageLanguage} from '../site/page-language.js';
import {chromeLocation, chromeOf, chromePageOf, type Site} from '../site/site.js';

/**
 * Renders the chrome of a page in the other versions, languages and products that list it. The script shows the one that the
 * reader has chosen (docs/contract.md, section 3). Their sidebars name groups only.
 */
export async function renderVariantChrome(
  site: Site,
  page: PageDocument,
  {entry, variant}: PageLocation,
  heads: ReadonlyMap<string, PageMetadata>,
): Promise<readonly Html[]> {
  if (!entry) return [];
  const lists = (other: Variant) => other !== variant && pageIndex(other).has(page.slug);
  const drawn = site.navigation.variants.filter(lists).map(async other => {
    const located = chromeLocation(site, page.slug, other.id);
    const words = await loadMessages(pageLanguage(site, located));
    const chrome = chromeOf({...site, place: {...site.place, words}}, chromePageOf(page), located, heads, true);
    const parts = {
      header: chrome.header(),
      sidebar: chrome.sidebar(),
      eyebrow: chrome.eyebrow(),
      bottom: chrome.pageFooter(),
      ...(collectNodeFacts(site.config).chrome.size > 0 && {footer: chrome.siteFooter()}),
    };
    const places = Object.entries(parts).map(([name, part]) => html`<div data-part="${name}">${part}</div>`);
    return html`<template data-variant="${other.id}" data-section="${sectionKey(located.section)}">${places}</template>`;
  });
  return Promise.all(drawn);
}
