import {adopt} from '../../../elements/base/adopt.js';
import liveCss from '../../../elements/docs-live/live.css';
import {LiveInterpreter} from '../../../src/live/live-interpreter.js';
import type {Interpreter} from '../../../src/resolve/names.js';
import type {PageInput} from '../../../src/resolve/resolve-page.js';
import type {Options} from '../boot/options.js';

let readings = 0;

/** The interpreter of a page whose components may run. What compiles and runs them is sent for with the first of them. */
export function liveInterpreter(
  plain: Interpreter,
  needsToRun: RegExp,
  {file, files, options}: Pick<PageInput, 'file' | 'files'> & {readonly options: Options},
): Interpreter {
  const page = String(++readings);
  const interpreter = new LiveInterpreter(plain, needsToRun, {page: file, reading: page});
  interpreter.onIsland = () => {
    interpreter.onIsland = undefined;
    adopt(liveCss);
    const place = {file, files, options};
    // The preview compiles ahead, so that it is right under the policies under which the finished site is.
    if (options.dev) void import('./run-compiled.js').then(({runCompiled}) => runCompiled(page, interpreter, place));
    else void import('./run-in-page.js').then(({runInPage}) => runInPage(page, interpreter, place));
  };
  return interpreter;
}
