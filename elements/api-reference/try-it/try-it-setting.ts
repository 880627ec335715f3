import type {Credential} from '../../../src/api-reference/form/credential.js';
import type {PresetValues} from '../../../src/api-reference/form/preset-values.js';
import type {RequestForm} from '../../../src/api-reference/form/request-form.js';
import type {MockInput, MockPlan} from '../../../src/api-reference/mock/mock.js';
import type {
  ApiReader,
  OperationReference,
  PreparedRequest,
  ViewOptions,
} from '../../../src/api-reference/views/reader.js';
import type {FormMessages} from '../../../src/messages/form-messages.js';
import type {RequestValues} from '../../../src/openapi/request/request.js';
import type {PlainSchema} from '../../../src/openapi/validation/body-schema.js';
import type {CredentialStore} from '../authentication/credential-store.js';

/** Operation, with its document's reader. */
export interface DocumentedOperation {
  readonly reader: ApiReader;
  readonly name: OperationReference;
  readonly options: ViewOptions;
  /** Folder of the document's slices, if the build split it. */
  readonly slices?: string;
}

/** Everything that a form needs to know about its operation and page. The element that opens the form creates it. */
export interface TryItSetting {
  readonly form: RequestForm;
  /** URL of the document. Relative server URLs resolve against it. */
  readonly documentUrl: string;
  /** Whether this origin serves the document of its own API. The form then sends credentials to it without asking. */
  readonly isOwnApi?: boolean;
  /** Path of the site. Stored credentials and choices belong to it. */
  readonly base: string;
  /** URL of the proxy for requests, if one is set. */
  readonly proxy?: string;
  /** URL of the OAuth redirect page. */
  readonly oauthRedirect: string;
  /**
   * Whether the embedder allows readers to enter credentials while another site shows the page in a frame (security
   * rule F6).
   */
  readonly allowsFrame: boolean;
  /** Messages in the page's language. Undefined means English. */
  readonly messages?: FormMessages | undefined;
  /** Initial values that the page sets. */
  readonly preset?: PresetValues | undefined;
  /** Store for credentials. Absent if readers can't enter any. */
  readonly credentials?: CredentialStore | undefined;
  /**
   * Whether readers can store past requests (`offered`), or the site forbids it (`removed`). Absent if the element
   * stores nothing.
   */
  readonly keepsRequests?: 'offered' | 'removed';
  /**
   * Returns a credential that the page sets for a scheme. Readers never see it, and the form sends it to the first
   * server only.
   */
  given?(scheme: string): Credential | undefined;
  /** Fires an event on the element. Returns false if a listener canceled it. */
  dispatch?(event: Event): boolean;
  /** Returns the schema of the body in a media type, if the document has one. */
  bodySchema?(mediaType: string): Promise<PlainSchema | undefined>;
  /** Plans the mock's response. Absent if the site has no mock. */
  planMock?(input: MockInput): Promise<MockPlan | undefined>;
  /** The documented operation, to find differences between a response and the document. Absent if the page has no document. */
  readonly reference?: DocumentedOperation;
  /** Builds the request for these values, and its code samples. */
  prepare(values: RequestValues): Promise<PreparedRequest | undefined>;
}
