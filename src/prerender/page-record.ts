import type {Problem} from '../base/problem.js';
import type {Thumbnail} from '../thumbnails/page-thumbnail.js';
import {toMarkdownPath} from './output-file.js';

/** The feed of a page in each format. */
export interface PageFeed {
  readonly rss: string;
  readonly json: string;
}

/**
 * Facts about a written page for files about the whole site. Plain data, so that pages can be written by another
 * thread, another machine or an earlier run.
 */
export interface PageRecord {
  readonly slug: string;
  readonly title: string;
  readonly description?: string;
  /** Search engines should not index the page. */
  readonly isHidden: boolean;
  /** The site's search omits the page. */
  readonly isUnsearchable?: true;
  readonly variant: string;
  readonly modified?: string;
  /** The page only links elsewhere. */
  readonly url?: string;
  /** The page that its author calls the original. */
  readonly canonical?: string;
  /** Breadcrumbs for search results. */
  readonly trail: string;
  /** Label in the sidebar, if it differs from the title. */
  readonly label?: string;
  /** Search sections as JSON in UTF-8, without the outer brackets. */
  readonly sections: Uint8Array;
  readonly problems: readonly Problem[];
  /** Problems of its text and snippets, which the check sees as well, and puts in better words. */
  readonly textProblems: readonly Problem[];
  /** Rendering failed, and no files were written. */
  readonly isFailed?: true;
  /** The text of its feed; `false` for one that cannot be, because the address of the site is not known. */
  readonly feed?: PageFeed | false;
  /** Preview picture to draw. */
  readonly thumbnail?: Thumbnail;
  /** Classes in the page's own style sheet, if any. */
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

/** Returns the two files of a page: as HTML, and as Markdown. */
export function filesOf(path: string, slug: string): readonly [html: string, markdown: string] {
  return [path, toMarkdownPath(slug)];
}

export function heavyIn(html: string): readonly string[] {
  return Object.keys(heavyParts).filter(name => {
    const [tag = '', layout = ''] = name.split(' ');
    return html.includes(`<${tag}`) && html.includes(layout);
  });
}
