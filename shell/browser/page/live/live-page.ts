import {adoptSheets} from '../../../../elements/base/adopt.js';
import liveCss from '../../../../elements/content/docs-live/live.css';
import type {Interpreter} from '../../../../src/markdown/interpreter/names.js';
import type {PageInput} from '../../../../src/markdown/resolve/resolve-page.js';
import {LiveInterpreter} from '../../../../src/site/live/live-interpreter.js';
import type {Options} from '../../boot/options.js';
import {waitForFrame, waitForPaint} from '../../boot/wait-for-paint.js';
import type {RunningPage} from './run-page.js';

let readings = 0;
/**
 * Maximum number of frames, about ten seconds, to wait for the first island. Afterwards, the reader has left the page.
 */
const MAX_FRAMES = 600;

/** Creates the interpreter for pages with components of the project. Loads the compiler when the first one appears. */
export function createLiveInterpreter(
  plain: Interpreter,
  runtimePattern: RegExp,
  {file, files, options}: Pick<PageInput, 'file' | 'files'> & {readonly options: Options},
): Interpreter {
  const page = String(++readings);
  const interpreter = new LiveInterpreter(plain, runtimePattern, {page: file, reading: page});
  interpreter.onIsland = () => {
    interpreter.onIsland = undefined;
    adoptSheets(liveCss);
    void waitUntilShown().then(() => run(page, interpreter, {file, files, options}));
  };
  return interpreter;
}

async function run(...running: RunningPage): Promise<void> {
  const [, , {options}] = running;
  // In the preview, compile on the server: compiling in the page needs policies that the published site does not.
  if (options.dev) (await import('./run-compiled.js')).runCompiled(...running);
  else (await import('./run-in-page.js')).runInPage(...running);
}

/** Resolves after the text of the page was painted, so that components do not delay it. */
async function waitUntilShown(): Promise<void> {
  for (let frames = 0; frames < MAX_FRAMES && !document.querySelector('docs-live'); frames++) await waitForFrame();
  await waitForPaint();
}
