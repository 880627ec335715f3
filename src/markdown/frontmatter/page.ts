import type {Binding} from '../../components/bound-element.js';
import {parseOperationBinding, readBinding} from './binding.js';
import {type Frontmatter, readFrontmatter, splitFrontmatter, type YamlReader} from './frontmatter.js';
import {readLeadingHeading} from './leading-heading.js';
import {readFrontmatterText} from './text-of.js';

/** Metadata of a page that other pages use, for example in the sidebar. Read once from its frontmatter. */
export interface PageMetadata {
  readonly title?: string;
  readonly sidebarTitle?: string;
  /** Text of a `# Title` at the start of the body, if the frontmatter has no title. */
  readonly heading?: string;
  readonly description?: string;
  readonly icon?: string;
  /** Style of the icon, such as `solid` or `brands`. */
  readonly iconType?: string;
  readonly tag?: string;
  /** URL that the navigation entry links to, instead of the page. */
  readonly url?: string;
  readonly hidden: boolean;
  readonly noindex: boolean;
  readonly deprecated: boolean;
  /** True if the page has no links to the previous and next page. */
  readonly hideFooterPagination?: true;
  /** True if the sidebar omits the HTTP method of the page. */
  readonly hideApiMarker?: true;
  /** Whether to show the date of the last change, instead of the docs.json setting. */
  readonly timestamp?: boolean;
  /** False if the search of the site omits the page. Search engines can still list it. */
  readonly searchable?: false;
  /** Factor for the ranking in search results. The default is 1. */
  readonly boost?: number;
  readonly mode: PageMode;
  /** HTTP method in upper case, from `openapi: POST /users` or `api: …`. */
  readonly method?: string;
  /** Path of the operation, or name of a webhook. */
  readonly target?: string;
  /** Operation, schema, or document that the page is bound to. */
  readonly binding?: Binding;
  readonly keywords: readonly string[];
  /**
   * Groups of readers who see the page on hosted platforms. Set only if the navigation filters by group
   * (`page-groups.ts`).
   */
  readonly groups?: readonly string[];
  readonly canonical?: string;
}

type PageMode = 'default' | 'wide' | 'center' | 'custom' | 'frame';
const modes: readonly string[] = ['default', 'wide', 'center', 'custom', 'frame'];

/**
 * Reads the metadata of a page that is not open. Returns no values for invalid YAML: the page itself reports that
 * problem.
 */
export async function readPageMetadata(text: string, file: string, readYaml: YamlReader): Promise<PageMetadata> {
  const {yaml, body} = splitFrontmatter(text);
  const {frontmatter} = await readFrontmatter(yaml, file, readYaml);
  return addHeading(buildPageMetadata(frontmatter, file), body);
}

/** Adds the text of a `# Title` at the start of the body to the metadata of a page without a title. */
export function addHeading(metadata: PageMetadata, body: string): PageMetadata {
  const heading = metadata.title === undefined && metadata.sidebarTitle === undefined ? readLeadingHeading(body) : '';
  return heading ? {...metadata, heading} : metadata;
}

/** Returns the title of a page for lists such as the sidebar, or undefined. */
export function nameInLists(metadata: PageMetadata | undefined): string | undefined {
  return metadata?.sidebarTitle ?? metadata?.title ?? metadata?.heading;
}

/** Reads page metadata from frontmatter and file path. Ignores values of a wrong type. */
export function buildPageMetadata(frontmatter: Frontmatter, file?: string): PageMetadata {
  const text = (key: string): string | undefined => readFrontmatterText(frontmatter.get(key));
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
    boost: getWeight(frontmatter.get('boost')),
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
      ? keywords.flatMap(each => readFrontmatterText(each) ?? [])
      : typeof keywords === 'string'
        ? keywords.split(/\s*,\s*/)
        : [],
  };
}

/** Returns a valid ranking factor, or undefined. */
export function getWeight(written: unknown): number | undefined {
  const weight = typeof written === 'string' ? Number(written) : written;
  return typeof weight === 'number' && weight > 0 && weight <= 1000 && weight !== 1 ? weight : undefined;
}
