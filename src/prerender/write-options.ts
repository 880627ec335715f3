import type {RenderChrome} from './chrome-renderer.js';
import type {ClassSheets} from './class-sheets.js';
import type {FindIcon} from './draw-icon.js';
import type {FindSize} from './find-size.js';
import type {Languages} from './highlighter.js';
import type {DrawLive} from './live-drawing.js';
import type {PageSheets} from './page-sheet.js';
import type {Ending} from './place.js';
import type {OwnScript} from './template.js';
import type {CheckTypes} from './typed-blocks.js';

/** Options for writing all pages. */
export interface WriteOptions {
  readonly template: string;
  readonly ending: Ending;
  /** Paths relative to the site's root. */
  readonly names: {
    /** The complete theme, which every page loads at its end. */
    readonly sheet: string;
    readonly mode: string;
    readonly script?: string;
    /** Fonts of the package by file name. */
    readonly fonts: Readonly<Record<string, string>>;
  };
  /** Style sheets and scripts of the project for every page. `src` is relative to the site's root. */
  readonly own: {readonly styles: readonly string[]; readonly scripts: readonly OwnScript[]};
  /** URL of the site with a final slash, if it is set. */
  readonly siteUrl?: string;
  /** Pages have a preview picture. */
  readonly thumbnails?: boolean;
  /** Returns the date of a file's last change. */
  modified(file: string): string | undefined;
  readonly findIcon: FindIcon;
  readonly findSize?: FindSize;
  readonly highlighter: Languages;
  /** Post-processes the HTML of a page, to render the author's elements. */
  finish?(page: string): Promise<string>;
  /** Requests types of code from a compiler. */
  readonly types?: CheckTypes;
  /** Builds the style sheet for classes that ours lacks. */
  readonly classSheet?: ClassSheets;
  /** Builds the first style sheet of a page. If absent, pages begin with the complete theme. */
  readonly firstSheet?: PageSheets;
  /** Runs components of the project. */
  readonly drawLive?: DrawLive;
  readonly renderChrome: RenderChrome;
}
