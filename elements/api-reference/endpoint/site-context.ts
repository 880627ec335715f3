import type {OperationReference, ViewOptions} from '../../../src/api-reference/views/reader.js';
import type {DatedFile} from '../../../src/config/config.js';

/** Settings of a site for API elements: where its documents are, and `api` settings of docs.json. */
export interface ApiContext
  extends Pick<ViewOptions, 'site' | 'baseUrls' | 'auth' | 'playground' | 'withoutMock' | 'languages'> {
  /** Path of the API document, if the site has only one. */
  readonly document?: string;
  /** Returns the overlays that the site applies to an API document. `file` is its path from the root, or its URL. */
  overlaysOf?(file: string): Promise<readonly string[]>;
  /** Returns the dated versions of an API document in docs.json. `file` is its path from the root, or its URL. */
  versionsOf?(file: string): readonly DatedFile[];
  /** URL of the proxy for requests of the form, if docs.json sets one. */
  readonly proxy?: string;
  /**
   * Returns the URL of an operation's page. Undefined if no page of the site shows it. `slices` is the folder of the
   * document's slices, if the build split it.
   */
  operationHref?(name: OperationReference, document: string, slices?: string): Promise<string | undefined>;
  /** Whether the site forbids storing past requests in the browser. */
  readonly withoutKeptRequests?: boolean;
  /** Base URL of third-party viewers, if docs.json sets one. */
  readonly cdn?: string;
  /** Whether the site omits private parts of its API documents. */
  readonly omitsPrivate?: boolean;
  /** Whether an app serves this site as the reference of its own API. */
  readonly isReference?: boolean;
  /** Absolute URL that paths of the project are relative to. */
  readonly root: string;
  /** Access to the author's `<RequestExample>` and `<ResponseExample>` on the page. Absent in host pages. */
  readonly examples: {
    read(): ViewOptions['written'];
    /** Hides examples after their content moved to the example column of `element`. */
    hide(element: Element): void;
  };
  /** Keeps "Try it" of an operation visible while its method line is outside the viewport. */
  keepTryItVisible(line: Element, button: HTMLElement): void;
  /** Loads style sheets and classes of the components that views contain. */
  components(): Promise<unknown>;
}

let context: ApiContext | undefined;
let announce: (given: ApiContext) => void;
const announced = new Promise<ApiContext>(done => {
  announce = done;
});

/** Sets the settings of the site. Host pages never call this. */
export function setApiContext(given: ApiContext): void {
  context = given;
  announce(given);
}

export function getApiContext(): ApiContext | undefined {
  return context;
}

/** Resolves when the site has set its settings. */
export function awaitApiContext(): Promise<ApiContext> {
  return announced;
}
