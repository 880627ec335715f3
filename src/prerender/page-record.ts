import type {Problem} from '../base/problem.js';
import type {Thumbnail} from '../thumbnails/page-thumbnail.js';
import {toMarkdownPath} from './output-file.js';

/** The feed of a page in each format. */
export interface PageFeed {
  readonly rss: string;
  readonly json: string;
}

/**
 * Facts about a written page for files about the whole site. Plain data, so that another thread, another machine, or an
 * earlier run can write pages.
 */
export interface PageRecord {
  readonly slug: string;
  readonly title: string;
  readonly description?: string;
  /** Search engines must not index the page. */
  readonly isHidden: boolean;
  /** The site's search omits the page. */
  readonly isUnsearchable?: true;
  readonly variant: string;
  readonly modified?: string;
  /** External URL of a page that only redirects. */
  readonly url?: string;
  /** Canonical URL from the author. */
  readonly canonical?: string;
  /** Breadcrumbs for search results. */
  readonly trail: string;
  /** Label in the sidebar, if it differs from the title. */
  readonly label?: string;
  /** Search sections as JSON in UTF-8, without the outer brackets. */
  readonly sections: Uint8Array;
  readonly problems: readonly Problem[];
  /** Problems in its text and snippets. The check finds them too, and describes them better. */
  readonly textProblems: readonly Problem[];
  /** Rendering failed, and no files were written. */
  readonly isFailed?: true;
  /** Text of the feed. `false` if the feed cannot be written because the site's URL is unknown. */
  readonly feed?: PageFeed | false;
  /** Preview picture to draw. */
  readonly thumbnail?: Thumbnail;
  /** Classes in the page's own style sheet, if any. */
  readonly classes?: readonly string[];
  /** Theme parts in the page's first style sheet. */
  readonly parts?: readonly string[];
  /** Tags of elements on the page that need large libraries. */
  readonly heavy: readonly string[];
  /** Files of the icons on the page, without extension. */
  readonly icons: readonly string[];
}

/**
 * Libraries (a folder or script) by the tags that need them. Host pages embed operations by the last one. Icons of
 * running components are unknown in advance, so all are needed.
 */
export const heavyParts: Readonly<Record<string, string>> = {
  'docs-live': 'icons',
  'docs-latex': 'katex',
  'docs-mermaid': 'mermaid',
  'docs-mermaid elk': 'mermaid-elk',
  'openapi-endpoint': 'lectern-endpoint.js',
};

/** Returns the HTML file and the Markdown file of a page. */
export function filesOf(path: string, slug: string): readonly [html: string, markdown: string] {
  return [path, toMarkdownPath(slug)];
}

export function heavyIn(html: string): readonly string[] {
  return Object.keys(heavyParts).filter(name => {
    const [tag = '', layout = ''] = name.split(' ');
    return html.includes(`<${tag}`) && html.includes(layout);
  });
}
