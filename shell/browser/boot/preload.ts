import type {PageExtension} from '../../../src/site/routes/page-files.js';
import type {Options} from './options.js';

/** Requests that the script tag started before other code loaded. */
export interface PreloadedRequests {
  readonly options: Options;
  readonly extension: PageExtension;
  readonly config: Promise<Response | undefined>;
  /** Parsed docs.json of a site of API documents. Lacks the titles in documents that have not loaded. */
  readonly draft?: Promise<unknown>;
  /** Whether docs.json loaded within 100 ms. If so, a font may load before the first paint too. */
  readonly isQuick: Promise<boolean>;
  /** Request for the URL's page. Absent if the page has no file. */
  readonly page?: {readonly slug: string; readonly path: string; readonly response: Promise<Response | undefined>};
  /** Whether this is the first visit: the browser has stored nothing about the site. */
  readonly isFirst: boolean;
  /** URL of the folder with the script, which also contains icons and chunks. */
  readonly assets: string;
}
