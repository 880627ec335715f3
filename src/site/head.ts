import {isAbsolute} from '../base/link.js';
import {safeUrl} from '../base/url.js';
import type {Config} from '../config/config.js';
import {readDescriptionText} from '../markdown/syntax/description.js';
import {labelOf} from './navigation/locate.js';
import type {PageLocation} from './navigation/navigation.js';
import type {PageDocument} from './page/open-page.js';
import {findPageName} from './page-name.js';

/** A tag in the document's `<head>` as data. `title` has its content in `text`. */
export interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** Generated preview picture of a page, for links in social networks. */
export interface SocialImage {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/**
 * Returns the meta tags that docs.json sets for a page. The tags of the site come first, then the tags of its folders,
 * the deepest last.
 */
export function buildSiteTags({metatags, paths}: Config['seo'], slug: string): ReadonlyMap<string, string> {
  const around = paths
    .map(({path, metatags: own}) => ({folder: path.replace(/^\/+|\/+$/g, ''), own}))
    .filter(({folder}) => slug === folder || slug.startsWith(`${folder}/`))
    .sort((a, b) => a.folder.length - b.folder.length);
  return new Map([...metatags, ...around.flatMap(({own}) => [...own])]);
}

/** Matches meta tags whose value is the URL of a picture or other file. */
const pictureTags = /^(?:og:(?:image|video|audio)(?::(?:url|secure_url))?|twitter:image)$/;

/** Returns the URL of a picture. Resolves project paths. */
function pictureOf(name: string, content: string, asset: (path: string) => string | undefined): string {
  return pictureTags.test(name) && !isAbsolute(content) ? (asset(content) ?? content) : content;
}

/**
 * Makes picture URLs absolute, because social networks and search engines do not resolve them. `base` is the page's
 * URL.
 */
export function addPictureUrls(tags: readonly HeadTag[], base: string): readonly HeadTag[] {
  return tags.map(tag => {
    const {property, name = property, content} = tag.attributes;
    if (name === undefined || content === undefined || !pictureTags.test(name)) return tag;
    return {...tag, attributes: {...tag.attributes, content: safeUrl(content, 'image', base) ?? content}};
  });
}

/** Builds title, description, OpenGraph tags, the author's tags, and the icon of a page. */
export function buildHead(
  config: Config,
  page: PageDocument | undefined,
  location: PageLocation,
  asset: (path: string) => string | undefined,
  made?: SocialImage,
): readonly HeadTag[] {
  const tags: HeadTag[] = [];
  const title = page ? findPageName(page) : location.entry && labelOf(location.entry);
  const own = page?.metadata.description;
  const description = own === undefined ? config.description : readDescriptionText(own);
  tags.push({
    tag: 'title',
    attributes: {},
    text: title && title !== config.name ? `${title} - ${config.name}` : config.name,
  });
  const metas = new Map<string, string>([
    ['generator', 'Lectern'],
    ['og:site_name', config.name],
    ['og:type', 'article'],
    ['twitter:card', 'summary_large_image'],
  ]);
  metas.set('og:title', title ?? config.name);
  if (description) metas.set('description', description).set('og:description', description);
  const {background} = config.thumbnails;
  // The background can also be a color.
  const image = made?.url ?? (background && /[./]/.test(background) ? asset(background) : undefined);
  if (image) metas.set('og:image', image);
  for (const [name, content] of [...config.metadata, ...buildSiteTags(config.seo, page?.slug ?? '')])
    if (name !== 'canonical') metas.set(name, pictureOf(name, content, asset));
  if (page?.metadata.keywords.length) metas.set('keywords', page.metadata.keywords.join(', '));
  for (const [key, value] of page?.frontmatter ?? [])
    if (/^(?:og|twitter):/.test(key) && typeof value === 'string') metas.set(key, pictureOf(key, value, asset));
  // These sizes and texts describe the generated picture only.
  if (made && metas.get('og:image') === made.url)
    for (const name of ['width', 'height', 'alt'] as const)
      if (!metas.has(`og:image:${name}`)) metas.set(`og:image:${name}`, String(made[name]));
  // With `navigable`, search engines must skip pages outside the navigation.
  if (page?.metadata.noindex || page?.metadata.hidden || (config.seo.indexing === 'navigable' && !location.entry))
    metas.set('robots', 'noindex');
  for (const [name, content] of metas)
    tags.push({tag: 'meta', attributes: {[/^(?:og|article|fb):/.test(name) ? 'property' : 'name']: name, content}});
  if (page?.metadata.canonical) tags.push({tag: 'link', attributes: {rel: 'canonical', href: page.metadata.canonical}});
  const {favicon} = config;
  const light = favicon ? asset(favicon.light) : undefined;
  const dark = favicon ? asset(favicon.dark) : undefined;
  if (light)
    tags.push({
      tag: 'link',
      attributes: {
        rel: 'icon',
        href: light,
        ...(dark && dark !== light ? {media: '(prefers-color-scheme: light)'} : {}),
      },
    });
  if (dark && dark !== light)
    tags.push({tag: 'link', attributes: {rel: 'icon', href: dark, media: '(prefers-color-scheme: dark)'}});
  return tags;
}
