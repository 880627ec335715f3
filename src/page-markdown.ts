import type {PageContext} from './components/component.js';
import type {Files} from './files.js';
import {type Block, joinBlocks, paragraph, quote} from './markdown/block.js';
import {codeSpan} from './markdown/escape-text.js';
import {plainText} from './markdown/plain-text.js';
import {resolveTree} from './markdown/resolve-tree.js';
import {type Resolved, type ResolvedElement, textProp} from './markdown/resolved.js';
import {Writer} from './markdown/writer.js';
import {type Frontmatter, splitFrontmatter} from './page/frontmatter.js';
import type {PageHead} from './page/page.js';
import {gatherNames, type TreeCache} from './snippets.js';
import {parseTree, type Tree} from './tree/parse-tree.js';

/** What is needed of a page that was opened. */
export interface PageSource {
  readonly file: string;
  readonly frontmatter: Frontmatter;
  readonly head: PageHead;
  readonly source: string;
  /** The source as it was read, where somebody has done so. */
  readonly tree?: Tree;
}

export interface PageSurroundings {
  readonly files: Files;
  readonly snippets: TreeCache;
  /** Decides where links and pictures lead: to paths of the site, or to whole addresses. */
  readonly context: PageContext;
}

/** The page as Markdown that stands alone: its head, and its content as readers and assistants see it. No tags, no code. */
export async function pageMarkdown(page: PageSource, surroundings: PageSurroundings): Promise<string> {
  const writer = new Writer(surroundings.context);
  const {title, description, method, target} = page.head;
  const words = (value: string): Resolved[] => [{type: 'text', value}];
  const text = joinBlocks([
    ...(title ? writer.heading(1, words(title)) : []),
    // Addresses in it are no links on the page; in plain words a reader wants them as they are.
    ...(description
      ? quote(paragraph(joinBlocks(writer.paragraph(words(description))).replaceAll('\\://', '://')))
      : []),
    ...(method && target ? paragraph(codeSpan(`${method} ${target}`)) : []),
    ...writer.blocks(await resolvePage(page, surroundings)).map(asSentence),
  ]);
  return `${text}\n`;
}

/** A page with the operation that it is bound to below its text. Title, method and path stand above that already. */
export function withOperation(written: string, operation: string | undefined): string {
  const below = operation?.replace(/^# .*\n+`.*\n/, '');
  return written + (below ? `\n${below.trimStart()}` : '');
}

/** A page of this format would read a statement in `import x`; one space in, it is a sentence. */
function asSentence(block: Block): Block {
  return block.kind === 'paragraph' && /^(?:im|ex)port\b/.test(block.text) ? {...block, text: ` ${block.text}`} : block;
}

/** The words of the page's content as readers see it, for search and for descriptions. */
export async function pageText(page: PageSource, surroundings: PageSurroundings): Promise<string> {
  return plainText(await resolvePage(page, surroundings));
}

/** An `<Update>` of a page. */
export interface PageUpdate {
  readonly label: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** What `rss` says of it in place of its own words. */
  readonly title?: string;
  readonly summary?: string;
  /** Its content as Markdown that stands alone. */
  readonly markdown: string;
}

/** The updates of a page in its order, with those that snippets bring. */
export async function pageUpdates(page: PageSource, surroundings: PageSurroundings): Promise<readonly PageUpdate[]> {
  const writer = new Writer(surroundings.context);
  return findUpdates(await resolvePage(page, surroundings)).map(update => {
    const {title, description: summary} = feedWords(update.props.get('rss'));
    const tags = update.props.get('tags');
    return {
      label: textProp(update, 'label')?.replace(/\s+/g, ' ').trim() || 'Update',
      description: textProp(update, 'description')?.trim() ?? '',
      tags: Array.isArray(tags) ? tags.filter(tag => typeof tag === 'string') : [],
      ...(title !== undefined && {title}),
      ...(summary !== undefined && {summary}),
      markdown: joinBlocks(writer.blocks(update.children)),
    };
  });
}

function findUpdates(nodes: readonly Resolved[]): readonly ResolvedElement[] {
  return nodes.flatMap(node => {
    if (node.type !== 'element') return [];
    return node.name === 'Update' ? [node] : findUpdates(node.children);
  });
}

function feedWords(rss: unknown): {readonly title?: string; readonly description?: string} {
  const found: {title?: string; description?: string} = {};
  if (typeof rss !== 'object' || rss === null) return found;
  for (const key of ['title', 'description'] as const) {
    const value: unknown = Object.hasOwn(rss, key) ? (rss as Readonly<Record<string, unknown>>)[key] : undefined;
    if (typeof value === 'string' && value.trim()) found[key] = value.trim();
  }
  return found;
}

function readTree(source: string): Tree {
  const {body, line} = splitFrontmatter(source);
  return parseTree(body, line);
}

async function resolvePage(
  page: PageSource,
  {files, snippets, context}: PageSurroundings,
): Promise<readonly Resolved[]> {
  const {file, frontmatter, source} = page;
  const tree = page.tree ?? readTree(source);
  const {names} = await gatherNames(tree, file, files, snippets, frontmatter);
  const input = {nodes: tree.nodes, names, file, context};
  const resolved = resolveTree(input);
  if (!resolved.needsInterpreter) return resolved.nodes;
  const {interpreter} = await import('./interpreter/interpreter.js');
  return resolveTree({...input, interpreter}).nodes;
}
