import {Script} from 'node:vm';
import {parentPort} from 'node:worker_threads';
import {renderToString} from 'preact-render-to-string';
import {buildIslandView} from '../../../elements/content/docs-live/build-island-view.js';
import {describeComponentError} from '../../../elements/content/docs-live/component-error.js';
import {createReactComponents} from '../../../elements/content/docs-live/lectern-components.js';
import {hooks, importableModules} from '../../../elements/content/docs-live/react.js';
import {Linker, type MakeModule} from '../../../src/site/live/linker.js';
import {createPageContext} from '../../../src/site/page/create-page-context.js';
import type {RenderResponse, WorkerOrder} from './worker-messages.js';

// Worker that renders islands to HTML. In Node, code of the project runs only here.

for (const name of ['process', 'fetch', 'WebSocket'])
  Object.defineProperty(globalThis, name, {value: undefined, configurable: true});

let linker: Linker | undefined;

function open({modules, place}: Extract<WorkerOrder, {kind: 'open'}>): void {
  const linked = modules.map(([path, {script, ...rest}]) => {
    if (script === undefined) return [path, rest];
    const make: MakeModule = scope =>
      (new Script(script, {filename: `lectern-live/${path}`}).runInThisContext() as MakeModule)(scope);
    return [path, {...rest, make}];
  });
  const context = createPageContext(place.slug, place.file, place);
  linker = new Linker(Object.fromEntries(linked), importableModules, {...createReactComponents(context), ...hooks});
}

function draw({island, number}: Extract<WorkerOrder, {kind: 'draw'}>): RenderResponse {
  try {
    return {html: renderToString(buildIslandView(island, number, {linker: linker as Linker, isDrawn: true}))};
  } catch (error) {
    return {fault: describeComponentError(island.name, error)};
  }
}

parentPort?.on('message', (order: WorkerOrder) => {
  if (order.kind === 'open') open(order);
  else parentPort?.postMessage(draw(order));
});
