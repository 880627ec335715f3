import {openProject} from '../../src/prerender/open-project.js';
import {type PrerenderOptions, prerender} from '../../src/prerender/prerender.js';
import {createMemoryProject} from '../../src/site/project/project-files.js';
import {optionsInMemory} from './options-in-memory.js';

/** Prerenders a project in memory. Returns the text of a file by its path, empty if it is not written. */
export async function writeMemory(
  files: Readonly<Record<string, string>>,
  options: Partial<PrerenderOptions> = {},
): Promise<(path: string) => string> {
  const project = await openProject(createMemoryProject(files), async path => ({path, missing: 'absent'}));
  const out = new Map<string, string>();
  await prerender(project, {
    ...optionsInMemory(out),
    ...options,
  });
  return path => out.get(path) ?? '';
}
