import type {PageExtension} from '../../../src/site/routes/page-files.js';
import type {Options} from './options.js';

/** Requests that the script tag starts before the rest of Lectern is loaded. */
export interface Preloads {
  readonly options: Options;
  readonly extension: PageExtension;
  readonly config: Promise<Response | undefined>;
  /** docs.json without the titles of documents that are not read yet. */
  readonly draft?: Promise<unknown>;
  /** docs.json was here within a tenth of a second: a font may be, too. */
  readonly isQuick: Promise<boolean>;
  /** The page that the address names, when it names one that has a file. */
  readonly page?: {readonly slug: string; readonly path: string; readonly response: Promise<Response | undefined>};
  /** No visit of this site is known. */
  readonly isFirst: boolean;
  /** Folder of the script, with icons and other files next to it. */
  readonly assets: string;
}
