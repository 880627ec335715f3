import type {RequestListener} from 'node:http';
import type {Files} from '../../../../src/base/files.js';
import {findClassNames} from '../../../../src/markdown/utility-classes/class-names.js';
import {type CompiledFile, type CompileOrder, compiledPath} from '../../../../src/site/live/compile-order.js';
import {gatherModules} from '../../../../src/site/live/gather-modules.js';
import {renderLiveScript} from '../../live/render-live-script.js';
import {computeHash} from '../prerender/bundle.js';
import {createRequestHandler, isText} from './read-json-request.js';

/** Maximum number of compiled files in memory. */
const cacheSize = 500;

/**
 * Compiles components of the project for pages of `lectern dev`. The pages then load no compiler and need no `blob:`
 * URLs, which policies can block.
 */
export class LiveModules {
  readonly #files: Files;
  readonly #scripts = new Map<string, string>();

  constructor(files: Files) {
    this.#files = files;
  }

  readonly compile: RequestListener = createRequestHandler('application/json', parseOrder, async order => {
    const wanted = new Map(order.files.map(({file, written}) => [file, {written: [...written]}]));
    const compiled = [...(await gatherModules(wanted, this.#files))].map(([path, module]): CompiledFile => {
      const {script, ...rest} = renderLiveScript(path, module);
      if (script === undefined) return {path, ...rest};
      const classes = [...findClassNames(module.code ?? '')];
      return {path, ...rest, classes, address: this.#keep(`export default ${script}`)};
    });
    return JSON.stringify(compiled);
  });

  /** Returns a compiled file by its URL path. */
  script(path: string): string | undefined {
    return this.#scripts.get(path);
  }

  #keep(text: string): string {
    const path = `${compiledPath}/${computeHash(text)}.js`;
    this.#scripts.delete(path);
    this.#scripts.set(path, text);
    if (this.#scripts.size > cacheSize) this.#scripts.delete(this.#scripts.keys().next().value as string);
    return path;
  }
}

function parseOrder({files}: {readonly files?: unknown}): CompileOrder | undefined {
  const isRight =
    Array.isArray(files) &&
    files.every(each => isText(each?.file) && Array.isArray(each.written) && each.written.every(isText));
  return isRight ? {files} : undefined;
}
