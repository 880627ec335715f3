import {omitUndefined} from '../base/omit-undefined.js';
import {encodePath} from '../base/slug.js';
import {readDescriptionText} from '../markdown/syntax/description.js';
import type {HeadTag} from '../site/head.js';
import {formatBreadcrumbs} from '../site/navigation/locate-page.js';
import type {PageLocation} from '../site/navigation/navigation.js';
import type {PageDocument} from '../site/page/open-page.js';
import {findPageName} from '../site/page-name.js';
import {buildMetadataTags, type Site} from '../site/site.js';
import type {ThumbnailText} from './draw-text.js';
import {pictureSize} from './picture-size.js';

/** A preview image for links to a page in social networks, not drawn yet. Plain data. */
export interface Thumbnail {
  /** Path of the page file, for messages. */
  readonly file: string;
  /** Path of the image in the output folder. */
  readonly path: string;
  readonly text: ThumbnailText;
}

/** A page, and its position in the navigation. */
interface Placed {
  readonly site: Site;
  readonly page: PageDocument;
  readonly located: PageLocation;
}

/**
 * Adds the preview image to a page's metadata. Returns the image to draw. Pages have none without a site URL, because
 * social networks need absolute URLs. Hidden pages, pages that lead to another site, and pages with an image of the
 * author have none either.
 */
export function addPicture(
  {site, page, located}: Placed,
  siteUrl: string | undefined,
): {readonly tags: readonly HeadTag[]; readonly thumbnail?: Thumbnail} {
  const without = buildMetadataTags(site, page, located);
  const isKeptBack = located.entry?.hidden || page.metadata.url !== undefined || page.slug === '404';
  const isFound = !without.some(({attributes: {name, content}}) => name === 'robots' && content?.includes('noindex'));
  if (siteUrl === undefined || isKeptBack || !isFound) return {tags: without};
  const thumbnail = buildThumbnail({site, page, located}, new URL(siteUrl).host);
  const {width, height} = pictureSize;
  const image = {url: siteUrl + encodePath(thumbnail.path), width, height, alt: thumbnail.text.title};
  const tags = buildMetadataTags(site, page, located, image);
  const isShown = tags.some(({attributes}) => attributes.property === 'og:image' && attributes.content === image.url);
  return isShown ? {tags, thumbnail} : {tags: without};
}

function buildThumbnail({site: {config}, page, located}: Placed, host: string): Thumbnail {
  const title = findPageName(page);
  const description = page.metadata.description && readDescriptionText(page.metadata.description);
  const breadcrumbs = formatBreadcrumbs(located);
  // Omit breadcrumbs that only repeat the title.
  const text = {
    site: config.name,
    host,
    title,
    ...omitUndefined({trail: breadcrumbs === title ? undefined : breadcrumbs, description}),
  };
  return {file: page.file || 'docs.json', path: `_lectern/thumbnails/${page.slug}.png`, text};
}
