import {relative, resolve} from 'node:path';
import type {ProjectFiles} from '../../../../src/site/project/project-files.js';
import {resolveProjectFolder} from '../../files/document-project.js';
import {openNodeProject} from '../../files/project-files.js';

/** Returns a project's files, without the output folders of Lectern. */
export function readSources(place: string, outputs: readonly (string | undefined)[]): ProjectFiles {
  const all = openNodeProject(place);
  const root = resolveProjectFolder(place);
  const inside = outputs
    .flatMap(each => (each === undefined ? [] : relative(root, resolve(each))))
    .filter(path => path && !path.startsWith('..'))
    .map(path => `${path.replaceAll('\\', '/')}/`);
  const isOutput = (path: string) => inside.some(each => path.startsWith(each));
  return {...all, list: async () => (await all.list()).filter(path => !isOutput(path))};
}
