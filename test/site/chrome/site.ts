import {renderEntries} from '../../../elements/site-chrome/templates/entries.js';
import {renderChrome, renderTemplate} from '../../../shell/node/render-chrome.js';
import {createMemoryFiles} from '../../../src/base/files.js';
import type {Html} from '../../../src/base/html.js';
import {buildPageMetadata, type PageMetadata, readPageMetadata} from '../../../src/markdown/frontmatter/page.js';
import {readFrontmatterYaml} from '../../../src/markdown/frontmatter/read-yaml.js';
import type {ChromePart, ChromeViews} from '../../../src/site/chrome/build-chrome.js';
import {buildEntries} from '../../../src/site/chrome/entries.js';
import {buildSiteChrome, locateChrome, openSite, type Site} from '../../../src/site/site.js';

export const place = {base: '/docs/', router: 'history'} as const;

/** Returns a site for a docs.json. Adds `name` and two pages if they are missing. */
export async function siteOf(docs: object): Promise<Site> {
  const json = JSON.stringify({name: 'Site', navigation: {pages: ['index', 'a/b']}, ...docs});
  return openSite(createMemoryFiles({'docs.json': json}), place);
}

export interface Shown {
  readonly slug?: string;
  readonly head?: Readonly<Record<string, unknown>>;
  readonly heads?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Texts of pages with loaded frontmatter. */
  readonly texts?: Readonly<Record<string, string>>;
  readonly modified?: string;
  /** The page comes from an API document, and has no file. */
  readonly isGenerated?: boolean;
}

/** Renders the parts of the page chrome like the server renderer. */
export function htmlOf(views: ChromeViews): Readonly<Record<ChromePart, () => Html>> {
  const part = (name: ChromePart) => () => renderChrome(name, views);
  return {
    header: part('header'),
    sidebar: part('sidebar'),
    eyebrow: part('eyebrow'),
    actions: part('actions'),
    pageFooter: part('pageFooter'),
    siteFooter: part('siteFooter'),
  };
}

/** Renders a list of entries like the browser's templates and the server renderer. */
export function entriesHtml(...[entries, open, input]: Parameters<typeof buildEntries>): string {
  return renderTemplate(renderEntries(buildEntries(entries, open, input))).text;
}

/** Renders the chrome of a page to HTML by part, without images. */
export async function chromeFor(docs: object, shown: Shown = {}): Promise<Readonly<Record<ChromePart, string>>> {
  const site = await siteOf(docs);
  const slug = shown.slug ?? 'index';
  const heads = new Map<string, PageMetadata>();
  for (const [key, values] of Object.entries(shown.heads ?? {}))
    heads.set(key, buildPageMetadata(new Map(Object.entries(values))));
  for (const [key, text] of Object.entries(shown.texts ?? {}))
    heads.set(key, await readPageMetadata(text, key, readFrontmatterYaml));
  const metadata = buildPageMetadata(new Map(Object.entries(shown.head ?? {})));
  const page = {
    slug,
    metadata,
    ...(!shown.isGenerated && {file: `${slug}.mdx`}),
    minutes: 1,
    ...(shown.modified ? {modified: shown.modified} : {}),
  };
  const frame = htmlOf(buildSiteChrome(site, page, locateChrome(site, slug), heads));
  const part = (name: ChromePart) => withoutPictures(frame[name]().text);
  return {
    header: part('header'),
    sidebar: part('sidebar'),
    eyebrow: part('eyebrow'),
    actions: part('actions'),
    pageFooter: part('pageFooter'),
    siteFooter: part('siteFooter'),
  };
}

export function withoutPictures(html: string): string {
  return html.replace(/<svg class="glyph".*?<\/svg>/gs, '');
}

/**
 * Returns `words → address` for each link, and `words` for other entries. Leaves out the logo in the drawer, which
 * every sidebar contains.
 */
export function linksOf(html: string): string[] {
  const own = html.replace(/<div class="drawer-head">.*?<\/div>/s, '');
  return [...own.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, attributes, inside]) => {
    const href = /href="([^"]*)"/.exec(attributes as string)?.[1];
    const current = /aria-current="/.test(attributes as string) ? '*' : '';
    const away = /target="_blank" rel="noopener/.test(attributes as string) ? ' (away)' : '';
    const words = (inside as string)
      .replaceAll('<wbr>', '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    const label = /aria-label="([^"]*)"/.exec(attributes as string)?.[1];
    return `${current}${words || label} → ${href}${away}`;
  });
}
