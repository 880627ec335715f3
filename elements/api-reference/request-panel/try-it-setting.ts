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
  /** URL of the document. Servers without a host are relative to it. */
  readonly documentUrl: string;
  /** Whether this origin serves the document of its own API, so credentials may go to it. */
  readonly isOwnApi?: boolean;
  /** Path of the site. Credentials and choices belong to it. */
  readonly base: string;
  /** URL of the proxy, if any. */
  readonly proxy?: string;
  /** URL of the page that ends a sign-in. */
  readonly oauthRedirect: string;
  /** Whether the embedder allows credentials inside a frame of another page (security rule F6). */
  readonly allowsFrame: boolean;
  /** Messages in the page's language, unless it is English. */
  readonly messages?: FormMessages | undefined;
  /** Initial values from the page. */
  readonly preset?: Preset | undefined;
  /** Store for credentials. Absent if readers cannot enter any. */
  readonly credentials?: CredentialStore | undefined;
  /** Whether readers can store requests on their device. Absent for an element that stores nothing. */
  readonly keepsRequests?: 'offered' | 'removed';
  /** Returns the page's own credential for a scheme, hidden from readers. Used for the first server only. */
  given?(scheme: string): Credential | undefined;
  /** Fires an event on the page. False if the page cancels it. */
  dispatch?(event: Event): boolean;
  /** Returns the schema of a body in a media type, if documented. */
  bodySchema?(mediaType: string): Promise<PlainSchema | undefined>;
  /** Plans the mock's response. Absent if the site has no mock. */
  planMock?(input: MockInput): Promise<MockPlan | undefined>;
  /** The document of the form, for remarks about a response. Absent if the page has no document. */
  readonly reference?: DocumentedOperation;
  /** Returns the request of these values, and its samples. */
  prepare(values: RequestValues): Promise<PreparedRequest | undefined>;
}
