import type {OperationName, ViewOptions} from '../../../src/api-reference/views/reader.js';
import type {DatedFile} from '../../../src/config/config.js';

/** Site settings for API elements: location of documents, and request settings of docs.json. */
export interface ApiContext
  extends Pick<ViewOptions, 'site' | 'baseUrls' | 'auth' | 'playground' | 'withoutMock' | 'languages'> {
  /** The one document of the site. */
  readonly document?: string;
  /** Overlay documents that the site applies to a document, by its path from the root or its address. */
  overlaysOf?(file: string): Promise<readonly string[]>;
  /** Dated versions that docs.json names of a document, by its path from the root or its address. */
  versionsOf?(file: string): readonly DatedFile[];
  /** URL of the proxy for requests, if docs.json sets one. */
  readonly proxy?: string;
  /**
   * Returns the URL of the page of an operation; undefined if the site has none. `slices` is the folder of the document's
   * slices, where it has some.
   */
  operationHref?(name: OperationName, document: string, slices?: string): Promise<string | undefined>;
  /** The site does not offer to keep requests on the reader's device. */
  readonly withoutKeptRequests?: boolean;
  /** URL of third-party viewers, if docs.json sets one. */
  readonly cdn?: string;
  /** Private parts were removed from documents (CONTRACT 4). */
  readonly omitsPrivate?: boolean;
  /** The site is the reference that an app serves for its own API. */
  readonly isReference?: boolean;
  /** Absolute URL of the folder that project paths start from. */
  readonly root: string;
  /** Examples that the author wrote next to an operation; only pages of a site have them. */
  readonly examples: {
    read(): ViewOptions['written'];
    /** Hides examples that are now in the operation's column. */
    hide(element: Element): void;
  };
  /** Keeps the button of an operation within reach while the line that holds it is scrolled away. */
  keepInReach(line: Element, button: HTMLElement): void;
  /** Loads the style sheets and the behaviour of components, which views are made of. */
  components(): Promise<unknown>;
}

let context: ApiContext | undefined;
let announce: (given: ApiContext) => void;
const announced = new Promise<ApiContext>(done => {
  announce = done;
});

/** Sets the context of a site. Host pages have none. */
export function setApiContext(given: ApiContext): void {
  context = given;
  announce(given);
}

export function apiContext(): ApiContext | undefined {
  return context;
}

/** Returns the context of a site as soon as it is set. */
export function awaitApiContext(): Promise<ApiContext> {
  return announced;
}
