import {type ReadConfig, readConfig} from '../config/read-config.js';
import {namedDocuments} from '../navigation/api-documents.js';
import type {Site} from '../site.js';
import {siteOf, withIndexes} from '../site.js';
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

/** Reads docs.json, lists the files and reads every document that docs.json names; no page is read. */
export async function openProject(files: ProjectFiles): Promise<Project> {
  const [read, paths] = await Promise.all([readConfig(files), files.list()]);
  const documents = new Documents(files, paths, read.config.lectern.remote);
  for (const file of namedDocuments(read.config)) await documents.read(file);
  const site = withIndexes(siteOf(read, {base: '/', router: 'history'}), documents.indexes);
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

/** A file outside of the navigation is a page unless it is a snippet, or one of the texts that repositories have. */
export function isPageFile(path: string): boolean {
  if (/(?:^|\/)_?snippets\/|(?:^|\/)_/.test(path)) return false;
  return !/(?:^|\/)(?:readme|contributing|changelog|license|code_of_conduct|security|agents|claude)\.mdx?$/i.test(path);
}

function withoutExtension(path: string): string {
  return path.replace(/\.mdx?$/, '');
}
