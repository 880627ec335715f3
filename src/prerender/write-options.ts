import type {RenderChrome} from './chrome-renderer.js';
import type {ClassSheets} from './class-sheets.js';
import type {FindIcon} from './draw-icon.js';
import type {FindSize} from './find-size.js';
import type {Languages} from './highlighter.js';
import type {DrawLive} from './island-drawing.js';
import type {PageSheets} from './page-sheet.js';
import type {UrlEnding} from './place.js';
import type {OwnScript} from './template.js';
import type {CheckTypes} from './typed-blocks.js';

export interface WriteOptions {
  readonly template: string;
  readonly ending: UrlEnding;
  /** Paths of shared files, relative to the site's root. */
  readonly names: {
    /** Style sheet with the complete theme, which every page loads at its end. */
    readonly sheet: string;
    readonly mode: string;
    readonly script?: string;
    /** Paths of the package fonts by file name. */
    readonly fonts: Readonly<Record<string, string>>;
  };
  /** Style sheets and scripts of the project that every page loads. `src` is relative to the site's root. */
  readonly own: {readonly styles: readonly string[]; readonly scripts: readonly OwnScript[]};
  /** URL of the site with a final slash, if it is set. */
  readonly siteUrl?: string;
  /** If true, pages get a preview image. */
  readonly thumbnails?: boolean;
  /** Returns the date of the last change to a file. */
  modified(file: string): string | undefined;
  readonly findIcon: FindIcon;
  readonly findSize?: FindSize;
  readonly highlighter: Languages;
  /** Changes the HTML of a page before it is written, for example to render elements of the author. */
  finish?(page: string): Promise<string>;
  /** Type-checks a code block. Absent if no compiler is available. */
  readonly types?: CheckTypes;
  /** Builds a style sheet for class names without a rule in Lectern's own. */
  readonly classSheet?: ClassSheets;
  /** Builds the first style sheet of a page. If absent, pages load the complete theme at once. */
  readonly firstSheet?: PageSheets;
  /** Prerenders components of the project. */
  readonly drawLive?: DrawLive;
  readonly renderChrome: RenderChrome;
}
