import {isFile} from '../base/files.js';
import {isWebAddress} from '../base/web-address.js';
import {type ReadConfig, readConfig} from '../config/read-config.js';
import {namedDocuments, referencesOf} from '../navigation/api-documents.js';
import {type PageMetadata, readHead} from '../page/page.js';
import {readYaml} from '../page/read-yaml.js';
import {filledFiles} from '../page/variables.js';
import {pageFileCandidates} from '../routes/page-files.js';
import {withHeads} from '../site/bound-pages.js';
import type {Site} from '../site/site.js';
import {siteOf, withIndexes} from '../site/site.js';
import {ConfigPlaces} from './config-places.js';
import {Documents} from './documents.js';
import type {ProjectFiles} from './project-files.js';

/** What every rule may ask: the site, what files there are, the API documents, and lines of docs.json. */
export interface Project {
  readonly files: ProjectFiles;
  /** Every file there is. */
  readonly paths: ReadonlySet<string>;
  readonly read: ReadConfig;
  /** docs.json is there and is JSON: else nothing is known of redirects, documents and the navigation. */
  readonly isReadable: boolean;
  readonly site: Site;
  readonly documents: Documents;
  readonly places: ConfigPlaces;
  /** Files that are pages, sorted: neither snippets nor texts for those who read the project itself. */
  pageFiles(): readonly string[];
  /** The slugs of pages, for suggestions: those that have a file, and those that are made from documents. */
  pages(): readonly string[];
}

/**
 * Reads docs.json, lists the files and reads every document that docs.json names. Heads of pages are read only where these
 * decide whether there are pages of `api.openapi`.
 */
export async function openProject(written: ProjectFiles): Promise<Project> {
  const [read, paths] = await Promise.all([readConfig(written), written.list()]);
  const files = filledFiles(written, read.config.variables, read.config.further?.latex);
  const documents = new Documents(files, paths, read.config.lectern.remote);
  const named = namedDocuments(read.config);
  // Hosts answer slowly: all of them are asked at once.
  await Promise.all(named.filter(isWebAddress).map(file => documents.read(file)));
  for (const file of named) await documents.read(file);
  const unread = withIndexes(siteOf(read, {base: '/', router: 'history'}), documents.indexes);
  const site =
    referencesOf(read.config.api).length > 0 ? withHeads(unread, await listedHeads(unread, files, paths)) : unread;
  const {entries} = site.navigation;
  const pageFiles = paths.filter(
    path => /\.mdx?$/.test(path) && (entries.has(withoutExtension(path)) || isPageFile(path)),
  );
  const generated = [...entries.values()].filter(each => each.generated).map(({slug}) => slug);
  const pages = [...pageFiles.map(withoutExtension), ...generated];
  return {
    files,
    paths: new Set(paths),
    read,
    isReadable: !read.missing.some(each => each === 'file' || each === 'syntax'),
    site,
    documents,
    places: new ConfigPlaces(read),
    pageFiles: () => pageFiles,
    pages: () => pages,
  };
}

/** Heads of listed pages, up to the first that names an operation. */
async function listedHeads(
  {navigation}: Site,
  files: ProjectFiles,
  paths: readonly string[],
): Promise<ReadonlyMap<string, PageMetadata>> {
  const known = new Set(paths);
  const heads = new Map<string, PageMetadata>();
  for (const [slug, {generated}] of navigation.entries) {
    const file = generated ? undefined : pageFileCandidates(slug).find(path => known.has(path));
    const result = file === undefined ? undefined : await files.read(file);
    if (!result || !isFile(result)) continue;
    const head = await readHead(result.text, slug, readYaml);
    heads.set(slug, head);
    if (head.binding) break;
  }
  return heads;
}

/** A file outside of the navigation is a page unless it is a snippet, or one of the texts that repositories have. */
export function isPageFile(path: string): boolean {
  if (/(?:^|\/)_?snippets\/|(?:^|\/)_/.test(path)) return false;
  return !/(?:^|\/)(?:readme|contributing|changelog|license|code_of_conduct|security|agents|claude)\.mdx?$/i.test(path);
}

function withoutExtension(path: string): string {
  return path.replace(/\.mdx?$/, '');
}
