import type {Problem} from '../base/problem.js';
import type {PageContext} from '../components/component.js';
import {renderFeed} from '../site/feed/render-feed.js';
import {renderJsonFeed} from '../site/feed/render-json-feed.js';
import type {HeadTag} from '../site/head.js';
import {listPageUpdates} from '../site/page/build-page-markdown.js';
import type {PageDocument} from '../site/page/open-page.js';
import {buildPageUrl} from './head-tags.js';
import type {OutputFile} from './output-file.js';
import type {PageFeed, PageRecord} from './page-record.js';

interface Known {
  readonly siteUrl: string;
  readonly name: string;
  readonly language: string;
}

/** Returns whether a page has a feed: it contains an `<Update>`, and its frontmatter does not set `rss: false`. */
export function hasFeed({frontmatter, anchors}: PageDocument): boolean {
  return frontmatter.get('rss') !== false && [...anchors.keys()].some(({name}) => name === 'Update');
}

/** Returns whether the frontmatter of a page requests a feed. If so, a feed that cannot be written is a problem. */
export function isFeedRequested({frontmatter}: PageDocument): boolean {
  return frontmatter.get('rss') === true;
}

/** Returns the path of a page's RSS feed: `changelog/rss.xml`. */
export function toFeedPath(slug: string): string {
  return slug === 'index' ? 'rss.xml' : `${slug}/rss.xml`;
}

/** Returns the path of a page's JSON feed: `changelog/feed.json`. */
function toJsonFeedPath(slug: string): string {
  return toFeedPath(slug).replace(/rss\.xml$/, 'feed.json');
}

export function writeFeedFiles(pages: readonly Pick<PageRecord, 'slug' | 'feed'>[]): readonly OutputFile[] {
  return pages.flatMap(({slug, feed}) =>
    feed
      ? [
          {path: toFeedPath(slug), text: feed.rss},
          {path: toJsonFeedPath(slug), text: feed.json},
        ]
      : [],
  );
}

/** Reports, once for all pages, that feeds cannot be written. */
export function findFeedProblems(pages: readonly Pick<PageRecord, 'slug' | 'feed'>[]): readonly Problem[] {
  const first = pages.find(({feed}) => feed === false);
  if (!first) return [];
  return [
    {
      code: 'feed-address',
      level: 'warning',
      message: `The page "${first.slug}" has rss: true, but the site has no URL, so Lectern wrote no feed.`,
      fix: 'set integrations.lectern.siteUrl in docs.json, or pass --site-url https://docs.example.com/.',
      place: {file: 'docs.json', line: 1, column: 1},
    },
  ];
}

/** Returns `<head>` tags that link to a page's feeds. Empty without a feed, or without a site URL. */
export function buildFeedTags(page: PageDocument, siteUrl: string | undefined): readonly HeadTag[] {
  if (siteUrl === undefined || !hasFeed(page)) return [];
  const {title = page.slug} = page.metadata;
  const tag = (type: string, path: string): HeadTag => ({
    tag: 'link',
    attributes: {rel: 'alternate', type, title, href: siteUrl + encodeURI(path)},
  });
  return [tag('application/rss+xml', toFeedPath(page.slug)), tag('application/feed+json', toJsonFeedPath(page.slug))];
}

/** Builds a page's feed. `context` must make the URLs of links and images absolute. */
export function buildPageFeed(page: PageDocument, context: PageContext, {siteUrl, name, language}: Known): PageFeed {
  const {slug, metadata} = page;
  const {title = slug} = metadata;
  const feed = {
    title: title === name ? title : `${title} - ${name}`,
    description: metadata.description ?? `${title} - ${name}`,
    url: buildPageUrl(siteUrl, slug),
    language,
    updates: listPageUpdates(page, context),
  };
  return {
    rss: renderFeed({...feed, feedUrl: siteUrl + encodeURI(toFeedPath(slug))}),
    json: renderJsonFeed({...feed, feedUrl: siteUrl + encodeURI(toJsonFeedPath(slug))}),
  };
}
