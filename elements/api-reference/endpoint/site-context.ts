import type {ViewOptions} from '../../../src/api-reference/views/reader.js';

/** What a site knows that its API elements need: where documents lie, and what docs.json says about requests. */
export interface ApiContext extends Pick<ViewOptions, 'site' | 'baseUrls' | 'auth' | 'playground' | 'languages'> {
  /** The one document of the site. */
  readonly document?: string;
  /** Overlay documents that the site applies to a document, by its path from the root or its address. */
  overlaysOf?(file: string): Promise<readonly string[]>;
  /** Address of the proxy that requests are sent through, where docs.json asks for one. */
  readonly proxy?: string;
  /** Where the files of other viewers lie, where docs.json says so. */
  readonly cdn?: string;
  /** Documents lack what is not for strangers (CONTRACT 4). */
  readonly omitsPrivate?: boolean;
  /** The site is the reference that an app serves for its own API. */
  readonly isReference?: boolean;
  /** Absolute URL of the folder that project paths start from. */
  readonly root: string;
  /** Examples that the author wrote beside an operation; only pages of a site have them. */
  readonly examples: {
    read(): ViewOptions['written'];
    /** They stand in the column of the operation now. */
    hide(element: Element): void;
  };
  /** Loads the style sheets and the behaviour of components, which views are made of. */
  components(): Promise<unknown>;
}

let context: ApiContext | undefined;

/** Called once by the shell of a site; pages that are not ours have no context. */
export function setApiContext(given: ApiContext): void {
  context = given;
}

export function apiContext(): ApiContext | undefined {
  return context;
}
