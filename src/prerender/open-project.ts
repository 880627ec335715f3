import {ConfigPlaces} from '../check/config-places.js';
import {isPageFile} from '../check/project.js';
import type {ProjectFiles} from '../check/project-files.js';
import {readConfig} from '../config/read-config.js';
import {type Files, isFile, type ReadResult} from '../files.js';
import {namedDocuments} from '../navigation/api-documents.js';
import type {PageEntry} from '../navigation/navigation.js';
import {readFrontmatter, splitFrontmatter} from '../page/frontmatter.js';
import {buildPageHead, type PageHead} from '../page/page.js';
import {readYaml} from '../page/read-yaml.js';
import type {Problem} from '../problem.js';
import {openReader} from '../reference/local-reader.js';
import type {ApiReader} from '../reference/reader.js';
import {pageFileCandidates} from '../routes/page-files.js';
import {type Site, siteOf, withIndexes} from '../site.js';
import {isWebAddress} from '../web-address.js';

/** One page of the output. */
export interface PageSource {
  readonly slug: string;
  /** Path of its file; absent for a page that is made from an API document. */
  readonly file?: string;
  /** Where the navigation lists it. */
  readonly entry?: PageEntry;
}

/** A project whose pages are about to be written: everything that one page needs to know of the others. */
export interface OpenProject {
  readonly files: ProjectFiles;
  /** The same files, for the texts of pages. */
  readonly pageFiles: Files;
  readonly paths: readonly string[];
  readonly site: Site;
  /** Lines of docs.json. */
  readonly places: ConfigPlaces;
  readonly pages: readonly PageSource[];
  readonly heads: ReadonlyMap<string, PageHead>;
  /** Without which there is no site: then nothing is written. */
  readonly problems: readonly Problem[];
  readerOf(document: string): ApiReader;
}

/** Reads a text from an address that the author has named. */
export type ReadRemote = (address: string) => Promise<ReadResult>;

/** What somebody else has read of a project already, and where its pages are read. */
export interface Opening extends Partial<Pick<OpenProject, 'heads' | 'pageFiles'>> {}

/** Reads docs.json, the indexes of API documents and the heads of all pages. */
export async function openProject(
  files: ProjectFiles,
  readRemote: ReadRemote,
  {heads, pageFiles = files}: Opening = {},
): Promise<OpenProject> {
  const [read, paths] = await Promise.all([readConfig(files), files.list()]);
  const readers = new Map<string, ApiReader>();
  const all = {
    read: (path: string, signal?: AbortSignal) => (isWebAddress(path) ? readRemote(path) : files.read(path, signal)),
  };
  const readerOf = (document: string): ApiReader => {
    const known = readers.get(document) ?? openReader(document, all, {remote: read.config.lectern.remote});
    readers.set(document, known);
    return known;
  };
  const documents = namedDocuments(read.config);
  const indexes = new Map(
    await Promise.all(documents.map(async document => [document, (await readerOf(document).index()).index] as const)),
  );
  const site = withIndexes(siteOf(read, {base: '/', router: 'history', ending: '/'}), indexes);
  const pages = pagesOf(site, paths);
  return {
    files,
    pageFiles,
    paths,
    site,
    places: new ConfigPlaces(read),
    pages,
    heads: heads ?? (await readHeads(pages, pageFiles)),
    problems: read.missing.length > 0 ? read.problems : [],
    readerOf,
  };
}

async function readHeads(pages: readonly PageSource[], files: Files): Promise<ReadonlyMap<string, PageHead>> {
  const heads = new Map<string, PageHead>();
  for (const {slug, file} of pages) {
    if (file === undefined) continue;
    const result = await files.read(file);
    if (isFile(result)) heads.set(slug, await readHead(result.text, file));
  }
  return heads;
}

async function readHead(text: string, file: string): Promise<PageHead> {
  const {frontmatter} = await readFrontmatter(splitFrontmatter(text).yaml, file, readYaml);
  return buildPageHead(frontmatter);
}

/** What the navigation lists, then the pages that have a file and are not listed. */
function pagesOf({navigation}: Site, paths: readonly string[]): readonly PageSource[] {
  const known = new Set(paths);
  const used = new Set<string>();
  const pages: PageSource[] = [];
  for (const [slug, entry] of navigation.entries) {
    const file = pageFileCandidates(slug).find(path => known.has(path));
    if (file !== undefined) used.add(file);
    if (entry.generated) pages.push({slug, entry});
    else if (file !== undefined) pages.push({slug, file, entry});
  }
  for (const file of paths) {
    const slug = file.replace(/\.mdx?$/, '');
    if (slug === file || used.has(file) || navigation.entries.has(slug) || slug === '404' || !isPageFile(file))
      continue;
    pages.push({slug, file});
  }
  return pages;
}
