import {type Html, html} from '../base/html.js';
import type {PageMetadata} from '../markdown/frontmatter/page.js';
import {loadMessages} from '../messages/load-messages.js';
import {toSectionKey} from '../site/chrome/navigation-file.js';
import {getPageLanguage} from '../site/get-page-language.js';
import {buildPageIndex} from '../site/navigation/build-page-index.js';
import type {PageLocation, Variant} from '../site/navigation/navigation.js';
import {collectNodeFacts} from '../site/navigation/node-settings.js';
import type {PageDocument} from '../site/page/open-page.js';
import {buildChromePage, buildSiteChrome, locateChrome, type Site} from '../site/site.js';
import type {RenderChrome} from './chrome-renderer.js';

/**
 * Renders the page chrome of the other versions, languages, and products that list the page. The script then shows that
 * of the reader's variant (docs/contract.md, section 3). These sidebars contain only names of groups.
 */
export async function renderVariantChrome(
  site: Site,
  page: PageDocument,
  {entry, variant}: PageLocation,
  pageMetadata: ReadonlyMap<string, PageMetadata>,
  renderChrome: RenderChrome,
): Promise<readonly Html[]> {
  if (!entry) return [];
  const lists = (other: Variant) => other !== variant && buildPageIndex(other).has(page.slug);
  const rendered = site.navigation.variants.filter(lists).map(async other => {
    const located = locateChrome(site, page.slug, other.id);
    const messages = await loadMessages(getPageLanguage(site, located));
    const chrome = buildSiteChrome(
      {...site, place: {...site.place, messages}},
      buildChromePage(page),
      located,
      pageMetadata,
      true,
    );
    const hasFooter = collectNodeFacts(site.config).chrome.size > 0;
    const parts = {
      header: renderChrome('header', chrome),
      sidebar: renderChrome('sidebar', chrome),
      eyebrow: renderChrome('eyebrow', chrome),
      bottom: renderChrome('pageFooter', chrome),
      ...(hasFooter && {footer: renderChrome('siteFooter', chrome)}),
    };
    const places = Object.entries(parts).map(([name, part]) => html`<div data-part="${name}">${part}</div>`);
    return html`<template data-variant="${other.id}" data-section="${toSectionKey(located.section)}">${places}</template>`;
  });
  return Promise.all(rendered);
}
