import type {Files} from '../base/files.js';
import type {LiveOptions} from '../markdown/interpreter/names.js';
import type {PageDocument} from '../site/page/open-page.js';
import type {Ending} from './place.js';

/** A page whose components can run, with its location. */
export interface LivePage {
  readonly slug: string;
  readonly file: string;
  readonly files: Files;
  readonly base: string;
  readonly ending: Ending;
}

/** Prerenders the components of a page. */
export interface LiveDrawing {
  readonly live: LiveOptions;
  /** Returns the page with the components' output, the classes in their files, and their problems. */
  fill(page: PageDocument): Promise<PageDocument>;
}

/** Creates the renderer for a page's components. Absent if components cannot run. */
export type DrawLive = (page: LivePage) => LiveDrawing;
