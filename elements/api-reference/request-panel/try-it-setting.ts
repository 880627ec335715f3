import type {Credential} from '../../../src/api-reference/form/credential.js';
import type {Preset} from '../../../src/api-reference/form/preset-values.js';
import type {RequestForm} from '../../../src/api-reference/form/request-form.js';
import type {MockInput, MockPlan} from '../../../src/api-reference/mock/mock.js';
import type {ApiReader, OperationName, PreparedRequest, ViewOptions} from '../../../src/api-reference/views/reader.js';
import type {FormMessages} from '../../../src/messages/form-messages.js';
import type {RequestValues} from '../../../src/openapi/request/request.js';
import type {PlainSchema} from '../../../src/openapi/validation/body-schema.js';
import type {CredentialStore} from '../authentication/credential-store.js';

/** An operation in its document. */
export interface DocumentedOperation {
  readonly reader: ApiReader;
  readonly name: OperationName;
  readonly options: ViewOptions;
  /** Folder of the document's slices, in a prerendered site. */
  readonly slices?: string;
}

/** Context of the form, set once by the element that opens it. */
export interface TryItSetting {
  readonly form: RequestForm;
  /** Address of the document: servers without a host are where it is. */
  readonly documentUrl: string;
  /** This origin serves the document as that of its own API: credentials may go to it. */
  readonly isOwnApi?: boolean;
  /** Path of the site, to which credentials and choices belong. */
  readonly base: string;
  /** Address of the proxy, where there is one. */
  readonly proxy?: string;
  /** Address of the page where a sign-in ends. */
  readonly oauthRedirect: string;
  /** The embedder allows credentials inside a frame of another page (security rule F6). */
  readonly allowsFrame: boolean;
  /** Messages of the page's language if not English, or of a host page. */
  readonly messages?: FormMessages | undefined;
  /** Values that the page presets. */
  readonly preset?: Preset | undefined;
  /** Store for credentials. Absent if none may be entered. */
  readonly credentials?: CredentialStore | undefined;
  /** The reader may keep requests on the device. Absent where an element stores nothing. */
  readonly keepsRequests?: 'offered' | 'removed';
  /** Returns the page's own credential for a scheme, hidden from readers. Used for the first server only. */
  given?(scheme: string): Credential | undefined;
  /** Fires an event on the page. False if the page cancels it. */
  tell?(event: Event): boolean;
  /** Returns the schema of a body of a media type, if documented. */
  bodySchema?(mediaType: string): Promise<PlainSchema | undefined>;
  /** Plans the response of the mock. Absent where the site has none. */
  planMock?(input: MockInput): Promise<MockPlan | undefined>;
  /** The document of the form, for facts about a response. Absent where a page has none. */
  readonly reference?: DocumentedOperation;
  /** Returns the request that values make, and samples of it. */
  prepare(values: RequestValues): Promise<PreparedRequest | undefined>;
}
