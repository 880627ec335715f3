import {isOwnPath} from '../base/own-files.js';
import {withoutExtension} from '../base/page-files.js';
import {isRestrictedByGroups} from '../base/private-marks.js';
import {normalizeSlug} from '../base/slug.js';
import {isWebUrl} from '../base/web-url.js';
import type {Frontmatter} from '../markdown/frontmatter/frontmatter.js';
import {buildPageMetadata, type PageMetadata} from '../markdown/frontmatter/page.js';
import {addGroups} from '../markdown/frontmatter/page-groups.js';
import type {Repository} from './chrome/edit-url.js';
import {resolveDocumentFile} from './navigation/api-documents.js';
import type {PageExtension} from './routes/page-files.js';

/** Facts about a project that a browser cannot find out by itself. The attribute `manifest` contains the file's URL. */
export interface Manifest {
  readonly repository?: Repository;
  readonly pages: ReadonlyMap<string, ManifestPage>;
  readonly documents: readonly string[];
  /** Overlay files by the API document that they extend. */
  readonly overlays: ReadonlyMap<string, readonly string[]>;
  /** Commit dates of API documents. */
  readonly dates: ReadonlyMap<string, string>;
  /** Style sheets and scripts of the project. For a script, `true` means that it is a module. */
  readonly styles: readonly string[];
  readonly scripts: ReadonlyMap<string, boolean>;
}

/** Facts about a page. A browser reads missing ones from the page's file when it needs them. */
interface ManifestPage {
  readonly extension: PageExtension;
  /** Date of the last commit of its file. */
  readonly modified?: string;
  readonly metadata?: PageMetadata;
}

/** A page to list in the manifest. */
export interface ManifestSource {
  readonly file: string;
  readonly modified?: string | undefined;
  readonly frontmatter?: Frontmatter | undefined;
  /** First heading of the text, for a page without a title in its frontmatter. */
  readonly heading?: string | undefined;
}

/** Frontmatter keys that lists of pages need, such as the sidebar. Browsers read all others with the page. */
const listed = [
  'title',
  'Title',
  'sidebarTitle',
  'sidebar_label',
  'icon',
  'iconType',
  'hideApiMarker',
  'tag',
  'url',
  'hidden',
  'noindex',
  'deprecated',
  'openapi',
  'openapi-schema',
  'api',
  'asyncapi',
];

/**
 * Writes a manifest:
 * `{version, repository, documents, overlays, dates, styles, scripts, pages: {slug: {extension, modified, head}}}`,
 * sorted.
 */
export function renderManifest(
  repository: Repository | undefined,
  sources: readonly ManifestSource[],
  documents: readonly string[],
  {
    styles,
    scripts,
    dates = new Map(),
    overlays = new Map(),
  }: Pick<Manifest, 'styles' | 'scripts'> & Partial<Pick<Manifest, 'dates' | 'overlays'>> = {
    styles: [],
    scripts: new Map(),
  },
): string {
  const pages = sources.map(({file, modified, frontmatter, heading}) => {
    const head =
      frontmatter &&
      [...frontmatter].filter(
        ([key, value]) => (key === 'groups' && isRestrictedByGroups(value)) || (listed.includes(key) && isPlain(value)),
      );
    const page = {
      ...(file.endsWith('.md') && {extension: '.md'}),
      ...(modified !== undefined && {modified}),
      ...(head && {head: Object.fromEntries(head)}),
      ...(heading && {heading}),
    };
    return [withoutExtension(file), page] as const;
  });
  pages.sort(([one], [other]) => (one < other ? -1 : 1));
  const {url, branch, folder} = repository ?? {folder: ''};
  return JSON.stringify({
    version: 1,
    ...(repository && {repository: {url, branch, folder}}),
    ...(documents.length > 0 && {documents: [...documents].sort()}),
    ...(overlays.size > 0 && {overlays: Object.fromEntries([...overlays].sort())}),
    ...(dates.size > 0 && {dates: Object.fromEntries([...dates].sort())}),
    ...(styles.length > 0 && {styles}),
    ...(scripts.size > 0 && {scripts: Object.fromEntries(scripts)}),
    pages: Object.fromEntries(pages),
  });
}

/** Parses a manifest. Drops invalid values. Undefined if it is not an object. */
export function parseManifest(value: unknown): Manifest | undefined {
  const pages = getField(value, 'pages');
  if (typeof pages !== 'object' || pages === null) return undefined;
  const found = Object.entries(pages).flatMap(([written, page]) => {
    const slug = normalizeSlug(`/${written}`);
    return slug === undefined ? [] : [[slug, readPage(page, written)] as const];
  });
  const repository = getField(value, 'repository');
  const [url, branch] = [readText(repository, 'url'), readText(repository, 'branch')];
  const documents = getField(value, 'documents');
  const [styles, scripts] = [getField(value, 'styles'), getField(value, 'scripts')];
  return {
    pages: new Map(found),
    documents: readDocuments(documents),
    overlays: new Map(
      Object.entries(getField(value, 'overlays') ?? {}).map(([file, listed]) => [file, readDocuments(listed)]),
    ),
    styles: Array.isArray(styles) ? styles.filter(isOwnPath) : [],
    dates: new Map(
      Object.entries(getField(value, 'dates') ?? {}).filter(
        (each): each is [string, string] => typeof each[1] === 'string',
      ),
    ),
    scripts: new Map(
      Object.entries(scripts ?? {}).flatMap(([path, is]) => (isOwnPath(path) ? [[path, is === true]] : [])),
    ),
    ...(typeof repository === 'object' &&
      repository !== null && {
        repository: {
          folder: readText(repository, 'folder') ?? '',
          ...(url !== undefined && {url}),
          ...(branch !== undefined && {branch}),
        },
      }),
  };
}

function readDocuments(written: unknown): readonly string[] {
  return Array.isArray(written) ? written.flatMap(readDocument) : [];
}

/** Returns a project path or a list. Only docs.json can name URLs. */
function readDocument(written: unknown): string | readonly string[] {
  const file = typeof written === 'string' ? resolveDocumentFile(written) : undefined;
  return file === undefined || isWebUrl(file) ? [] : file;
}

/** Reads a page's entry. `path` is the path of its file without the extension. */
function readPage(page: unknown, path: string): ManifestPage {
  const modified = readText(page, 'modified');
  const head = getField(page, 'head');
  const heading = readText(page, 'heading');
  return {
    extension: readText(page, 'extension') === '.md' ? '.md' : '.mdx',
    ...(modified !== undefined && {modified}),
    ...(typeof head === 'object' &&
      head !== null && {
        metadata: addGroups(
          {...buildPageMetadata(new Map(Object.entries(head)), path), ...(heading !== undefined && {heading})},
          getField(head, 'groups'),
        ),
      }),
  };
}

function isPlain(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function getField(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;
}

function readText(value: unknown, key: string): string | undefined {
  const found = getField(value, key);
  return typeof found === 'string' ? found : undefined;
}
