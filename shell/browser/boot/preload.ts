import type {PageExtension} from '../../../src/site/routes/page-files.js';
import type {Options} from './options.js';

/** Requests that the script tag starts before the rest of Lectern has loaded. */
export interface Preloads {
  readonly options: Options;
  readonly extension: PageExtension;
  readonly config: Promise<Response | undefined>;
  /** docs.json without the titles of unread documents. */
  readonly draft?: Promise<unknown>;
  /** Whether docs.json loaded within a tenth of a second, so a font may also load in time. */
  readonly isQuick: Promise<boolean>;
  /** The page of the URL, if it has a file. */
  readonly page?: {readonly slug: string; readonly path: string; readonly response: Promise<Response | undefined>};
  /** Whether the browser stores no data of an earlier visit. */
  readonly isFirst: boolean;
  /** Folder of the script, with icons and other files next to it. */
  readonly assets: string;
}
