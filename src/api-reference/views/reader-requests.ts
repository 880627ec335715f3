import type {Problem} from '../../base/problem.js';
import type {DocumentSet} from '../../openapi/document/document-set.js';
import type {SpecProblem} from '../../openapi/document/spec-problem.js';
import type {FoundOperation} from '../../openapi/operation/create-found-operation.js';
import type {DocumentIndex} from '../../openapi/operation/index-document.js';
import type {buildAsyncViews} from './build-async-views.js';
import type {ApiReader, OperationReference, View, ViewOptions, ViewResult} from './reader.js';
import type {ViewContext} from './view-context.js';

/** An open document, with the functions that calls of the reader need. */
export interface ResponseContext {
  readonly documents: DocumentSet;
  readonly problems: readonly Problem[];
  /** Renderers for AsyncAPI. Undefined for an OpenAPI document. */
  readonly async: Awaited<ReturnType<typeof buildAsyncViews>>;
  locate(name: OperationReference): Promise<FoundOperation | undefined>;
  index(): Promise<{readonly index: DocumentIndex; readonly problems: readonly Problem[]}>;
  draw<T>(options: ViewOptions, work: (context: ViewContext) => T): Promise<{result: T; context: ViewContext}>;
  view(
    options: ViewOptions,
    work: (context: ViewContext) => Pick<View, 'title' | 'main' | 'aside'>,
  ): Promise<ViewResult>;
  placed(problems: readonly SpecProblem[]): Promise<readonly Problem[]>;
}

/**
 * Methods of the reader that this file handles. `LocalReader` handles `operation`, and `render-rest.ts` handles `rest`.
 */
type RequestName = Exclude<keyof ApiReader, 'operation' | 'rest'>;

/** Handles each call of a reader with an open document. Returns undefined if the requested part does not exist. */
export const readerRequests: {
  readonly [K in RequestName]: (
    responseContext: ResponseContext,
    ...given: Parameters<ApiReader[K]>
  ) => Promise<Awaited<ReturnType<ApiReader[K]>> | undefined>;
} = {
  async index({documents, index, problems}) {
    const {readDocumentInfo} = await import('../../openapi/document/document-head.js');
    const {buildApiIndex} = await import('../../openapi/operation/api-index.js');
    const found = await index();
    return {
      index: buildApiIndex(found.index, readDocumentInfo(documents.root)),
      problems: [...problems, ...found.problems],
    };
  },

  async rows({locate, draw, async}, name, row, from, options) {
    const entry = await locate(name);
    const own = async ? undefined : await import('./schema/rows.js');
    // Load the language writers before rendering a sample that was left out of the view.
    if (/^s\d/.test(row)) await own?.loadLanguages(options.languages);
    const render = async?.renderChannelRows ?? own?.renderRows;
    if (!render) return undefined;
    return (await draw(options, context => render(context, entry, row, from))).result.text;
  },

  async overview({index, view, async}, options) {
    const {index: found} = await index();
    const render = async?.renderAsyncOverview ?? (await import('./overview.js')).renderOverview;
    return view(options, context => render(context, found));
  },

  async schema({documents, placed, view}, name, options) {
    const {renderSchemaView, describeAbsentSchema} = await import('./schema/schema-view.js');
    const absent = await documents.settle(() => describeAbsentSchema(documents, name));
    if (absent) return {state: 'failed', problems: await placed([absent])};
    return view(options, context => renderSchemaView(context, name));
  },

  async markdown({locate, draw, async}, name, options) {
    const entry = await locate(name);
    if (!entry) return undefined;
    const write =
      async?.renderChannelMarkdown ?? (await import('./operation/operation-markdown.js')).renderOperationMarkdown;
    return (await draw(options, context => write(context, entry))).result;
  },

  async form({locate, draw}, name, options) {
    const entry = await locate(name);
    if (!entry) return undefined;
    const {buildOperationForm} = await import('./operation/operation-request.js');
    return (await draw(options, context => buildOperationForm(context, entry))).result;
  },

  async bodySchema({locate, documents}, name, mediaType) {
    const entry = await locate(name);
    if (!entry) return undefined;
    const {buildBodySchema} = await import('../../openapi/validation/body-schema.js');
    const {openOperation} = await import('../../openapi/operation/operation.js');
    return documents.settle(() => buildBodySchema(documents, openOperation(documents, entry), mediaType));
  },

  async request({locate, draw}, name, options, values) {
    const entry = await locate(name);
    if (!entry) return undefined;
    const {buildOperationRequest, loadLanguages} = await import('./operation/operation-request.js');
    await loadLanguages(options.languages);
    return (await draw(options, context => buildOperationRequest(context, entry, values))).result;
  },

  async mockPlan({locate, documents}, name, input) {
    const entry = await locate(name);
    if (!entry) return undefined;
    const {planMock} = await import('../mock/plan-mock.js');
    const {openOperation} = await import('../../openapi/operation/operation.js');
    return documents.settle(() => planMock(documents, openOperation(documents, entry), input));
  },

  async responseSource({locate, documents}, name) {
    const entry = await locate(name);
    if (!entry) return undefined;
    const {buildResponseSource} = await import('../drift/response-source.js');
    return documents.settle(() => buildResponseSource(documents, entry));
  },
};

/** Returns the result of a method for a missing document or operation. */
export function createEmptyResult(method: keyof ApiReader, problems: readonly Problem[]): unknown {
  if (method === 'index') return {problems};
  if (method === 'rest') return {main: '', aside: '', outline: []};
  if (method === 'overview' || method === 'schema') return {state: 'failed', problems};
  return method === 'rows' || method === 'markdown' ? '' : undefined;
}
