import type {Files} from '../base/files.js';
import type {LiveOptions} from '../markdown/interpreter/names.js';
import type {PageDocument} from '../site/page/open-page.js';
import type {UrlEnding} from './place.js';

/** A page whose components may run, with its location in the site. */
export interface LivePage {
  readonly slug: string;
  readonly file: string;
  readonly files: Files;
  readonly base: string;
  readonly ending: UrlEnding;
}

/** Prerenders the components of the project in one page. */
export interface LiveDrawing {
  readonly live: LiveOptions;
  /** Returns the page with the output of its components, the class names in their files, and their problems. */
  fill(page: PageDocument): Promise<PageDocument>;
}

/** Creates the component renderer of a page. Absent if components may not run. */
export type DrawLive = (page: LivePage) => LiveDrawing;
