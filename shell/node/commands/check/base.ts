import {statSync} from 'node:fs';
import {basename, dirname} from 'node:path';
import type {Files} from '../../../../src/base/files.js';
import {formatMessage, type Problem} from '../../../../src/base/problem.js';
import {isWebUrl} from '../../../../src/base/web-url.js';
import {baseFolder, checkApiBreakingChange} from '../../../../src/check/rules/api-breaking-change.js';
import type {ProjectFiles} from '../../../../src/site/project/project-files.js';
import {readProject} from '../../../../src/site/project/read-project.js';
import {openNodeFiles} from '../../files/files.js';

/**
 * Compares each API document of a project with an older version. `base` is a file, or a folder with the same paths.
 * Returns breaking changes, or the reason if it can't compare.
 */
export async function checkAgainstBase(base: string, project: ProjectFiles): Promise<readonly Problem[] | string> {
  const kind = statSync(base, {throwIfNoEntry: false});
  if (!kind)
    return formatMessage({
      message: `--base ${base} does not exist.`,
      fix: 'Pass an older version of the API document, or a folder with an older version of the project.',
    });
  const {files, documents, read} = await readProject(project);
  const own = documents.filter(each => !isWebUrl(each));
  const isFolder = kind.isDirectory();
  const pairs = isFolder ? own.map(each => [each, each] as const) : findPair(own, basename(base));
  if (pairs.length === 0)
    return formatMessage({
      message: `--base ${base} matches no API document of the project.`,
      fix: 'Pass a folder with an older version of the project, or rename the file to the name of the document.',
    });
  const before = openNodeFiles(isFolder ? base : dirname(base));
  const both: Files = {
    async read(path, signal) {
      if (!path.startsWith(baseFolder)) return files.read(path, signal);
      return {...(await before.read(path.slice(baseFolder.length), signal)), path};
    },
  };
  const problems: Problem[] = [];
  for (const [document, old] of pairs) {
    const result = await before.read(old);
    // The document is new: it has no older version to compare.
    if (isFolder && 'missing' in result && result.missing === 'absent') continue;
    problems.push(...(await checkApiBreakingChange(document, baseFolder + old, both, read.config.lectern.remote)));
  }
  return problems;
}

/** Returns the document to compare with one older file: that of the same name, or the only document of the project. */
function findPair(documents: readonly string[], file: string): readonly (readonly [document: string, file: string])[] {
  const named = documents.filter(each => basename(each) === file);
  const [only, ...others] = named.length > 0 ? named : documents;
  return only !== undefined && others.length === 0 ? [[only, file]] : [];
}
