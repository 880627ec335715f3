import type {Files} from '../../base/files.js';
import {type ReadConfig, readConfig} from '../../config/read-config.js';
import {fillFiles} from '../../markdown/frontmatter/variables.js';
import {findOverlays} from '../../openapi/overlays/find-overlays.js';
import {overlaidFiles} from '../../openapi/overlays/overlaid-files.js';
import {listNamedDocuments, listNamedOverlays} from '../navigation/api-documents.js';
import {readGitVersions} from '../navigation/dated-versions.js';
import {ConfigPlaces} from './config-places.js';
import type {ProjectFiles} from './project-files.js';

/** A project as everything begins with it that reads more than one page: docs.json, and what files there are. */
export interface ReadProject {
  /** With the variables of docs.json filled in. */
  readonly files: ProjectFiles;
  /** Every file there is, sorted. */
  readonly paths: readonly string[];
  readonly read: ReadConfig;
  /** docs.json is there and is JSON: else nothing is known of redirects, documents and the navigation. */
  readonly isReadable: boolean;
  /** Lines of docs.json. */
  readonly places: ConfigPlaces;
  /** API documents that docs.json names: paths and addresses. */
  readonly documents: readonly string[];
  /** Overlay documents by the document that they are applied to: those that docs.json names, else those that extend it. */
  readonly overlays: ReadonlyMap<string, readonly string[]>;
  /** Returns the same for other readers of files: fills in variables. */
  filled<T extends Files>(files: T): T;
}

/** Reads docs.json and lists the files. Never rejects for what is written there. */
export async function readProject(written: ProjectFiles): Promise<ReadProject> {
  const [{config, ...rest}, paths] = await Promise.all([
    readConfig(written, 'docs.json', written.pruneDocs),
    written.list(),
  ]);
  const read = {...rest, config: await readGitVersions(config, written.listVersions)};
  const {variables, styling} = config;
  const overlays = new Map([...(await findOverlays(written, paths)), ...listNamedOverlays(read.config)]);
  const filled = <T extends Files>(files: T) => overlaidFiles(fillFiles(files, variables, styling.latex), overlays);
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
