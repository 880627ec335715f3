import {adopt} from '../../../../elements/base/adopt.js';
import liveCss from '../../../../elements/content/docs-live/live.css';
import type {Interpreter} from '../../../../src/markdown/interpreter/names.js';
import type {PageInput} from '../../../../src/markdown/resolve/resolve-page.js';
import {LiveInterpreter} from '../../../../src/site/live/live-interpreter.js';
import type {Options} from '../../boot/options.js';
import {nextFrame, painted} from '../../boot/painted.js';
import type {Running} from './run-page.js';

let readings = 0;
/** A page that is not shown within these frames (ten seconds) was left again. */
const maxFrames = 600;

/** Returns the interpreter of a page whose components may run. Loads the compiler with the first of them. */
export function createLiveInterpreter(
  plain: Interpreter,
  needsToRun: RegExp,
  {file, files, options}: Pick<PageInput, 'file' | 'files'> & {readonly options: Options},
): Interpreter {
  const page = String(++readings);
  const interpreter = new LiveInterpreter(plain, needsToRun, {page: file, reading: page});
  interpreter.onIsland = () => {
    interpreter.onIsland = undefined;
    adopt(liveCss);
    void shown().then(() => run(page, interpreter, {file, files, options}));
  };
  return interpreter;
}

async function run(...running: Running): Promise<void> {
  const [, , {options}] = running;
  // The preview compiles ahead, so that it is right under the policies under which the finished site is.
  if (options.dev) (await import('./run-compiled.js')).runCompiled(...running);
  else (await import('./run-in-page.js')).runInPage(...running);
}

/** Resolves when the text is in the document and painted. It must not wait for its components. */
async function shown(): Promise<void> {
  for (let frames = 0; frames < maxFrames && !document.querySelector('docs-live'); frames++) await nextFrame();
  await painted();
}
