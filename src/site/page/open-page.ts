import type {ViewOptions} from '../../api-reference/views/reader.js';
import {type Files, isFile} from '../../base/files.js';
import {emptyHtml, type Html, html, renderHtmlAttributes} from '../../base/html.js';
import {limits} from '../../base/limits.js';
import type {Problem} from '../../base/problem.js';
import {humanizeSlug} from '../../base/slug.js';
import type {Source} from '../../base/source.js';
import {renderBoundElement, toBindingProps} from '../../components/bound-element.js';
import type {OutlineEntry, PageContext} from '../../components/component.js';
import {renderTitle} from '../../components/parse-title-parts.js';
import {renderOperationHead} from '../../components/render-operation-head.js';
import {type Frontmatter, readFrontmatter, splitFrontmatter} from '../../markdown/frontmatter/frontmatter.js';
import {addHeading, buildPageMetadata, type PageMetadata} from '../../markdown/frontmatter/page.js';
import {concealedPage} from '../../markdown/frontmatter/private-page.js';
import {estimateReadingTime} from '../../markdown/frontmatter/reading-time.js';
import {readRequestSettings} from '../../markdown/frontmatter/request-settings.js';
import {type RenderedPage, renderMarkdown} from '../../markdown/render/html/render-markdown.js';
import type {TreeCache} from '../../markdown/resolve/resolve-page.js';
import {parseDescription} from '../../markdown/syntax/description.js';
import {parseTree} from '../../markdown/syntax/parse-tree.js';
import type {RefusedSyntax} from '../../markdown/syntax/refused.js';
import {type RenderNode, toPlainNodes} from '../../tree/render-tree.js';
import {listPageFileCandidates, type PageExtension} from '../routes/page-files.js';
import {type ContentInput, type PageContent, readContent} from './page-content.js';

/** A page that is ready to render. */
export interface PageDocument {
  readonly slug: string;
  readonly file: string;
  readonly frontmatter: Frontmatter;
  readonly metadata: PageMetadata;
  /** True for a bound page that sets no title. The API document provides the title when it is loaded. */
  readonly isUntitled: boolean;
  /** Text of the first heading, if it is an `<h1>`. */
  readonly heading: string | undefined;
  /** For a bound page: code blocks in `<RequestExample>` and `<ResponseExample>`. */
  readonly written?: ViewOptions['written'];
  /** Rendered title and description, with the method line of an operation. */
  readonly top: Html;
  readonly content: Html;
  readonly outline: readonly OutlineEntry[];
  /** Ids of components in the content, for links. */
  readonly anchors: RenderedPage['anchors'];
  /** True if the page has a second column next to the text. */
  readonly hasSide: boolean;
  /** Ids that the content uses. */
  readonly ids: {has(id: string): boolean};
  /** Values of `class` attributes that the author wrote. */
  readonly classes: ReadonlySet<string>;
  readonly minutes: number;
  readonly modified?: string;
  readonly problems: readonly Problem[];
  /** Resolved content, from which Markdown, search sections, and feeds are made. */
  readonly nodes: readonly RenderNode[];
}

export interface PageOptions {
  readonly files: Files;
  /** File extension of the previous page, to try first. */
  readonly extension: PageExtension;
  /** Called before requesting a second file. Resolve to false to stop. */
  another?(): Promise<boolean>;
  readonly snippets: TreeCache;
  /** Returns the context for rendering a page. Can load its language's messages while the file is loading. */
  context(slug: string, file: string): PageContext | Promise<PageContext>;
  /**
   * Returns the API documents to search for the page's operation, in order. `named` is the document in the frontmatter.
   * Absent until the navigation is known.
   */
  documents?(slug: string, named: string | undefined): readonly string[];
  readonly authored: ContentInput['authored'];
  /** Loads what rendering requested. Returns true if the page must be rendered again. */
  settle?(content: PageContent): Promise<boolean>;
  readonly signal?: AbortSignal;
}

export interface PageReady {
  readonly state: 'ready';
  readonly page: PageDocument;
}

export type PageResult =
  | PageReady
  | {readonly state: 'absent'; readonly tried: readonly string[]}
  | {readonly state: 'failed'; readonly reason: string};

/** Loads a page by slug: text, frontmatter, tree, and HTML. Rejects only if `signal` aborts. */
export async function openPage(slug: string, options: PageOptions): Promise<PageResult> {
  const tried: string[] = [];
  for (const path of listPageFileCandidates(slug, options.extension)) {
    if (tried.length > 0 && (await options.another?.()) === false) break;
    const result = await options.files.read(path, options.signal);
    if (isFile(result)) {
      if (result.text.length > limits.page)
        return {state: 'failed', reason: `${path} is larger than ${limits.page / 1e6} MB, the limit for a page.`};
      if (result.text === concealedPage) return {state: 'absent', tried: [...tried, path]};
      const page = await buildPage(slug, path, result.text, options);
      return {state: 'ready', page: addDate(page, result.modified)};
    }
    tried.push(path);
    if (result.missing !== 'absent') return {state: 'failed', reason: result.reason ?? `Lectern cannot read ${path}.`};
  }
  return {state: 'absent', tried};
}

/** Adds the date of the last change, unless the frontmatter has one. */
export function addDate(page: PageDocument, known: string | undefined): PageDocument {
  const written = page.frontmatter.get('lastUpdatedDate') ?? page.frontmatter.get('lastUpdated');
  const isDate = typeof written === 'string' && !Number.isNaN(Date.parse(written));
  const modified = isDate ? written : written === false ? undefined : known;
  const {modified: _, ...rest} = page;
  return {...rest, ...(modified !== undefined && {modified})};
}

/** Builds a page from its text. Never rejects because of the text. */
export async function buildPage(
  slug: string,
  file: string,
  source: string,
  options: PageOptions,
): Promise<PageDocument> {
  const {yaml, body, line} = splitFrontmatter(source);
  const {frontmatter, problems} = await readFrontmatter(yaml, file, loadYaml);
  const written = buildPageMetadata(frontmatter, file);
  const tree = parseTree(body, line);
  const {refused} = tree;
  const unread = refused.length > 0 ? await loadProblems(refused, {file, text: source}) : [];
  const {binding} = written;
  const {files, snippets, authored} = options;
  const content = await readContent({tree, file, frontmatter, files, snippets, source, authored});
  const plain = await options.context(slug, file);
  const context = binding
    ? {
        ...plain,
        bound: toBindingProps(binding, options.documents?.(slug, binding.document), readRequestSettings(frontmatter)),
      }
    : plain;
  const draw = () => {
    const rendered = content.render(context);
    return rendered.showsBinding ? rendered : {...rendered, html: html`${rendered.html}${renderBoundElement(context)}`};
  };
  let rendered = draw();
  while (await options.settle?.(content)) rendered = draw();
  const {heading} = rendered;
  const metadata = heading !== undefined ? addHeading(written, body) : withTitle(written, slug);
  return {
    slug,
    file,
    frontmatter,
    metadata,
    isUntitled: binding !== undefined && heading === undefined && written.title === undefined,
    top: renderPageTop(metadata, context, rendered.ids),
    content: rendered.html,
    outline: rendered.outline,
    anchors: rendered.anchors,
    hasSide: binding !== undefined || rendered.hasSide,
    ids: rendered.ids,
    heading,
    classes: rendered.classes,
    minutes: estimateReadingTime(body),
    problems: [...problems, ...unread, ...content.problems],
    nodes: content.nodes,
    ...(binding && rendered.hasExamples && {written: await loadExamples(content)}),
  };
}

/** Returns the page with a title from its API document. */
export function ensureTitle(page: PageDocument, title: string, context: PageContext): PageDocument {
  const metadata = {...page.metadata, title};
  return {...page, metadata, top: renderPageTop(metadata, context, page.ids), isUntitled: false};
}

function renderPageTop(metadata: PageMetadata, context: PageContext, used: PageDocument['ids']): Html {
  return html`${renderPageTitle(metadata, context, used)}${renderOperationHead(metadata, context)}`;
}

/** Adds a title made from the slug, if a page has neither title nor heading. */
function withTitle(metadata: PageMetadata, slug: string): PageMetadata {
  return {...metadata, title: metadata.title ?? metadata.sidebarTitle ?? humanizeSlug(slug)};
}

function renderPageTitle(metadata: PageMetadata, context: PageContext, used: PageDocument['ids']): Html {
  const {title, description, mode, deprecated, binding} = metadata;
  const {messages} = context;
  if (mode === 'custom' || mode === 'frame') return emptyHtml;
  // Leave the label to the view of a bound operation, which renders its own.
  const label = deprecated && !binding ? html` <span class="page-label">${messages.deprecated}</span>` : emptyHtml;
  return html`${title ? html`<h1 class="page-title"${renderHtmlAttributes({id: used.has('page-title') ? null : 'page-title'})}>${renderTitle(title)}${label}</h1>` : emptyHtml}${description ? html`<p class="page-description">${renderMarkdown(toPlainNodes({nodes: parseDescription(description)}), context).html}</p>` : emptyHtml}`;
}

/** Loads the code that reads examples, which few pages contain. */
async function loadExamples({nodes}: PageContent) {
  const {collectAuthorExamples} = await import('./written-examples.js');
  return collectAuthorExamples(nodes);
}

async function loadProblems(refused: readonly RefusedSyntax[], source: Source) {
  const {listSyntaxProblems} = await import('../../markdown/syntax/syntax-problems.js');
  return listSyntaxProblems(refused, source);
}

/** Parses YAML with nested values. Loads the parser on the first call. */
export async function loadYaml(yaml: string) {
  const {readFrontmatterYaml} = await import('../../markdown/frontmatter/read-yaml.js');
  return readFrontmatterYaml(yaml);
}
