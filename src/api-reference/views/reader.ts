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

/** Identifies an operation as pages do: `GET` and `/users/{id}`, or `WEBHOOK` and a name. The method ignores case. */
export interface OperationName {
  readonly method: string;
  readonly path: string;
}

/** A block of code that an author wrote next to an operation. */
export interface WrittenFence {
  /** Label of its tab: a language, or a status such as `404`. */
  readonly label: string;
  readonly language: string;
  readonly code: string;
}

/** Options of the page or element around a view. Plain data: it may be sent to another thread. */
export interface ViewOptions {
  /** Site for links and file names of the document. Absent in a host page. */
  readonly site?: SiteLocation & {readonly views?: ViewSettings};
  /** Services of the prerender for host pages. */
  readonly ports?: Ports;
  /** Absolute address of the folder that names of documents begin in, where it is known: servers may be relative. */
  readonly root?: string;
  /** Base addresses that go before the servers of the document (docs/contract.md, section 5). */
  readonly baseUrls?: readonly string[];
  readonly auth?: {readonly method: 'bearer' | 'basic' | 'key' | 'none'; readonly name?: string};
  readonly playground?: 'interactive' | 'simple' | 'hide';
  /** Menus of servers do not offer the mock. */
  readonly withoutMock?: boolean;
  /** Languages of the samples by any of their names, in order; absent: all. */
  readonly languages?: readonly string[];
  /** Renders samples beyond the first on demand, unless their writers are loaded. */
  readonly isSparse?: boolean;
  /** The page shows the title and the method line already: the view begins below them. */
  readonly isBound?: boolean;
  /** Fences of `<RequestExample>` and `<ResponseExample>`: instead of the examples of that language or status. */
  readonly written?: {readonly request: readonly WrittenFence[]; readonly response: readonly WrittenFence[]};
  /** Returns `OperationText` as JSON for the search index, instead of Markdown. */
  readonly isSearched?: boolean;
  /** Words of the page's language; absent in English. */
  readonly messages?: {
    readonly content: ContentMessages;
    readonly api: ApiMessages;
    readonly async?: AsyncMessages;
    readonly reading?: ReadingMessages;
    readonly rules?: RuleMessages;
  };
  /** Does not load pictures from other hosts. */
  readonly withoutRemoteImages?: boolean;
}

/** Markup of a view. */
export interface View {
  readonly title: string;
  /** One element, `.api-view`. */
  readonly main: string;
  /** The example column. Absent for an operation: call `rest` when this part is visible. */
  readonly aside?: string;
  readonly outline: readonly OutlineEntry[];
  /** Problems of unreadable parts. The view shows them too. */
  readonly problems: readonly Problem[];
}

/** The rest of an operation. `main` is appended to `.api-view`, `outline` to the outline. */
export interface Rest {
  readonly main: string;
  readonly aside: string;
  readonly outline: readonly OutlineEntry[];
}

/** A view, or at least one problem that explains its absence. */
export type ViewResult =
  | {readonly state: 'ready'; readonly view: View}
  | {readonly state: 'failed'; readonly problems: readonly Problem[]};

export interface IndexResult {
  /** Absent when the document cannot be read. */
  readonly index?: ApiIndex;
  readonly problems: readonly Problem[];
}

/**
 * An API document. All results are plain data, so that a worker can return them, and no method rejects. The caller
 * requests rows that a reader opens.
 */
export interface ApiReader {
  index(): Promise<IndexResult>;
  operation(name: OperationName, options: ViewOptions): Promise<ViewResult>;
  /** Renders the parts that readers reach later: responses, callbacks, and the example column. */
  rest(name: OperationName, options: ViewOptions): Promise<Rest>;
  /**
   * Renders the children of a closed row. `row` is its `data-row`; `from` is the number of rows of its level that are
   * already shown.
   */
  rows(name: OperationName, row: string, from: number, options: ViewOptions): Promise<string>;
  /** Returns the first page of the document: what it is, servers, authentication, tags. */
  overview(options: ViewOptions): Promise<ViewResult>;
  /** One schema by its name, for a page with `openapi-schema`. */
  schema(name: string, options: ViewOptions): Promise<ViewResult>;
  /** Writes the operation as standalone Markdown. */
  markdown(name: OperationName, options: ViewOptions): Promise<string>;
  /** Builds the request form. Undefined if the document or the operation is missing. */
  form(name: OperationName, options: ViewOptions): Promise<RequestForm | undefined>;
  /** Returns the schema of a request body for a validator. Undefined if there is none. */
  bodySchema(name: OperationName, mediaType: string): Promise<PlainSchema | undefined>;
  /** Returns the request that these values make, without credentials. */
  request(name: OperationName, options: ViewOptions, values: RequestValues): Promise<PreparedRequest | undefined>;
  /** Plans the mocked response to a request. Undefined if the document or the operation is missing. */
  mockPlan(name: OperationName, input: MockInput): Promise<MockPlan | undefined>;
  /** Returns the documented responses of an operation for a checker. Undefined if the operation is missing. */
  responseSource(name: OperationName): Promise<ResponseSource | undefined>;
}

/** A request that is ready but for credentials, and the same in every language with placeholders for them. */
export interface PreparedRequest {
  readonly request: ApiRequest;
  readonly samples: readonly Sample[];
}
