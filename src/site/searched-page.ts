import type {Source} from '../base/source.js';
import type {Binding} from '../components/bound-element.js';
import {readFrontmatter, splitFrontmatter} from '../markdown/frontmatter/frontmatter.js';
import {addHeading, buildPageMetadata, type PageMetadata} from '../markdown/frontmatter/page.js';
import {parseTree} from '../markdown/syntax/parse-tree.js';
import type {RenderNode} from '../tree/render-tree.js';
import {loadYaml} from './page/open-page.js';
import {type ContentInput, readContent} from './page/page-content.js';

/** A page from which search sections can be built. */
interface SearchedPage {
  readonly slug: string;
  readonly title: string;
  readonly metadata: PageMetadata;
  /** Resolved content of the page. */
  readonly nodes: readonly RenderNode[];
}

/** Sources for the name of a page that has neither title nor heading. */
interface Naming {
  readonly label: string;
  /** Returns the title of the operation or schema that a page is bound to. */
  titleOf(binding: Binding): Promise<string | undefined>;
}

/**
 * Reads a page for the search that the reader has not opened yet. Names it as readers see it. Undefined for a page that
 * the search omits.
 */
export async function readSearchedPage(
  slug: string,
  {file, text}: Source,
  {label, titleOf}: Naming,
  options: Pick<ContentInput, 'files' | 'snippets' | 'authored'>,
): Promise<SearchedPage | undefined> {
  const {yaml, body, line} = splitFrontmatter(text);
  const {frontmatter} = await readFrontmatter(yaml, file, loadYaml);
  const metadata = addHeading(buildPageMetadata(frontmatter, file), body);
  // Omit the same pages as the index of a prerendered site.
  if (metadata.searchable === false || metadata.hidden || metadata.noindex) return undefined;
  const {files, snippets, authored} = options;
  const {nodes} = await readContent({tree: parseTree(body, line), file, frontmatter, files, snippets, authored});
  const {binding} = metadata;
  const own = metadata.title ?? metadata.heading ?? (binding && (await titleOf(binding)));
  const title = own ?? metadata.sidebarTitle ?? label;
  return {slug, title, metadata, nodes};
}
