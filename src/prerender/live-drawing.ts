import type {Files} from '../base/files.js';
import type {LiveOptions} from '../markdown/interpreter/names.js';
import type {PageDocument} from '../site/page/open-page.js';
import type {Ending} from './place.js';

/** A page whose components may run, and its location. */
export interface LivePage {
  readonly slug: string;
  readonly file: string;
  readonly files: Files;
  readonly base: string;
  readonly ending: Ending;
}

/** Renders the components of a page. */
export interface LiveDrawing {
  readonly live: LiveOptions;
  /**
   * Returns the page with what they show in their places, with the classes of their files, and with what is wrong with
   * them.
   */
  fill(page: PageDocument): Promise<PageDocument>;
}

/** Runs the components of pages, where allowed. */
export type DrawLive = (page: LivePage) => LiveDrawing;
