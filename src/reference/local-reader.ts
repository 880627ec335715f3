import {type Files, isFile} from '../files.js';
import type {Words} from '../messages/en.js';
import type {ApiWords} from '../messages/en-api.js';
import {apiIndex} from '../openapi/api-index.js';
import {documentInfo} from '../openapi/document-info.js';
import {type DocumentIndex, findOperation, indexDocument} from '../openapi/index-document.js';
import {Library} from '../openapi/library.js';
import {readDocument} from '../openapi/read-document.js';
import type {SpecProblem} from '../openapi/spec-problem.js';
import type {Problem} from '../problem.js';
import {Drawing} from './drawing.js';
import type {ApiReader, OperationName, View, ViewAnswer, ViewOptions} from './reader.js';
import type {specText} from './spec-text.js';

export interface LocalReaderOptions {
  readonly words?: Words;
  readonly apiWords?: ApiWords;
  /** Hosts that references of the document may lead to, beside its own. */
  readonly remote?: readonly string[];
}

/** Opens a document where it is asked: in a page, in a worker, in Node. Its file is read when the first question comes. */
export function openReader(file: string, files: Files, options: LocalReaderOptions = {}): ApiReader {
  return new LocalReader(file, files, options);
}

interface Opened {
  readonly library?: Library;
  readonly index?: DocumentIndex;
  readonly problems: readonly Problem[];
}

class LocalReader implements ApiReader {
  readonly #file: string;
  readonly #files: Files;
  readonly #options: LocalReaderOptions;
  #opened: Promise<Opened> | undefined;
  #specText: typeof specText | undefined;

  constructor(file: string, files: Files, options: LocalReaderOptions) {
    this.#file = file;
    this.#files = files;
    this.#options = options;
  }

  async index() {
    const {library, index, problems} = await this.#open();
    if (!library || !index) return {problems};
    return {index: apiIndex(index, documentInfo(library.root)), problems};
  }

  async operation(name: OperationName, options: ViewOptions): Promise<ViewAnswer> {
    // What draws is on its way together with the document; whoever only asks for the index does without it.
    const [{library, index, problems}, {renderOperation}] = await Promise.all([this.#open(), import('./views.js')]);
    if (!library || !index) return {state: 'failed', problems};
    const entry = findOperation(index, name.method, name.path);
    if (!entry) return {state: 'failed', problems: [await this.#absent(index, name)]};
    return this.#view(library, options, drawing => renderOperation(drawing, entry));
  }

  async rows(name: OperationName, row: string, from: number, options: ViewOptions): Promise<string> {
    const [{library, index}, {renderRows}] = await Promise.all([this.#open(), import('./views.js')]);
    if (!library || !index) return '';
    const entry = findOperation(index, name.method, name.path);
    const {result} = await this.#draw(library, options, drawing => renderRows(drawing, entry, row, from));
    return result.text;
  }

  async overview(options: ViewOptions): Promise<ViewAnswer> {
    const {library, index, problems} = await this.#open();
    if (!library || !index) return {state: 'failed', problems};
    const {renderOverview} = await import('./more-views.js');
    return this.#view(library, options, drawing => renderOverview(drawing, index));
  }

  async schema(name: string, options: ViewOptions): Promise<ViewAnswer> {
    const {library, problems} = await this.#open();
    if (!library) return {state: 'failed', problems};
    const {renderSchemaView, absentSchema} = await import('./more-views.js');
    const absent = await library.settle(() => absentSchema(library, name));
    if (absent) return {state: 'failed', problems: await this.#placed(library, [absent])};
    return this.#view(library, options, drawing => renderSchemaView(drawing, name));
  }

  async markdown(name: OperationName, options: ViewOptions): Promise<string> {
    const {library, index} = await this.#open();
    const entry = index && findOperation(index, name.method, name.path);
    if (!library || !entry) return '';
    const {operationMarkdown} = await import('./more-views.js');
    const {result} = await this.#draw(library, options, drawing => operationMarkdown(drawing, entry));
    return result;
  }

  #open(): Promise<Opened> {
    this.#opened ??= this.#read();
    return this.#opened;
  }

  async #read(): Promise<Opened> {
    const result = await this.#files.read(this.#file);
    const place = {file: this.#file, line: 1, column: 1};
    if (!isFile(result)) {
      const why = result.missing === 'absent' ? 'does not exist' : `was not read: ${result.reason ?? result.missing}`;
      const fix = 'correct the path of the document, or add the file.';
      const message = `The API document ${this.#file} ${why}.`;
      return {problems: [{code: 'spec-missing', level: 'error', message, fix, place}]};
    }
    const {document, problems} = await readDocument(result.text, this.#file);
    if (!document) return {problems};
    const library = new Library(document, this.#files, this.#options.remote);
    const index = await library.settle(() => indexDocument(library));
    return {library, index, problems: [...problems, ...(await this.#placed(library, index.problems))]};
  }

  /** Draws until nothing is missing: other files of the document, and the reader of Markdown where a text needs it. */
  async #draw<T>(library: Library, options: ViewOptions, work: (drawing: Drawing) => T) {
    for (;;) {
      const input = {...this.#options, library, options, specText: this.#specText};
      let drawing = new Drawing(input);
      const result = await library.settle(() => {
        drawing = new Drawing(input);
        return work(drawing);
      });
      if (!drawing.wantsMarkdown || this.#specText) return {result, drawing};
      this.#specText = (await import('./spec-text.js')).specText;
    }
  }

  async #view(
    library: Library,
    options: ViewOptions,
    work: (drawing: Drawing) => Pick<View, 'title' | 'main' | 'aside'>,
  ): Promise<ViewAnswer> {
    const {result, drawing} = await this.#draw(library, options, work);
    const problems = await this.#placed(library, drawing.problems);
    const {outline} = drawing;
    return {state: 'ready', view: {...result, outline, problems: [...problems, ...library.readProblems]}};
  }

  async #placed(library: Library, problems: readonly SpecProblem[]): Promise<readonly Problem[]> {
    if (problems.length === 0) return [];
    const {placeProblems} = await import('../openapi/place-problems.js');
    return placeProblems(problems, library.texts);
  }

  async #absent(index: DocumentIndex, {method, path}: OperationName): Promise<Problem> {
    const {nearestOperation, operationName} = await import('../openapi/nearest-operation.js');
    const near = nearestOperation(index.operations, method, path);
    return {
      code: 'operation-missing',
      level: 'error',
      message: `${this.#file} has no operation "${method.toUpperCase()} ${path}".`,
      fix: near ? `use "${operationName(near)}", which exists there.` : 'add the operation to the document.',
      place: {file: this.#file, line: 1, column: 1},
    };
  }
}
