import {memoryProject} from '../../src/check/project-files.js';
import {openProject} from '../../src/prerender/open-project.js';
import {type PrerenderOptions, prerender} from '../../src/prerender/prerender.js';
import {readTemplate} from '../../src/prerender/template.js';

/** What is written of a project that is held in memory, by path; empty for a file that is not written. */
export async function writeMemory(
  files: Readonly<Record<string, string>>,
  options: Partial<PrerenderOptions> = {},
): Promise<(path: string) => string> {
  const project = await openProject(memoryProject(files), async path => ({path, missing: 'absent'}));
  const out = new Map<string, string>();
  await prerender(project, {
    template: readTemplate(undefined),
    ending: '/',
    names: {sheet: 's.css', mode: 'm.js', script: 'e.js', fonts: {}},
    own: {styles: [], scripts: []},
    missingBase: '/',
    modified: () => undefined,
    findIcon: () => undefined,
    highlighter: {load: async () => {}, highlight: () => undefined},
    write: (path, text) => void out.set(path, Buffer.from(text).toString()),
    join: (path, parts, between) => void out.set(path, parts.map(part => out.get(part) ?? '').join(between)),
    ...options,
  });
  return path => out.get(path) ?? '';
}
