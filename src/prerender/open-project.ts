import type {ApiHistory} from '../api-reference/history/api-history.js';
import type {OpenReader} from '../api-reference/views/local-reader.js';
import {type Files, isFile, type ReadResult} from '../base/files.js';
import type {JsonObject} from '../base/json.js';
import {isForReaders, withoutExtension} from '../base/page-files.js';
import type {Problem} from '../base/problem.js';
import {isWebUrl} from '../base/web-url.js';
import type {Binding} from '../components/bound-element.js';
import {type PageMetadata, readPageMetadata} from '../markdown/frontmatter/page.js';
import {addPageGroups} from '../markdown/frontmatter/page-groups.js';
import {readFrontmatterYaml} from '../markdown/frontmatter/read-yaml.js';
import {hasOtherFiles} from '../openapi/bundle/other-files.js';
import {findDocuments} from '../openapi/document/find-documents.js';
import {addMetadata} from '../site/bound-pages.js';
import type {LocalizedPlace} from '../site/get-page-language.js';
import {hidesGroups} from '../site/hides-groups.js';
import {listVersions, withoutVersions} from '../site/navigation/dated-versions.js';
import type {PageEntry} from '../site/navigation/navigation.js';
import {listPagesInOrder} from '../site/navigation/pages-in-order.js';
import type {ProjectFiles} from '../site/project/project-files.js';
import {type ReadProject, readProject} from '../site/project/read-project.js';
import {listRemovedPages, type RemovedPage} from '../site/removed-page.js';
import {createLinkFollower} from '../site/routes/link-follower.js';
import {listPageFileCandidates} from '../site/routes/page-files.js';
import {addIndexes, createSite, findTitle, listCandidateDocuments, type Site} from '../site/site.js';
import {ProjectDocuments} from './project-documents.js';

export interface SourcePage {
  readonly slug: string;
  /** Path of its source file. Absent for a generated page. */
  readonly file?: string;
  readonly entry?: PageEntry;
  /** Id of the variant whose page chrome an unlisted page has. */
  readonly variant?: string;
  /** Removed operation that the page is about. */
  readonly removed?: RemovedPage;
}

/** A project that is ready for prerendering, with the data that its pages share. */
export interface OpenProject extends Pick<ReadProject, 'files' | 'paths' | 'places'> {
  /** The same files, with the variables of docs.json replaced. */
  readonly pageFiles: Files;
  readonly site: Site;
  readonly pages: readonly SourcePage[];
  readonly pageMetadata: ReadonlyMap<string, PageMetadata>;
  /** Problems without whose solution no site can be built. If there are any, nothing is written. */
  readonly problems: readonly Problem[];
  /** API documents that docs.json or a page names, or that the project contains. Some can be unreadable. */
  readonly documents: ReadonlySet<string>;
  /** True if the output disk treats `A` and `a` as the same name. */
  readonly ignoresCase?: boolean;
  /** Data of docs.json in which `$ref` is expanded, and the paths of the included files. */
  readonly docs: {readonly value: unknown; readonly parts: ReadonlySet<string>};
  /** Documents with several files, each bundled into one, by path. */
  readonly bundles: ReadonlyMap<string, JsonObject>;
  readerOf(document: string): OpenReader;
  /** Reads the versions of a document that docs.json lists, and compares them. */
  historyOf(document: string): Promise<ApiHistory>;
}

/** Reads a text from a URL in docs.json or in a page. */
export type ReadRemote = (url: string) => Promise<ReadResult>;

/** Results of reading all pages and API documents of a project. */
interface ReadPages extends Pick<OpenProject, 'pageMetadata' | 'documents' | 'bundles'> {
  /** Paths of API documents in the project's files. */
  readonly found: readonly string[];
}

/** Results that the first thread passes to the others, so that each project is read once. */
export interface KnownPages extends ReadPages {
  readonly removed: readonly RemovedPage[];
}

/** Returns a test for private pages. Absent if all pages are public. */
async function readPrivacy(files: ProjectFiles): Promise<Pick<LocalizedPlace, 'isPrivate'>> {
  const slugs = (await files.survey?.())?.privateSlugs;
  return slugs && slugs.size > 0 ? {isPrivate: slug => slugs.has(slug)} : {};
}

/** Results from another thread, and access to remote documents. */
export interface OpeningContext {
  readonly known?: KnownPages;
  readonly pageFiles?: Files;
}

/** Opens a project: reads docs.json, indexes the API documents, and reads the metadata of all pages. */
export async function openProject(
  onDisk: ProjectFiles,
  readRemote: ReadRemote,
  {known, pageFiles: pagesOnDisk = onDisk}: OpeningContext = {},
): Promise<OpenProject> {
  const {files, paths, read, places, documents: listed, overlays, filled} = await readProject(onDisk);
  const pageFiles = filled(pagesOnDisk);
  const {readerOf, historyOf} = new ProjectDocuments(
    filled({
      read: (path: string, signal?: AbortSignal) => (isWebUrl(path) ? readRemote(path) : onDisk.read(path, signal)),
    }),
    read.config,
  );
  const indexes = new Map(
    await Promise.all(listed.map(async document => [document, (await readerOf(document).index()).index] as const)),
  );
  const unread = addIndexes(
    createSite(read, {base: '/', router: 'history', ending: '/', ...(await readPrivacy(onDisk))}),
    indexes,
  );
  const before = listPages(unread, paths);
  const first = known ?? (await readPages(unread, before));
  const bound = addMetadata(unread, first.pageMetadata);
  const listedPages = bound === unread ? before : listPages(bound, paths);
  // Read the pages again if generated pages disappeared: files with the same slug are visible now.
  const {found, ...pagesRead} = known || bound === unread ? first : await readPages(bound, listedPages, first);
  const whole = await titled({...bound, found});
  const removed = known?.removed ?? (await listRemoved(whole, new Set(listedPages.map(({slug}) => slug))));
  const pages: readonly SourcePage[] = [...listedPages, ...removed.map(page => ({slug: page.slug, removed: page}))];
  const site = {...whole, follow: createLinkFollower(whole.routes, new Set(pages.map(({slug}) => slug)))};
  return {
    files,
    pageFiles,
    paths,
    site,
    places,
    pages,
    docs: {value: read.raw, parts: new Set(read.written?.expanded.texts.keys() ?? [])},
    problems: read.missing.length > 0 ? read.problems : [],
    readerOf,
    historyOf,
    ...pagesRead,
  };

  async function readPages(site: Site, sources: readonly SourcePage[], read?: ReadPages): Promise<ReadPages> {
    const {pageMetadata, named} = await readAllMetadata(site, sources, pageFiles, read?.pageMetadata);
    const there = new Set(paths);
    const found = read?.found ?? (await findDocuments(files, withoutVersions(site.config, paths)));
    const all = new Set([...(read?.documents ?? listed), ...named, ...found]);
    const documents = new Set([...all].filter(each => isWebUrl(each) || there.has(each)));
    return {pageMetadata, found, documents, bundles: await bundleDocuments(documents, overlays, readerOf)};
  }

  /** Lists the pages of removed operations. Skips slugs that other pages use. */
  async function listRemoved(site: Site, used: ReadonlySet<string>): Promise<readonly RemovedPage[]> {
    const dated = listed.filter(document => listVersions(site.config, document).length > 0);
    const pages = await Promise.all(
      dated.map(async document => listRemovedPages(site, document, await historyOf(document))),
    );
    return pages.flat().filter(({slug}) => !used.has(slug));
  }

  /** Reads the documents that contain the titles of pages, including those that docs.json does not name. */
  async function titled(site: Site): Promise<Site> {
    for (const [slug, {title, binding}] of pagesRead.pageMetadata) {
      if (title !== undefined || !binding) continue;
      for (let next = unreadFor(slug, binding); next !== undefined; next = unreadFor(slug, binding))
        indexes.set(next, (await readerOf(next).index()).index);
    }
    return indexes.size > site.indexes.size ? addIndexes(site, indexes) : site;

    function unreadFor(slug: string, binding: Binding): string | undefined {
      return findTitle({...site, indexes}, slug, binding).unread;
    }
  }
}

/** Bundles the documents that have several files or overlays. Loads the bundler on demand. */
async function bundleDocuments(
  files: ReadonlySet<string>,
  overlays: ReadonlyMap<string, unknown>,
  readerOf: (document: string) => OpenReader,
): Promise<ReadonlyMap<string, JsonObject>> {
  const bundles = new Map<string, JsonObject>();
  for (const file of files) {
    const documents = await readerOf(file).documents();
    const text = documents?.texts.get(documents.root.file) ?? '';
    if (!documents || !(overlays.has(file) || hasOtherFiles(text))) continue;
    const {bundleDocument} = await import('../openapi/bundle/bundle-document.js');
    const bundle = await bundleDocument(documents);
    if (bundle) bundles.set(file, bundle);
  }
  return bundles;
}

/** Reads the metadata of all pages, and the documents that they name unless `known` contains them. */
async function readAllMetadata(
  site: Site,
  pages: readonly SourcePage[],
  files: Files,
  known: ReadonlyMap<string, PageMetadata> = new Map(),
) {
  const pageMetadata = new Map<string, PageMetadata>();
  const named = new Set<string>();
  const isGrouped = hidesGroups(site.config);
  for (const {slug, file} of pages) {
    const before = known.get(slug);
    if (before) pageMetadata.set(slug, before);
    if (file === undefined || before) continue;
    const result = await files.read(file);
    if (!isFile(result)) continue;
    const read = await readPageMetadata(result.text, file, readFrontmatterYaml);
    const metadata = isGrouped ? await addPageGroups(read, result.text, readFrontmatterYaml) : read;
    pageMetadata.set(slug, metadata);
    for (const document of listNamedDocuments(result.text)) named.add(document);
    if (metadata.binding?.document)
      for (const each of listCandidateDocuments(site, slug, metadata.binding.document)) named.add(each);
  }
  return {pageMetadata, named};
}

/** Returns the URLs of documents in elements of a page. */
function listNamedDocuments(text: string): readonly string[] {
  return [...text.matchAll(/\bspec=\{?["'](https?:\/\/[^"'\s]+)["']/g)].map(([, address]) => address as string);
}

/**
 * Returns all pages: those of the navigation, then other page files. An unlisted `sdk/index.mdx` becomes the page
 * `sdk`, unless that exists.
 */
function listPages({navigation}: Site, paths: readonly string[]): readonly SourcePage[] {
  const known = new Set(paths);
  const used = new Set<string>();
  const pages: SourcePage[] = [];
  for (const entry of listPagesInOrder(navigation)) {
    const {slug} = entry;
    const file = listPageFileCandidates(slug).find(path => known.has(path));
    if (file !== undefined) used.add(file);
    if (entry.generated) pages.push({slug, entry});
    else if (file !== undefined) pages.push({slug, file, entry});
  }
  for (const file of paths) {
    const name = withoutExtension(file);
    if (name === file || used.has(file) || navigation.entries.has(name) || name === '404' || !isForReaders(file))
      continue;
    const folder = name.replace(/\/index$/, '');
    const isUsed = navigation.entries.has(folder) || known.has(`${folder}.mdx`) || known.has(`${folder}.md`);
    pages.push({slug: isUsed ? name : folder, file});
  }
  return pages;
}
