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
  /** Paths below the root of the site. */
  readonly names: {
    /** The whole theme, which every page ends with. */
    readonly sheet: string;
    readonly mode: string;
    readonly script?: string;
    /** Fonts of the package, by their names there. */
    readonly fonts: Readonly<Record<string, string>>;
  };
  /** Style sheets and scripts of the project that every page loads; `src` is a path below the root, too. */
  readonly own: {readonly styles: readonly string[]; readonly scripts: readonly OwnScript[]};
  /** Address of the site with a last slash, where it is known. */
  readonly siteUrl?: string;
  /** Pages have a picture to show links to them with. */
  readonly thumbnails?: boolean;
  /** Returns the date of a file's last change. */
  modified(file: string): string | undefined;
  readonly findIcon: FindIcon;
  readonly findSize?: FindSize;
  readonly highlighter: Languages;
  /** Post-processes a page, to render the author's elements. */
  finish?(page: string): Promise<string>;
  /** Requests types of code from a compiler. */
  readonly types?: CheckTypes;
  /** Makes the style sheet of classes that ours does not know. */
  readonly classSheet?: ClassSheets;
  /** Makes the style sheet that a page begins with; without it that is the whole theme. */
  readonly firstSheet?: PageSheets;
  /** Runs components of the project. */
  readonly drawLive?: DrawLive;
  readonly renderChrome: RenderChrome;
}
