import {existsSync, mkdirSync, readdirSync, renameSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {threadId} from 'node:worker_threads';
import type {ComponentError} from '../../../elements/content/docs-live/component-error.js';
import {lecternNames} from '../../../elements/content/docs-live/lectern-components.js';
import {html} from '../../../src/base/html.js';
import type {Problem} from '../../../src/base/problem.js';
import {fillIslands} from '../../../src/markdown/render/html/fill-islands.js';
import {findClassNames} from '../../../src/markdown/utility-classes/class-names.js';
import type {DrawLive, LiveDrawing, LivePage} from '../../../src/prerender/island-drawing.js';
import {findUsedNames} from '../../../src/site/live/compile.js';
import {gatherModules} from '../../../src/site/live/gather-modules.js';
import type {Island} from '../../../src/site/live/island.js';
import {LiveInterpreter} from '../../../src/site/live/live-interpreter.js';
import {computeHash} from '../commands/prerender/bundle.js';
import {resolvePackageFolder} from '../files/package-folder.js';
import {IslandWorker} from './island-worker.js';
import {renderLiveScript} from './render-live-script.js';
import type {LivePlace, ScriptModule} from './worker-messages.js';

const folder = '_lectern/components';

/** Creates a function that compiles the components of a page to files in the output, and renders them to HTML. */
export function createIslandDrawer(out: string): DrawLive {
  const worker = new IslandWorker();
  return page => createDrawing(page, out, worker);
}

function createDrawing({slug, file, files, base, ending}: LivePage, out: string, worker: IslandWorker): LiveDrawing {
  let interpreter: LiveInterpreter | undefined;
  return {
    live: {
      run: ['components'],
      config: '',
      root: '',
      async interpreter(plain, runtimePattern) {
        interpreter = new LiveInterpreter(plain, runtimePattern, {page: file, reading: ''});
        return interpreter;
      },
    },
    async fill(page) {
      if (!interpreter || !page.content.text.includes('<docs-live')) return page;
      const place: LivePlace = {slug, file, base, router: 'history', ending};
      const gathered = [...(await gatherModules(interpreter.wanted, files))];
      const modules = gathered.map(([path, module]) => [path, renderLiveScript(path, module)] as const);
      const inFiles = gathered.flatMap(([, {code = ''}]) => [...findClassNames(code)]);
      const url = base + writeModules(out, modules, place);
      worker.open({kind: 'open', modules, place});
      const problems: Problem[] = [];
      let count = 0;
      const filled = await fillIslands(page.content, async written => {
        const island = {...(JSON.parse(written) as Island), page: url};
        const number = ++count;
        const result = await worker.draw(island, number);
        const attributes = {
          'data-live': JSON.stringify(island),
          'data-name': island.name,
          'data-number': String(number),
          'data-module': url,
        };
        if ('html' in result) return {html: result.html, attributes: {...attributes, 'data-drawn': ''}};
        problems.push(buildProblem(result.fault, island));
        return {attributes, note: renderNote(result.fault)};
      });
      return {
        ...page,
        content: filled,
        classes: new Set([...page.classes, ...interpreter.classes, ...inFiles]),
        problems: [...page.problems, ...problems],
      };
    },
  };
}

/** Writes a module for each compiled file, and one for the page that imports them. Returns the latter's path. */
function writeModules(out: string, modules: readonly (readonly [string, ScriptModule])[], place: LivePlace): string {
  const imported: string[] = [];
  const listed = modules.map(([path, {script, ...rest}], at) => {
    if (script === undefined) return `${JSON.stringify(path)}: ${JSON.stringify(rest)}`;
    imported.push(`import m${at} from './${write(out, `export default ${script}`)}';`);
    return `${JSON.stringify(path)}: {make: m${at}, ...${JSON.stringify(rest)}}`;
  });
  const hasOurs = modules.some(([, {script = ''}]) => findUsedNames(script, lecternNames).length > 0);
  const page = `{modules: {${listed.join(',\n')}}, place: ${JSON.stringify(place)}, hasOurs: ${hasOurs}}`;
  const text = `import {runPrerendered} from '../enhance/${getRunnerPath()}';\n${imported.join('\n')}\nrunPrerendered(import.meta.url, ${page});\n`;
  return `${folder}/${write(out, text)}`;
}

/** Returns the path of the script that runs islands. Its name contains a hash. */
function getRunnerPath(): string {
  const name = readdirSync(join(resolvePackageFolder(), 'dist/enhance')).find(each => /^live-[\da-f]+\.js$/.test(each));
  if (name === undefined) throw new Error('The installation of the package lectern has no enhance/live.js.');
  return name;
}

/**
 * Let the file appear complete or not at all: threads write the same files at the same time, and must not read half of
 * one.
 */
function write(out: string, text: string): string {
  const name = `${computeHash(text)}.js`;
  const path = join(out, folder, name);
  if (existsSync(path)) return name;
  mkdirSync(join(out, folder), {recursive: true});
  writeFileSync(`${path}.${threadId}`, text);
  renameSync(`${path}.${threadId}`, path);
  return name;
}

function buildProblem({message, place, fix}: ComponentError, island: Island): Problem {
  const [, file = island.file, line = '1', column = '1'] = /^(.*?):(\d+)(?::(\d+))?$/.exec(place ?? '') ?? [];
  return {
    code: 'live-failed',
    level: 'warning',
    message: `Lectern cannot render <${island.name}>: ${message}`,
    fix: fix ?? `Correct ${island.name}. Readers see this message until the component runs in their browser.`,
    place: {file, line: Number(line), column: Number(column)},
  };
}

function renderNote({name, message, place, excerpt}: ComponentError) {
  return html`<span class="live-failure"><code>${`<${name}>`}</code> <span>${message}</span>${place ? html` <code>${place}</code>` : null}${excerpt ? html` <code class="live-excerpt">${excerpt}</code>` : null}</span>`;
}
