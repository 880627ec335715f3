import type {ApiReader, OperationReference, ViewResult} from '../../../src/api-reference/views/reader.js';
import type {Problem} from '../../../src/base/problem.js';
import {findOperation} from '../../../src/openapi/operation/find-operation.js';
import {buildSliceName, overviewSlice, type SliceIndex, schemaSlices} from '../../../src/openapi/slices/slice-index.js';
import type {OpenFiles} from './fetch-documents.js';

/**
 * Returns the reader of a document that the build split into slices: `index.json` lists the operations, and each
 * `<id>.json` is a complete document with one of them. Loads only the operation in view. `read` opens slices,
 * `fetchIndex` reads the list.
 */
export function createSlicesReader(folder: string, read: OpenFiles, fetchIndex: ReadJson = fetchJson): ApiReader {
  return new SlicesReader(folder, read, fetchIndex);
}

/** Fetches and parses a JSON file. Resolves to undefined if it is missing. */
type ReadJson = (url: string) => Promise<unknown>;

class SlicesReader implements ApiReader {
  readonly #folder: string;
  readonly #open: OpenFiles;
  readonly #fetch: ReadJson;
  #index: Promise<SliceIndex | undefined> | undefined;

  constructor(folder: string, open: OpenFiles, fetch: ReadJson) {
    this.#folder = folder;
    this.#open = open;
    this.#fetch = fetch;
  }

  index: ApiReader['index'] = async () => {
    const index = await this.#read();
    return index ? {index, problems: []} : {problems: [buildAbsentIndexProblem(this.#folder)]};
  };

  operation: ApiReader['operation'] = async (name, options) => {
    const slice = await this.#slice(name);
    return slice ? slice.operation(name, options) : this.#failed(name);
  };

  rest: ApiReader['rest'] = async (name, options) =>
    (await (await this.#slice(name))?.rest(name, options)) ?? {main: '', aside: '', outline: []};
  rows: ApiReader['rows'] = async (name, ...given) => {
    const slice = name.method === 'SCHEMA' ? await this.#schema(name.path) : await this.#slice(name);
    return (await slice?.rows(name, ...given)) ?? '';
  };
  markdown: ApiReader['markdown'] = async (name, options) =>
    (await (await this.#slice(name))?.markdown(name, options)) ?? '';
  form: ApiReader['form'] = async (name, options) => (await this.#slice(name))?.form(name, options);
  bodySchema: ApiReader['bodySchema'] = async (name, type) => (await this.#slice(name))?.bodySchema(name, type);
  request: ApiReader['request'] = async (name, ...given) => (await this.#slice(name))?.request(name, ...given);
  mockPlan: ApiReader['mockPlan'] = async (name, input) => (await this.#slice(name))?.mockPlan(name, input);
  responseSource: ApiReader['responseSource'] = async name => (await this.#slice(name))?.responseSource(name);
  overview: ApiReader['overview'] = options => this.#file(overviewSlice).overview(options);

  schema: ApiReader['schema'] = async (name, options) => {
    const slice = await this.#schema(name);
    if (slice) return slice.schema(name, options);
    const message = `There is no slice of the schema "${name}".`;
    const fix = 'bind a page of the site to it with openapi-schema, or use spec="…" instead of slices.';
    return {state: 'failed', problems: [buildProblem('schema-missing', message, fix, this.#folder)]};
  };

  async #slice({method, path}: OperationReference): Promise<ApiReader | undefined> {
    const index = await this.#read();
    const found = index && findOperation(index, method, path);
    return found && this.#file(`${encodeURIComponent(buildSliceName(found.id))}.json`);
  }

  async #schema(name: string): Promise<ApiReader | undefined> {
    const found = (await this.#read())?.schemas?.find(each => each.name === name);
    return found && this.#file(`${schemaSlices}${encodeURIComponent(buildSliceName(found.id))}.json`);
  }

  #file(name: string): ApiReader {
    return this.#open([this.#folder + name])[0]!;
  }

  async #failed({method, path}: OperationReference): Promise<ViewResult> {
    if (!(await this.#read())) return {state: 'failed', problems: [buildAbsentIndexProblem(this.#folder)]};
    const message = `The document has no operation ${method.toUpperCase()} ${path}.`;
    return {
      state: 'failed',
      problems: [buildProblem('openapi-operation-missing', message, 'correct method and path.', this.#folder)],
    };
  }

  #read(): Promise<SliceIndex | undefined> {
    this.#index ??= readIndex(this.#folder, this.#fetch);
    return this.#index;
  }
}

async function readIndex(folder: string, fetch: ReadJson): Promise<SliceIndex | undefined> {
  try {
    const index = await fetch(`${folder}index.json`);
    const isIndex = typeof index === 'object' && index !== null && Array.isArray((index as SliceIndex).operations);
    return isIndex ? (index as SliceIndex) : undefined;
  } catch {
    return undefined;
  }
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, {credentials: 'same-origin'});
  return response.ok ? response.json() : undefined;
}

function buildAbsentIndexProblem(folder: string): Problem {
  const message = `Lectern cannot read ${folder}index.json.`;
  return buildProblem(
    'openapi-slices',
    message,
    'correct slices="…", the folder that prerendering has written.',
    folder,
  );
}

function buildProblem(code: string, message: string, fix: string, file: string): Problem {
  return {code, level: 'error', message, fix, place: {file, line: 1, column: 1}};
}
