import type {SiteLocation} from '../../base/link.js';
import type {Ports} from '../../base/ports.js';
import type {Problem} from '../../base/problem.js';
import type {ViewSettings} from '../../base/view-settings.js';
import type {OutlineEntry} from '../../components/component.js';
import type {ApiMessages} from '../../messages/en-api.js';
import type {AsyncMessages} from '../../messages/en-async.js';
import type {ContentMessages} from '../../messages/en-content.js';
import type {ReadingMessages} from '../../messages/en-reading.js';
import type {RuleMessages} from '../../messages/en-rules.js';
import type {ApiIndex} from '../../openapi/operation/api-index.js';
import type {ApiRequest, RequestValues} from '../../openapi/request/request.js';
import type {Sample} from '../../openapi/request/samples.js';
import type {PlainSchema} from '../../openapi/validation/body-schema.js';
import type {ResponseSource} from '../drift/drift.js';
import type {RequestForm} from '../form/request-form.js';
import type {MockInput, MockPlan} from '../mock/mock.js';

/** Identifies an operation: `GET` and `/users/{id}`, or `WEBHOOK` and a name. The method ignores case. */
export interface OperationName {
  readonly method: string;
  readonly path: string;
}

/** A code fence that an author wrote next to an operation. */
export interface WrittenFence {
  /** Tab label: a language, or a status such as `404`. */
  readonly label: string;
  readonly language: string;
  readonly code: string;
}

/** Rendering options from the page or element. Plain data, so a worker can receive them. */
export interface ViewOptions {
  /** The site that resolves links and file names. Absent in a host page. */
  readonly site?: SiteLocation & {readonly views?: ViewSettings};
  /** Services that the prerender provides for host pages. */
  readonly ports?: Ports;
  /** Absolute base URL of document names, if available. Server URLs can be relative to it. */
  readonly root?: string;
  /** Base URLs that precede the document's servers (docs/contract.md, section 5). */
  readonly baseUrls?: readonly string[];
  readonly auth?: {readonly method: 'bearer' | 'basic' | 'key' | 'none'; readonly name?: string};
  readonly playground?: 'interactive' | 'simple' | 'hide';
  /** Removes the mock from server menus. */
  readonly withoutMock?: boolean;
  /** Languages of the samples in order, by any of their names. Absent for all languages. */
  readonly languages?: readonly string[];
  /** Renders samples after the first on demand, unless their writers are loaded. */
  readonly isSparse?: boolean;
  /** The page already shows title and method line, so the view omits them. */
  readonly isBound?: boolean;
  /** Fences from `<RequestExample>` and `<ResponseExample>`. They replace examples of the same language or status. */
  readonly written?: {readonly request: readonly WrittenFence[]; readonly response: readonly WrittenFence[]};
  /** Returns `OperationText` as JSON for the search index instead of Markdown. */
  readonly isSearched?: boolean;
  /** Messages in the page's language. Absent for English. */
  readonly messages?: {
    readonly content: ContentMessages;
    readonly api: ApiMessages;
    readonly async?: AsyncMessages;
    readonly reading?: ReadingMessages;
    readonly rules?: RuleMessages;
  };
  /** Blocks pictures from other hosts. */
  readonly withoutRemoteImages?: boolean;
}

/** A rendered view as HTML text. */
export interface View {
  readonly title: string;
  /** A single element, `.api-view`. */
  readonly main: string;
  /** The example column. Absent for an operation: call `rest` when the column becomes visible. */
  readonly aside?: string;
  readonly outline: readonly OutlineEntry[];
  /** Problems with unreadable parts. The view also shows them. */
  readonly problems: readonly Problem[];
}

/** The rest of an operation. The caller appends `main` to `.api-view`, and `outline` to the table of contents. */
export interface Rest {
  readonly main: string;
  readonly aside: string;
  readonly outline: readonly OutlineEntry[];
}

/** A view, or at least one problem that explains its absence. */
export type ViewResult =
  | {readonly state: 'ready'; readonly view: View}
  | {readonly state: 'failed'; readonly problems: readonly Problem[]};

interface IndexResult {
  /** Absent if the document is unreadable. */
  readonly index?: ApiIndex;
  readonly problems: readonly Problem[];
}

/**
 * An API document with methods that render its parts. All results are plain data, so a worker can return them. No
 * method rejects.
 */
export interface ApiReader {
  index(): Promise<IndexResult>;
  operation(name: OperationName, options: ViewOptions): Promise<ViewResult>;
  /** Renders the parts at the end of the page: responses, callbacks, and the example column. */
  rest(name: OperationName, options: ViewOptions): Promise<Rest>;
  /**
   * Renders the children of a collapsed row. `row` is its `data-row`, and `from` is the number of rows that the level
   * already shows.
   */
  rows(name: OperationName, row: string, from: number, options: ViewOptions): Promise<string>;
  /** Renders the overview page of the document: description, servers, authentication, and tags. */
  overview(options: ViewOptions): Promise<ViewResult>;
  /** Renders a schema by name, for a page with `openapi-schema`. */
  schema(name: string, options: ViewOptions): Promise<ViewResult>;
  /** Writes the operation as standalone Markdown. */
  markdown(name: OperationName, options: ViewOptions): Promise<string>;
  /** Builds the request form. Undefined if the document or operation is missing. */
  form(name: OperationName, options: ViewOptions): Promise<RequestForm | undefined>;
  /** Returns the schema of a request body for a validator, or undefined. */
  bodySchema(name: OperationName, mediaType: string): Promise<PlainSchema | undefined>;
  /** Builds the request for form values, without credentials. */
  request(name: OperationName, options: ViewOptions, values: RequestValues): Promise<PreparedRequest | undefined>;
  /** Plans the mocked response to a request. Undefined if the document or operation is missing. */
  mockPlan(name: OperationName, input: MockInput): Promise<MockPlan | undefined>;
  /** Returns the documented responses of an operation for checks. Undefined if the operation is missing. */
  responseSource(name: OperationName): Promise<ResponseSource | undefined>;
}

/** A complete request without credentials, and code samples that use placeholders for them. */
export interface PreparedRequest {
  readonly request: ApiRequest;
  readonly samples: readonly Sample[];
}
