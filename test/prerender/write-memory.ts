import {openProject} from '../../src/prerender/open-project.js';
import {type PrerenderOptions, prerender} from '../../src/prerender/prerender.js';
import {createMemoryProject} from '../../src/site/project/project-files.js';
import {optionsInMemory} from './options-in-memory.js';

/** What is written of a project that is held in memory, by path; empty for a file that is not written. */
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
