import type {SiteLocation} from '../../base/link.js';
import type {Ports} from '../../base/ports.js';
import type {Problem} from '../../base/problem.js';
import type {ViewSettings} from '../../base/view-settings.js';
import type {OutlineEntry} from '../../components/component.js';
import type {ApiMessages} from '../../messages/en-api.js';
import type {AsyncMessages} from '../../messages/en-async.js';
import type {ContentMessages} from '../../messages/en-content.js';
import type {DocumentToolMessages} from '../../messages/en-reading.js';
import type {SchemaDetailMessages} from '../../messages/en-schema-details.js';
import type {ApiIndex} from '../../openapi/operation/api-index.js';
import type {ApiRequest, RequestValues} from '../../openapi/request/request.js';
import type {Sample} from '../../openapi/request/samples.js';
import type {PlainSchema} from '../../openapi/validation/body-schema.js';
import type {ResponseSource} from '../drift/drift.js';
import type {RequestForm} from '../form/request-form.js';
import type {MockInput, MockPlan} from '../mock/mock.js';

/** Identifies an operation: `GET` and `/users/{id}`, or `WEBHOOK` and a name. The method ignores case. */
export interface OperationReference {
  readonly method: string;
  readonly path: string;
}

/** A code fence that an author wrote next to an operation. */
export interface WrittenFence {
  /** Label of the tab: a language, or a status such as `404`. */
  readonly label: string;
  readonly language: string;
  readonly code: string;
}

/** Rendering options from the page or element. Plain data, so a worker can receive them. */
export interface ViewOptions {
  /** The site whose pages links refer to. Absent in a host page. */
  readonly site?: SiteLocation & {readonly views?: ViewSettings};
  /** Services of the prerenderer for host pages. */
  readonly ports?: Ports;
  /** Absolute URL that the document's path is relative to, for resolving relative server URLs. */
  readonly root?: string;
  /** Base URLs from docs.json, which precede the document's servers (docs/contract.md, section 5). */
  readonly baseUrls?: readonly string[];
  readonly auth?: {readonly method: 'bearer' | 'basic' | 'key' | 'none'; readonly name?: string};
  readonly playground?: 'interactive' | 'simple' | 'hide';
  /** If true, omits the mock from server menus. */
  readonly withoutMock?: boolean;
  /** Languages of the code samples in order, by any of their names. Absent for all languages. */
  readonly languages?: readonly string[];
  /** If true, only the first code sample is rendered, and others only if their writers are loaded. */
  readonly isSparse?: boolean;
  /** If true, omits title and method line, because the page renders them itself. */
  readonly isBound?: boolean;
  /**
   * Code blocks in `<RequestExample>` and `<ResponseExample>` of the page. They replace examples of the same language
   * or status.
   */
  readonly written?: {readonly request: readonly WrittenFence[]; readonly response: readonly WrittenFence[]};
  /** If true, `markdown` returns `OperationText` as JSON for the search index instead. */
  readonly isSearched?: boolean;
  /** Messages in the page's language. Absent for English. */
  readonly messages?: {
    readonly content: ContentMessages;
    readonly api: ApiMessages;
    readonly async?: AsyncMessages;
    readonly reading?: DocumentToolMessages;
    readonly rules?: SchemaDetailMessages;
  };
  /** If true, blocks images from other hosts. */
  readonly withoutRemoteImages?: boolean;
}

/** A rendered view as HTML text. */
export interface View {
  readonly title: string;
  /** HTML of a single element with the class `api-view`. */
  readonly main: string;
  /** HTML of the example column. Absent for an operation: call `rest` when the column becomes visible. */
  readonly aside?: string;
  readonly outline: readonly OutlineEntry[];
  /** Problems with parts that are unreadable. The view also renders them. */
  readonly problems: readonly Problem[];
}

/** Second part of an operation's view. Append `main` to `.api-view`, and `outline` to the table of contents. */
export interface LaterViewPart {
  readonly main: string;
  readonly aside: string;
  readonly outline: readonly OutlineEntry[];
}

/** A view, or at least one problem that explains why there is none. */
export type ViewResult =
  | {readonly state: 'ready'; readonly view: View}
  | {readonly state: 'failed'; readonly problems: readonly Problem[]};

interface IndexResult {
  /** Index of the document. Absent if the document is unreadable. */
  readonly index?: ApiIndex;
  readonly problems: readonly Problem[];
}

/**
 * An API document with methods that render its parts. All results are plain data, so a worker can return them. The
 * promises never reject.
 */
export interface ApiReader {
  index(): Promise<IndexResult>;
  operation(name: OperationReference, options: ViewOptions): Promise<ViewResult>;
  /** Renders the second part of an operation's view: responses, callbacks, and the example column. */
  rest(name: OperationReference, options: ViewOptions): Promise<LaterViewPart>;
  /**
   * Renders the children of a collapsed row. `row` is its `data-row` attribute, and `from` is the number of children
   * that are already rendered.
   */
  rows(name: OperationReference, row: string, from: number, options: ViewOptions): Promise<string>;
  /** Renders the overview page of the document: description, servers, authentication, and tags. */
  overview(options: ViewOptions): Promise<ViewResult>;
  /** Renders a schema by name, for a page with `openapi-schema`. */
  schema(name: string, options: ViewOptions): Promise<ViewResult>;
  /** Writes the operation as standalone Markdown. */
  markdown(name: OperationReference, options: ViewOptions): Promise<string>;
  /** Builds the request form. Undefined if the document or operation is missing. */
  form(name: OperationReference, options: ViewOptions): Promise<RequestForm | undefined>;
  /** Returns the schema of a request body for a validator. Undefined if absent. */
  bodySchema(name: OperationReference, mediaType: string): Promise<PlainSchema | undefined>;
  /** Builds the request for form values, without credentials. */
  request(name: OperationReference, options: ViewOptions, values: RequestValues): Promise<PreparedRequest | undefined>;
  /** Plans the mocked response to a request. Undefined if the document or operation is missing. */
  mockPlan(name: OperationReference, input: MockInput): Promise<MockPlan | undefined>;
  /**
   * Returns the documented responses of an operation, for comparing actual responses. Undefined if the operation is
   * missing.
   */
  responseSource(name: OperationReference): Promise<ResponseSource | undefined>;
}

/** A complete request without credentials, and code samples that use placeholders for them. */
export interface PreparedRequest {
  readonly request: ApiRequest;
  readonly samples: readonly Sample[];
}
