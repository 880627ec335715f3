import type {Problem} from '../../base/problem.js';
import type {PageContext} from '../../components/component.js';
import {type RenderedPage, renderMarkdown} from '../../markdown/render/html/render-markdown.js';
import type {PageInput} from '../../markdown/resolve/resolve-page.js';
import {type RenderNode, toPlainNodes} from '../../tree/render-tree.js';
import type {AuthoredRenderer} from './authored.js';

export interface ContentInput extends PageInput {
  /** Loads the code for components, HTML, and expressions, which most pages do not contain. */
  authored(): Promise<AuthoredRenderer>;
}

/** Content of a page with components and variables resolved. HTML, Markdown, search, and feeds are made from it. */
export interface PageContent {
  readonly nodes: readonly RenderNode[];
  readonly problems: readonly Problem[];
  render(context: PageContext): RenderedPage;
}

/** Reads a page's content. Loads no other code for plain Markdown. */
export async function readContent({authored, ...page}: ContentInput): Promise<PageContent> {
  if (page.tree.isPlain) {
    const nodes = toPlainNodes(page.tree);
    return {nodes, problems: [], render: context => renderMarkdown(nodes, context)};
  }
  const {resolvePage, renderHtml} = await authored();
  const {nodes, problems} = await resolvePage(page);
  return {nodes, problems, render: context => renderHtml(nodes, context)};
}
