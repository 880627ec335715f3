import type {Problem} from '../base/problem.js';
import type {Thumbnail} from '../thumbnails/page-thumbnail.js';
import {markdownPath} from './output-file.js';

/**
 * What is kept of a page that was written: all that the files about the whole site need of it. Plain data, so that pages can
 * be written by another thread, on another machine, or in an earlier run.
 */
export interface PageRecord {
  readonly slug: string;
  readonly title: string;
  readonly description?: string;
  /** Search engines are asked to leave it out. */
  readonly isHidden: boolean;
  /** It is in no search of the site. */
  readonly isUnsearchable?: true;
  readonly variant: string;
  readonly modified?: string;
  /** It only leads elsewhere. */
  readonly url?: string;
  /** The page that its author calls the original. */
  readonly canonical?: string;
  /** Where the navigation has it, for results of the search. */
  readonly trail: string;
  /** What the sidebar calls it, where that is not its title. */
  readonly label?: string;
  /** What the search finds of it: JSON of its sections without the brackets around them, in UTF-8 as it is written. */
  readonly sections: Uint8Array;
  readonly problems: readonly Problem[];
  /** It could not be rendered: it has no files. */
  readonly isFailed?: true;
  /** The text of its feed; `false` for one that cannot be, because the address of the site is not known. */
  readonly feed?: string | false;
  /** Its picture, to be drawn. */
  readonly thumbnail?: Thumbnail;
  /** What its style sheet of classes is made of, where it has one. */
  readonly classes?: readonly string[];
  /** The parts of the theme that it begins with. */
  readonly parts?: readonly string[];
  /** Elements of its text whose libraries are large, by tag. */
  readonly heavy: readonly string[];
  /** Files of the icons that it shows, without their ending. */
  readonly icons: readonly string[];
}

/**
 * Libraries by the tags that need them, each a folder or a script; pages of others embed operations with the last. Which icons
 * components show that run is not known ahead.
 */
export const heavyParts: Readonly<Record<string, string>> = {
  'docs-live': 'icons',
  'docs-latex': 'katex',
  'docs-mermaid': 'mermaid',
  'docs-mermaid elk': 'mermaid-elk',
  'openapi-endpoint': 'lectern-endpoint.js',
};

/** The two files of a page: as HTML, and as Markdown. */
export function filesOf(path: string, slug: string): readonly [html: string, markdown: string] {
  return [path, markdownPath(slug)];
}

export function heavyIn(html: string): readonly string[] {
  return Object.keys(heavyParts).filter(name => {
    const [tag = '', layout = ''] = name.split(' ');
    return html.includes(`<${tag}`) && html.includes(layout);
  });
}
