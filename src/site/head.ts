import {isAbsolute} from '../base/link.js';
import {sanitizeUrl} from '../base/url.js';
import type {Config} from '../config/config.js';
import {readFrontmatterText} from '../markdown/frontmatter/text-of.js';
import {readDescriptionText} from '../markdown/syntax/description.js';
import {getLabel} from './navigation/locate-page.js';
import type {PageLocation} from './navigation/navigation.js';
import type {PageDocument} from './page/open-page.js';
import {findPageName} from './page-name.js';

/** A tag in `<head>`. A `title` has its content in `text`. */
export interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** Generated preview image of a page for social networks. */
export interface SocialImage {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/**
 * Returns the meta tags that docs.json sets for a page: those of the site first, then those of its folders, the deepest
 * last.
 */
export function buildSiteTags({metatags, paths}: Config['seo'], slug: string): ReadonlyMap<string, string> {
  const around = paths
    .map(({path, metatags: own}) => ({folder: path.replace(/^\/+|\/+$/g, ''), own}))
    .filter(({folder}) => slug === folder || slug.startsWith(`${folder}/`))
    .sort((a, b) => a.folder.length - b.folder.length);
  return new Map([...metatags, ...around.flatMap(({own}) => [...own])]);
}

/** Matches names of meta tags whose value is a URL of an image, video, or sound. */
const pictureTags = /^(?:og:(?:image|video|audio)(?::(?:url|secure_url))?|twitter:image)$/;

/** Returns an image's URL. Resolves paths in the project. */
function resolvePicture(name: string, content: string, asset: (path: string) => string | undefined): string {
  return pictureTags.test(name) && !isAbsolute(content) ? (asset(content) ?? content) : content;
}

/**
 * Makes image URLs absolute, because social networks and search engines do not resolve them. `base` is the page's URL.
 */
export function addPictureUrls(tags: readonly HeadTag[], base: string): readonly HeadTag[] {
  return tags.map(tag => {
    const {property, name = property, content} = tag.attributes;
    if (name === undefined || content === undefined || !pictureTags.test(name)) return tag;
    return {...tag, attributes: {...tag.attributes, content: sanitizeUrl(content, 'image', base) ?? content}};
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
  const title = readSeoText(page, 'title') ?? (page ? findPageName(page) : location.entry && getLabel(location.entry));
  const metas = collectMetas(config, page, {title, asset, made});
  // With `seo.indexing: navigable`, tell search engines to skip pages outside the navigation.
  if (page?.metadata.noindex || page?.metadata.hidden || (config.seo.indexing === 'navigable' && !location.entry)) {
    if (!/\bnoindex\b/i.test(metas.get('robots') ?? '')) metas.set('robots', 'noindex');
  }
  const canonical = page?.metadata.canonical;
  return [
    {
      tag: 'title',
      attributes: {},
      text: title && title !== config.name ? `${title} - ${config.name}` : config.name,
    },
    ...[...metas].map(
      ([name, content]): HeadTag => ({
        tag: 'meta',
        attributes: {[/^(?:og|article|fb):/.test(name) ? 'property' : 'name']: name, content},
      }),
    ),
    ...(canonical ? [{tag: 'link', attributes: {rel: 'canonical', href: canonical}} as const] : []),
    ...buildIconTags(config, asset),
  ];
}

/** Returns the title or description of a page for search engines, if its frontmatter has one. */
function readSeoText(page: PageDocument | undefined, name: 'title' | 'description'): string | undefined {
  return readFrontmatterText(page?.frontmatter.get(`seo.${name}`));
}

interface MetaSources {
  readonly title: string | undefined;
  readonly asset: (path: string) => string | undefined;
  /** Generated preview image of the page. */
  readonly made: SocialImage | undefined;
}

/** Collects the meta tags by name. Tags of the page override those of the project. */
function collectMetas(
  config: Config,
  page: PageDocument | undefined,
  {title, asset, made}: MetaSources,
): Map<string, string> {
  const own = readSeoText(page, 'description') ?? page?.metadata.description;
  const description = own === undefined ? config.description : readDescriptionText(own);
  const metas = new Map<string, string>([
    ['generator', 'Lectern'],
    ['og:site_name', config.name],
    ['og:type', 'article'],
    ['twitter:card', 'summary_large_image'],
    ['og:title', title ?? config.name],
  ]);
  if (description) metas.set('description', description).set('og:description', description);
  const {background} = config.thumbnails;
  // Use `background` only if it is a path or URL: it can also be a color.
  const image = made?.url ?? (background && /[./]/.test(background) ? asset(background) : undefined);
  if (image) metas.set('og:image', image);
  for (const [name, content] of [...config.metadata, ...buildSiteTags(config.seo, page?.slug ?? '')])
    if (name !== 'canonical') metas.set(name, resolvePicture(name, content, asset));
  if (page?.metadata.keywords.length) metas.set('keywords', page.metadata.keywords.join(', '));
  for (const [key, value] of page?.frontmatter ?? [])
    if (/^(?:(?:og|twitter):|robots$)/.test(key) && typeof value === 'string')
      metas.set(key, resolvePicture(key, value, asset));
  // Write size and alternative text only for the generated image, which they describe.
  if (made && metas.get('og:image') === made.url)
    for (const name of ['width', 'height', 'alt'] as const)
      if (!metas.has(`og:image:${name}`)) metas.set(`og:image:${name}`, String(made[name]));
  return metas;
}

function buildIconTags({favicon}: Config, asset: (path: string) => string | undefined): readonly HeadTag[] {
  const [light, dark] = [favicon?.light, favicon?.dark].map(path => (path ? asset(path) : undefined));
  const hasDark = dark !== undefined && dark !== light;
  const icon = (href: string, mode?: string): HeadTag => ({
    tag: 'link',
    attributes: {rel: 'icon', href, ...(mode && {media: `(prefers-color-scheme: ${mode})`})},
  });
  return [...(light ? [icon(light, hasDark ? 'light' : undefined)] : []), ...(hasDark ? [icon(dark, 'dark')] : [])];
}
