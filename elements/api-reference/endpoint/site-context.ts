import type {OperationName, ViewOptions} from '../../../src/api-reference/views/reader.js';
import type {DatedFile} from '../../../src/config/config.js';

/** Site settings for API elements: location of documents, and request settings of docs.json. */
export interface ApiContext
  extends Pick<ViewOptions, 'site' | 'baseUrls' | 'auth' | 'playground' | 'withoutMock' | 'languages'> {
  /** The one document of the site. */
  readonly document?: string;
  /** Returns the overlay documents that the site applies to a document, by its path from the root or its URL. */
  overlaysOf?(file: string): Promise<readonly string[]>;
  /** Returns the dated versions of a document from docs.json, by its path from the root or its URL. */
  versionsOf?(file: string): readonly DatedFile[];
  /** URL of the proxy for requests, if docs.json sets one. */
  readonly proxy?: string;
  /**
   * Returns the URL of an operation's page. Undefined if the site has none. `slices` is the folder of the document's
   * slices, if it has some.
   */
  operationHref?(name: OperationName, document: string, slices?: string): Promise<string | undefined>;
  /** Whether the site lets readers store no requests on their device. */
  readonly withoutKeptRequests?: boolean;
  /** URL of third-party viewers, if docs.json sets one. */
  readonly cdn?: string;
  /** Whether the site removed private parts from its documents (CONTRACT 4). */
  readonly omitsPrivate?: boolean;
  /** Whether the site is the reference that an app serves for its own API. */
  readonly isReference?: boolean;
  /** Absolute URL of the folder that project paths start from. */
  readonly root: string;
  /** Examples that the author wrote beside an operation. Only pages of a site have them. */
  readonly examples: {
    read(): ViewOptions['written'];
    /** Hides examples after they moved to the operation's column. */
    hide(element: Element): void;
  };
  /** Keeps an operation's button visible while its line is scrolled away. */
  keepInReach(line: Element, button: HTMLElement): void;
  /** Loads style sheets and behavior of the components in views. */
  components(): Promise<unknown>;
}

let context: ApiContext | undefined;
let announce: (given: ApiContext) => void;
const announced = new Promise<ApiContext>(done => {
  announce = done;
});

/** Sets the context of a site. Host pages have no context. */
export function setApiContext(given: ApiContext): void {
  context = given;
  announce(given);
}

export function apiContext(): ApiContext | undefined {
  return context;
}

/** Returns the context of a site after it is set. */
export function awaitApiContext(): Promise<ApiContext> {
  return announced;
}
