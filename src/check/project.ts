import {isFile} from '../base/files.js';
import {getOwn} from '../base/json.js';
import {isForReaders, isPageFile, withoutExtension} from '../base/page-files.js';
import {isNo} from '../base/private-marks.js';
import {isWebUrl} from '../base/web-url.js';
import {type PageMetadata, readPageMetadata} from '../markdown/frontmatter/page.js';
import {readFrontmatterYaml} from '../markdown/frontmatter/read-yaml.js';
import {addMetadata} from '../site/bound-pages.js';
import {listReferences} from '../site/navigation/api-documents.js';
import type {ProjectFiles} from '../site/project/project-files.js';
import {type ReadProject, readProject} from '../site/project/read-project.js';
import {listPageFileCandidates} from '../site/routes/page-files.js';
import {addIndexes, createSite, type Site} from '../site/site.js';
import {CheckedDocuments} from './documents.js';
import {findScriptTag, readRunWords} from './script-tag.js';

/** Input of all rules: the site, its files, its API documents, and the positions of values in docs.json. */
export interface CheckedProject extends Pick<ReadProject, 'files' | 'read' | 'isReadable' | 'places'> {
  readonly paths: ReadonlySet<string>;
  readonly site: Site;
  readonly documents: CheckedDocuments;
  /** True if docs.json makes all pages private, except those with `public: true`. */
  readonly isPrivate: boolean;
  /** Kinds of project code that docs.json or the script tag allows to run: `components`, `scripts`. */
  readonly runs: ReadonlySet<string>;
  /** Returns the paths of page files, sorted. Leaves out snippets and repository files such as README.md. */
  pageFiles(): readonly string[];
  /** Returns the slugs of all pages including generated ones, for spelling suggestions. */
  pages(): readonly string[];
}

/**
 * Reads a project and every document that docs.json names. Reads page metadata only if `api.openapi` generates no pages
 * because of it.
 */
export async function openCheckedProject(written: ProjectFiles): Promise<CheckedProject> {
  const {files, paths, read, isReadable, places, documents: named} = await readProject(written);
  const documents = new CheckedDocuments(files, paths, read.config);
  // Request all URLs at once, because hosts are slow.
  await Promise.all(named.filter(isWebUrl).map(file => documents.read(file)));
  for (const file of named) await documents.read(file);
  const unread = addIndexes(createSite(read, {base: '/', router: 'history'}), documents.indexes);
  const site =
    listReferences(read.config.api).length > 0
      ? addMetadata(unread, await readListedMetadata(unread, files, paths))
      : unread;
  const {entries} = site.navigation;
  const pageFiles = paths.filter(
    path => isForReaders(path) || (isPageFile(path) && entries.has(withoutExtension(path))),
  );
  const isGenerated = (state?: string) => state === 'ready' || state === 'unread';
  const generated = [...entries.values()].filter(each => isGenerated(each.generated?.state)).map(({slug}) => slug);
  const pages = [...pageFiles.map(withoutExtension), ...generated];
  const known = new Set(paths);
  return {
    files,
    paths: known,
    read,
    isReadable,
    site,
    documents,
    places,
    isPrivate: isNo(getOwn(read.raw, 'public')),
    runs: new Set([...read.config.lectern.run, ...readRunWords(await findScriptTag(files, known))]),
    pageFiles: () => pageFiles,
    pages: () => pages,
  };
}

/** Reads the metadata of listed pages, until one names an operation. */
async function readListedMetadata(
  {navigation}: Site,
  files: ProjectFiles,
  paths: readonly string[],
): Promise<ReadonlyMap<string, PageMetadata>> {
  const known = new Set(paths);
  const pageMetadata = new Map<string, PageMetadata>();
  for (const [slug, {generated}] of navigation.entries) {
    const file = generated ? undefined : listPageFileCandidates(slug).find(path => known.has(path));
    const result = file === undefined ? undefined : await files.read(file);
    if (!result || !isFile(result)) continue;
    const metadata = await readPageMetadata(result.text, file ?? slug, readFrontmatterYaml);
    pageMetadata.set(slug, metadata);
    if (metadata.binding) break;
  }
  return pageMetadata;
}
