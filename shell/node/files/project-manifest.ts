import {buildManifest} from '../../../src/site/build-manifest.js';
import type {ProjectFiles} from '../../../src/site/project/project-files.js';
import {type GitFacts, readCommit, readGit} from './git.js';

/** Returns a project's manifest as JSON: its repository, dates of pages, and page metadata for lists. */
export function buildProjectManifest(files: ProjectFiles, folder: string): Promise<string> {
  return createManifestMaker(files, folder)();
}

/** Creates a function that builds the manifest. It reads the Git history again only after a new commit. */
export function createManifestMaker(files: ProjectFiles, folder: string): () => Promise<string> {
  let known: {readonly commit: string | undefined; readonly git: Promise<GitFacts | undefined>} | undefined;
  return () =>
    buildManifest(files, async paths => {
      const commit = await readCommit(folder);
      if (!known || known.commit !== commit) known = {commit, git: readGit(folder, paths)};
      return known.git;
    });
}
