import type {SiteLocation} from '../../base/link.js';
import type {Ports} from '../../base/ports.js';
import type {Problem} from '../../base/problem.js';
import type {ViewSettings} from '../../base/view-settings.js';
import type {OutlineEntry} from '../../components/component.js';
import type {ApiWords} from '../../messages/en-api.js';
import type {AsyncWords} from '../../messages/en-async.js';
import type {ContentWords} from '../../messages/en-content.js';
import type {ReadingWords} from '../../messages/en-reading.js';
import type {RuleWords} from '../../messages/en-rules.js';
import type {ApiIndex} from '../../openapi/operation/api-index.js';
import type {ApiRequest, RequestValues} from '../../openapi/request/request.js';
import type {Sample} from '../../openapi/request/samples.js';
import type {PlainSchema} from '../../openapi/validation/body-schema.js';
import type {RequestForm} from '../form/request-form.js';

/** An operation by what a page says of it: `GET` and `/users/{id}`, or `WEBHOOK` and a name. Any case of the method. */
export interface OperationName {
  readonly method: string;
  readonly path: string;
}

/** A block of code that an author wrote beside an operation. */
export interface WrittenFence {
  /** Of its tab: a language, or a status such as `404`. */
  readonly label: string;
  readonly language: string;
  readonly code: string;
}

/** What the page or the element around a view decides. Plain data: it may go to another thread. */
export interface ViewOptions {
  /** The site that links and file names of the document belong to; absent in a page that is not ours. */
  readonly site?: SiteLocation & {readonly views?: ViewSettings};
  /** What is drawn ahead in a page that is not ours. */
  readonly ports?: Ports;
  /** Absolute address of the folder that names of documents begin in, where it is known: servers may be relative. */
  readonly root?: string;
  /** Base addresses that go before the servers of the document (docs/contract.md, section 5). */
  readonly baseUrls?: readonly string[];
  readonly auth?: {readonly method: 'bearer' | 'basic' | 'key' | 'none'; readonly name?: string};
  readonly playground?: 'interactive' | 'simple' | 'hide';
  /** Languages of the samples by any of their names, in order; absent: all. */
  readonly languages?: readonly string[];
  /** Samples beyond the first are drawn when a reader chooses them, unless what writes them is there already. */
  readonly isSparse?: boolean;
  /** The page shows the title and the method line already: the view begins below them. */
  readonly isBound?: boolean;
  /** Fences of `<RequestExample>` and `<ResponseExample>`: in place of the examples of that language or status. */
  readonly written?: {readonly request: readonly WrittenFence[]; readonly response: readonly WrittenFence[]};
  /** In place of Markdown: `OperationText` as JSON, for the search. */
  readonly isSearched?: boolean;
  /** Words of the page's language; absent in English. */
  readonly words?: {
    readonly content: ContentWords;
    readonly api: ApiWords;
    readonly async?: AsyncWords;
    readonly reading?: ReadingWords;
    readonly rules?: RuleWords;
  };
  /** Pictures of descriptions that lie on other hosts are not loaded. */
  readonly withoutRemoteImages?: boolean;
}

/** Markup of a view. */
export interface View {
  readonly title: string;
  /** One element, `.api-view`. */
  readonly main: string;
  /** The column of examples. Absent for an operation: ask for `rest` when this part is shown. */
  readonly aside?: string;
  readonly outline: readonly OutlineEntry[];
  /** What could not be read; it is said in the view too. */
  readonly problems: readonly Problem[];
}

/** The rest of an operation: `main` goes to the end of `.api-view`, `outline` to the end of the outline. */
export interface Rest {
  readonly main: string;
  readonly aside: string;
  readonly outline: readonly OutlineEntry[];
}

/** A view, or why there is none: then `problems` say it, and there is at least one. */
export type ViewAnswer =
  | {readonly state: 'ready'; readonly view: View}
  | {readonly state: 'failed'; readonly problems: readonly Problem[]};

export interface IndexAnswer {
  /** Absent when the document cannot be read. */
  readonly index?: ApiIndex;
  readonly problems: readonly Problem[];
}

/**
 * One API document. Every answer is plain data, so that a worker can give it; none rejects. Whoever shows a view asks
 * for the rows that its reader opens.
 */
export interface ApiReader {
  index(): Promise<IndexAnswer>;
  operation(name: OperationName, options: ViewOptions): Promise<ViewAnswer>;
  /** What a reader of an operation comes to later: responses, callbacks, and the column of examples. */
  rest(name: OperationName, options: ViewOptions): Promise<Rest>;
  /**
   * The markup below a row that was left closed. `row` is what its `data-row` says; `from` is the number of rows of its
   * level that are shown already.
   */
  rows(name: OperationName, row: string, from: number, options: ViewOptions): Promise<string>;
  /** The first page of the document: what it is, servers, authentication, tags. */
  overview(options: ViewOptions): Promise<ViewAnswer>;
  /** One schema by its name, for a page with `openapi-schema`. */
  schema(name: string, options: ViewOptions): Promise<ViewAnswer>;
  /** The operation as Markdown that stands alone. */
  markdown(name: OperationName, options: ViewOptions): Promise<string>;
  /** What can be filled in before a request is sent; `undefined` where the document or the operation is not there. */
  form(name: OperationName, options: ViewOptions): Promise<RequestForm | undefined>;
  /** What a body of this media type has to fit, for a validator; `undefined` where nothing says so. */
  bodySchema(name: OperationName, mediaType: string): Promise<PlainSchema | undefined>;
  /** The request that these values make, without credentials. */
  request(name: OperationName, options: ViewOptions, values: RequestValues): Promise<PreparedRequest | undefined>;
}

/** A request that is ready but for credentials, and the same in every language with placeholders for them. */
export interface PreparedRequest {
  readonly request: ApiRequest;
  readonly samples: readonly Sample[];
}
