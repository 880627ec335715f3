import type {Source} from '../base/source.js';
import {loadYaml} from '../open-page/open-page.js';
import {type ContentInput, readContent} from '../open-page/page-content.js';
import {readFrontmatter, splitFrontmatter} from '../page/frontmatter.js';
import {buildPageMetadata, type PageMetadata} from '../page/page.js';
import type {RenderNode} from '../resolve/render-tree.js';
import {parseTree} from '../tree/parse-tree.js';

/** A page as the search reads it. */
export interface SearchedPage {
  readonly slug: string;
  readonly title: string;
  readonly head: PageMetadata;
  /** As readers see it: with what snippets and expressions come to. */
  readonly nodes: readonly RenderNode[];
}

/** A page that is searched before anybody has opened it. `title` is used when it has none of its own; `undefined` for one that is not to be found. */
export async function readSearchedPage(
  slug: string,
  {file, text}: Source,
  title: string,
  options: Pick<ContentInput, 'files' | 'snippets' | 'authored'>,
): Promise<SearchedPage | undefined> {
  const {yaml, body, line} = splitFrontmatter(text);
  const {frontmatter} = await readFrontmatter(yaml, file, loadYaml);
  const head = buildPageMetadata(frontmatter);
  if (head.searchable === false) return undefined;
  const {files, snippets, authored} = options;
  const {nodes} = await readContent({tree: parseTree(body, line), file, frontmatter, files, snippets, authored});
  return {slug, title: head.title ?? title, head, nodes};
}
