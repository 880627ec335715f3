import {isFile} from '../base/files.js';
import {guard} from '../base/guard.js';
import {findModuleScripts, listOwnFiles} from '../base/own-files.js';
import {isPageFile, isSnippet} from '../base/page-files.js';
import {readFrontmatter, splitFrontmatter} from '../markdown/frontmatter/frontmatter.js';
import {addHeading, buildPageMetadata} from '../markdown/frontmatter/page.js';
import {readFrontmatterYaml} from '../markdown/frontmatter/read-yaml.js';
import {findDocuments} from '../openapi/document/find-documents.js';
import type {Repository} from './chrome/edit-url.js';
import {type ManifestSource, renderManifest} from './manifest.js';
import {withoutVersions} from './navigation/dated-versions.js';
import type {ProjectFiles} from './project/project-files.js';
import {readProject} from './project/read-project.js';

/** Git repository of a project, with commit dates of its files by path. */
interface DatedRepository extends Repository {
  readonly dates: ReadonlyMap<string, string>;
}

/** Builds a project's manifest. `readDates` returns the repository and its commit dates, which browsers do not have. */
export async function buildManifest(
  written: ProjectFiles,
  readDates: (files: readonly string[]) => Promise<DatedRepository | undefined> = async () => undefined,
): Promise<string> {
  const {files, paths, overlays, read} = await readProject(written);
  const pages = paths.filter(path => isPageFile(path) && !isSnippet(path));
  const documents = await findDocuments(files, withoutVersions(read.config, paths));
  const git = await readDates([...pages, ...documents]);
  const sources: ManifestSource[] = [];
  for (const file of pages) {
    const result = await files.read(file);
    if (!isFile(result)) continue;
    const modified = git?.dates.get(file);
    const head = await guard(file, async () => {
      const {yaml, body} = splitFrontmatter(result.text);
      const {frontmatter} = await readFrontmatter(yaml, file, readFrontmatterYaml);
      return {frontmatter, heading: addHeading(buildPageMetadata(frontmatter), body).heading};
    });
    // Skip the frontmatter of an unreadable page: the page itself reports the problem when a reader opens it.
    sources.push({file, modified, ...('problem' in head ? {} : head)});
  }
  const dates = new Map(
    documents.flatMap(file => {
      const date = git?.dates.get(file);
      return date === undefined ? [] : [[file, date] as const];
    }),
  );
  const {styles, scripts} = listOwnFiles(paths);
  const kinds = await findModuleScripts(files, scripts);
  return renderManifest(git, sources, documents, {styles, scripts: kinds, dates, overlays});
}
