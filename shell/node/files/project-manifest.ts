import {isFile} from '../../../src/base/files.js';
import {guard} from '../../../src/base/guard.js';
import {ownFiles, scriptKinds} from '../../../src/base/own-files.js';
import {isPageFile, isSnippet} from '../../../src/base/page-files.js';
import {readFrontmatter, splitFrontmatter} from '../../../src/markdown/frontmatter/frontmatter.js';
import {addHeading, buildPageMetadata} from '../../../src/markdown/frontmatter/page.js';
import {readFrontmatterYaml} from '../../../src/markdown/frontmatter/read-yaml.js';
import {findDocuments} from '../../../src/openapi/document/find-documents.js';
import {type ManifestSource, renderManifest} from '../../../src/site/manifest.js';
import {withoutVersions} from '../../../src/site/navigation/dated-versions.js';
import type {ProjectFiles} from '../../../src/site/project/project-files.js';
import {readProject} from '../../../src/site/project/read-project.js';
import {type GitFacts, readCommit, readGit} from './git.js';

/** Returns the manifest of a project: its repository, when pages were changed, and what lists of pages show of each. */
export function buildProjectManifest(files: ProjectFiles, folder: string): Promise<string> {
  return createManifestMaker(files, folder)();
}

/** Creates the manifest of a project on demand. Runs git again only after a new commit. */
export function createManifestMaker(written: ProjectFiles, folder: string): () => Promise<string> {
  let known: {readonly commit: string | undefined; readonly git: Promise<GitFacts | undefined>} | undefined;
  return async () => {
    const {files, paths, overlays, read} = await readProject(written);
    const pages = paths.filter(path => isPageFile(path) && !isSnippet(path));
    const documents = await findDocuments(files, withoutVersions(read.config, paths));
    const commit = await readCommit(folder);
    if (!known || known.commit !== commit) known = {commit, git: readGit(folder, [...pages, ...documents])};
    const git = await known.git;
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
      // The browser reports the problem of such a page when it is opened.
      sources.push({file, modified, ...('problem' in head ? {} : head)});
    }
    const dates = new Map(
      documents.flatMap(file => {
        const date = git?.dates.get(file);
        return date === undefined ? [] : [[file, date] as const];
      }),
    );
    const {styles, scripts} = ownFiles(paths);
    const kinds = await scriptKinds(files, scripts);
    return renderManifest(git, sources, documents, {styles, scripts: kinds, dates, overlays});
  };
}
