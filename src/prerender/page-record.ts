import type {Problem} from '../base/problem.js';
import type {Thumbnail} from '../thumbnails/page-thumbnail.js';
import {toMarkdownPath} from './output-file.js';

export interface PageFeed {
  readonly rss: string;
  readonly json: string;
}

/**
 * A written page, for the files about the whole site. Plain data, so that another thread, another machine, or an
 * earlier run can write the page.
 */
export interface PageRecord {
  readonly slug: string;
  readonly title: string;
  readonly description?: string;
  /** True if search engines must not index the page. */
  readonly isHidden: boolean;
  /** True if the search of the site omits the page. */
  readonly isUnsearchable?: true;
  readonly variant: string;
  readonly modified?: string;
  /** URL of another site, if the page only redirects there. */
  readonly url?: string;
  /** Canonical URL in the frontmatter. */
  readonly canonical?: string;
  /** Breadcrumbs, for search results. */
  readonly trail: string;
  /** Label in the sidebar, if it is not the title. */
  readonly label?: string;
  /** Icon of the page in the sidebar. */
  readonly icon?: string;
  readonly iconType?: string;
  /** Search sections as JSON in UTF-8, without the outer brackets, to save memory. */
  readonly sections: Uint8Array;
  readonly problems: readonly Problem[];
  /** Problems in its text and snippets. The check also finds them, and describes them better. */
  readonly textProblems: readonly Problem[];
  /** True if rendering failed and no files were written. */
  readonly isFailed?: true;
  /** Content of the feed. `false` if it cannot be written, because the site's URL is unknown. */
  readonly feed?: PageFeed | false;
  /** Preview image to draw. */
  readonly thumbnail?: Thumbnail;
  /** Class names with rules in the page's own style sheet, if it has one. */
  readonly classes?: readonly string[];
  /** Parts of the theme in the first style sheet of the page. */
  readonly parts?: readonly string[];
  /** Tags of elements in the page that load large libraries. */
  readonly heavy: readonly string[];
  /** File names of the icons in the page, without extension. */
  readonly icons: readonly string[];
}

/**
 * Folder or script of each large library, by the tag that loads it. Host pages need the last one to embed operations.
 * All icons are needed if components run, because their icons are unknown in advance.
 */
export const heavyParts: Readonly<Record<string, string>> = {
  'docs-live': 'icons',
  'docs-latex': 'katex',
  'docs-mermaid': 'mermaid',
  'docs-mermaid elk': 'mermaid-elk',
  'openapi-endpoint': 'lectern-endpoint.js',
};

/** Returns the paths of a page's HTML and Markdown files. */
export function listRecordFiles(path: string, slug: string): readonly [html: string, markdown: string] {
  return [path, toMarkdownPath(slug)];
}

export function findHeavyParts(html: string): readonly string[] {
  return Object.keys(heavyParts).filter(name => {
    const [tag = '', layout = ''] = name.split(' ');
    return html.includes(`<${tag}`) && html.includes(layout);
  });
}
