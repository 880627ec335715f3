import type {ApiIndex} from '../../src/openapi/api-index.js';
import {findOperation} from '../../src/openapi/find-operation.js';
import type {Problem} from '../../src/problem.js';
import type {ApiReader, OperationName, ViewAnswer} from '../../src/reference/reader.js';
import {readerOf} from './reader-of.js';

/**
 * A document cut into one file per operation: `index.json` lists them, `<id>.json` is a
 * document of its own, and only the one that is shown is loaded.
 */
export function slicesReader(folder: string): ApiReader {
  return new SlicesReader(folder);
}

class SlicesReader implements ApiReader {
  readonly #folder: string;
  #index: Promise<ApiIndex | undefined> | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  index: ApiReader['index'] = async () => {
    const index = await this.#read();
    return index ? {index, problems: []} : {problems: [absentIndex(this.#folder)]};
  };

  operation: ApiReader['operation'] = async (name, options) => {
    const slice = await this.#slice(name);
    return slice ? slice.operation(name, options) : this.#failed(name);
  };

  rest: ApiReader['rest'] = async (name, options) =>
    (await (await this.#slice(name))?.rest(name, options)) ?? {main: '', aside: '', outline: []};
  rows: ApiReader['rows'] = async (name, ...given) => (await (await this.#slice(name))?.rows(name, ...given)) ?? '';
  markdown: ApiReader['markdown'] = async (name, options) =>
    (await (await this.#slice(name))?.markdown(name, options)) ?? '';
  form: ApiReader['form'] = async (name, options) => (await this.#slice(name))?.form(name, options);
  request: ApiReader['request'] = async (name, ...given) => (await this.#slice(name))?.request(name, ...given);
  // What is about the document as a whole stands in a file of its own.
  overview: ApiReader['overview'] = options => readerOf(`${this.#folder}document.json`, this.#folder).overview(options);
  schema: ApiReader['schema'] = (...given) => readerOf(`${this.#folder}document.json`, this.#folder).schema(...given);

  async #slice({method, path}: OperationName): Promise<ApiReader | undefined> {
    const index = await this.#read();
    const found = index && findOperation(index, method, path);
    return found && readerOf(`${this.#folder}${encodeURIComponent(found.id)}.json`, this.#folder);
  }

  async #failed({method, path}: OperationName): Promise<ViewAnswer> {
    if (!(await this.#read())) return {state: 'failed', problems: [absentIndex(this.#folder)]};
    const message = `The document has no operation ${method.toUpperCase()} ${path}.`;
    return {
      state: 'failed',
      problems: [problemOf('openapi-operation-missing', message, 'correct method and path.', this.#folder)],
    };
  }

  #read(): Promise<ApiIndex | undefined> {
    this.#index ??= readIndex(this.#folder);
    return this.#index;
  }
}

async function readIndex(folder: string): Promise<ApiIndex | undefined> {
  try {
    const response = await fetch(`${folder}index.json`, {credentials: 'same-origin'});
    const index: unknown = response.ok ? await response.json() : undefined;
    const isIndex = typeof index === 'object' && index !== null && Array.isArray((index as ApiIndex).operations);
    return isIndex ? (index as ApiIndex) : undefined;
  } catch {
    return undefined;
  }
}

function absentIndex(folder: string): Problem {
  const message = `${folder}index.json cannot be read.`;
  return problemOf('openapi-slices', message, 'correct slices="…", the folder that prerendering has written.', folder);
}

function problemOf(code: string, message: string, fix: string, file: string): Problem {
  return {code, level: 'error', message, fix, place: {file, line: 1, column: 1}};
}
