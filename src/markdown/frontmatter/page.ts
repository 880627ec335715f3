import type {Binding} from '../../components/bound-element.js';
import {parseOperationBinding, readBinding} from './binding.js';
import {type Frontmatter, readFrontmatter, splitFrontmatter, type YamlReader} from './frontmatter.js';
import {readLeadingHeading} from './leading-heading.js';
import {readText} from './text-of.js';

/** Page metadata that other pages show: its frontmatter, read once. */
export interface PageMetadata {
  readonly title?: string;
  readonly sidebarTitle?: string;
  /** `# Title` at the beginning of a text whose head has no title. */
  readonly heading?: string;
  readonly description?: string;
  readonly icon?: string;
  /** Style of the icon. */
  readonly iconType?: string;
  readonly tag?: string;
  /** `url` of the frontmatter: the entry links there instead. */
  readonly url?: string;
  readonly hidden: boolean;
  readonly noindex: boolean;
  readonly deprecated: boolean;
  /** No links to the pages before and after it. */
  readonly hideFooterPagination?: true;
  /** No method next to it in the sidebar. */
  readonly hideApiMarker?: true;
  /** Overrides the setting of docs.json for the date of the last change. */
  readonly timestamp?: boolean;
  /** False: in no search of the site; engines list it all the same. */
  readonly searchable?: false;
  /** Weight in search results; 1 is the default. */
  readonly boost?: number;
  readonly mode: PageMode;
  /** From `openapi: POST /users` or `api: …`: the method, upper case. */
  readonly method?: string;
  /** The path of that operation, or the name of a webhook. */
  readonly target?: string;
  /** The part of an API document that the page shows. */
  readonly binding?: Binding;
  readonly keywords: readonly string[];
  /** Groups of readers that hosted platforms show the page to. Known only where entries follow them (`page-groups.ts`). */
  readonly groups?: readonly string[];
  readonly canonical?: string;
}

export type PageMode = 'default' | 'wide' | 'center' | 'custom' | 'frame';
const modes: readonly string[] = ['default', 'wide', 'center', 'custom', 'frame'];

/** Reads the metadata of a page that is not open. Broken YAML gives no values; the page itself reports it. */
export async function readPageMetadata(text: string, file: string, readYaml: YamlReader): Promise<PageMetadata> {
  const {yaml, body} = splitFrontmatter(text);
  const {frontmatter} = await readFrontmatter(yaml, file, readYaml);
  return addHeading(buildPageMetadata(frontmatter, file), body);
}

/** Returns the head with the heading that its text begins with, where it has no other name. */
export function addHeading(metadata: PageMetadata, body: string): PageMetadata {
  const heading = metadata.title === undefined && metadata.sidebarTitle === undefined ? readLeadingHeading(body) : '';
  return heading ? {...metadata, heading} : metadata;
}

/** Returns the name of a page in lists, or undefined if neither its frontmatter nor its text has one. */
export function nameInLists(metadata: PageMetadata | undefined): string | undefined {
  return metadata?.sidebarTitle ?? metadata?.title ?? metadata?.heading;
}

/** Reads page metadata from frontmatter and the file's path. A value of the wrong kind counts as absent. */
export function buildPageMetadata(frontmatter: Frontmatter, file?: string): PageMetadata {
  const text = (key: string): string | undefined => readText(frontmatter.get(key));
  const flag = (key: string): boolean => [true, 'true'].includes(frontmatter.get(key) as string | boolean);
  const operation = parseOperationBinding(text('openapi') ?? text('api') ?? '');
  const mode = text('mode');
  const keywords = frontmatter.get('keywords');
  const head: {-readonly [K in keyof PageMetadata]?: PageMetadata[K] | undefined} = {
    title: text('title') ?? text('Title'),
    sidebarTitle: text('sidebarTitle') ?? text('sidebar_label'),
    description: text('description'),
    icon: text('icon'),
    iconType: text('iconType'),
    hideFooterPagination: flag('hideFooterPagination') || undefined,
    hideApiMarker: flag('hideApiMarker') || undefined,
    timestamp: frontmatter.has('timestamp') ? flag('timestamp') : undefined,
    searchable: [false, 'false'].includes(frontmatter.get('searchable') as string | boolean) ? false : undefined,
    boost: weightOf(frontmatter.get('boost')),
    tag: text('tag'),
    url: text('url'),
    canonical: text('canonical'),
    method: operation?.method,
    target: operation?.target,
    binding: readBinding(frontmatter, file),
  };
  for (const key of Object.keys(head) as (keyof PageMetadata)[]) if (head[key] === undefined) delete head[key];
  return {
    ...(head as PageMetadata),
    hidden: flag('hidden'),
    noindex: flag('noindex') || /\bnoindex\b/i.test(text('robots') ?? ''),
    deprecated: flag('deprecated'),
    mode: mode && modes.includes(mode) ? (mode as PageMode) : 'default',
    keywords: Array.isArray(keywords)
      ? keywords.flatMap(each => readText(each) ?? [])
      : typeof keywords === 'string'
        ? keywords.split(/\s*,\s*/)
        : [],
  };
}

/** Returns a weight that a search can multiply with. */
export function weightOf(written: unknown): number | undefined {
  const weight = typeof written === 'string' ? Number(written) : written;
  return typeof weight === 'number' && weight > 0 && weight <= 1000 && weight !== 1 ? weight : undefined;
}
