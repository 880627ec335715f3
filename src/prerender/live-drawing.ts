import type {Files} from '../base/files.js';
import type {Html} from '../base/html.js';
import type {Problem} from '../base/problem.js';
import type {Live} from '../resolve/names.js';
import type {Ending} from './place.js';

/** A page whose components may run, and where it stands. */
export interface LivePage {
  readonly slug: string;
  readonly file: string;
  readonly files: Files;
  readonly base: string;
  readonly ending: Ending;
}

/** Draws the components of one page. */
export interface LiveDrawing {
  readonly live: Live;
  /** Puts what they show into their places. */
  fill(content: Html): Promise<{readonly content: Html; readonly problems: readonly Problem[]}>;
}

/** Draws the components of pages, where somebody has said that they may run. */
export type DrawLive = (page: LivePage) => LiveDrawing;
