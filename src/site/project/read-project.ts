import type {Files} from '../../base/files.js';
import {type ReadConfig, readConfig} from '../../config/read-config.js';
import {fillFiles} from '../../markdown/frontmatter/variables.js';
import {createOverlaidFiles} from '../../openapi/overlays/create-overlaid-files.js';
import {findOverlays} from '../../openapi/overlays/find-overlays.js';
import {listNamedDocuments, readConfiguredOverlays} from '../navigation/api-documents.js';
import {readGitVersions} from '../navigation/dated-versions.js';
import {collectSlugs, matchListedPages} from '../navigation/listed-pages.js';
import {ConfigPlaces} from './config-places.js';
import {fillConfig} from './fill-config.js';
import type {ProjectFiles} from './project-files.js';

/** A project with docs.json read and files listed. All code that reads more than one page starts from it. */
export interface ReadProject {
  /** Project files, in which the variables of docs.json are replaced. */
  readonly files: ProjectFiles;
  readonly paths: readonly string[];
  readonly read: ReadConfig;
  /** False if docs.json is missing or invalid JSON: redirects, documents, and navigation are then unknown. */
  readonly isReadable: boolean;
  /** Finds the lines of values in docs.json. */
  readonly places: ConfigPlaces;
  /** Paths and URLs of the API documents that docs.json names. */
  readonly documents: readonly string[];
  /** Overlay files by document: those that docs.json names, or else those whose `extends` names the document. */
  readonly overlays: ReadonlyMap<string, readonly string[]>;
  /** Returns file access that also replaces the variables of docs.json. */
  filled<T extends Files>(files: T): T;
}

/** Reads docs.json and lists the files. Never rejects because of their content. */
export async function readProject(written: ProjectFiles): Promise<ReadProject> {
  const paths = await written.list();
  const prune = written.pruneDocs ?? ((docs: unknown) => matchListedPages(docs, collectSlugs(paths)));
  const {config, ...rest} = await readConfig(written, 'docs.json', docs => prune(fillConfig(docs)));
  const read = {...rest, config: await readGitVersions(config, written.listVersions)};
  const {variables, styling} = config;
  const overlays = new Map([...(await findOverlays(written, paths)), ...readConfiguredOverlays(read.config)]);
  const filled = <T extends Files>(files: T) =>
    createOverlaidFiles(fillFiles(files, variables, styling.latex), overlays);
  return {
    files: filled(written),
    paths,
    read,
    isReadable: !read.missing.some(each => each === 'file' || each === 'syntax'),
    places: new ConfigPlaces(read),
    documents: listNamedDocuments(read.config),
    overlays,
    filled,
  };
}
