import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {STATUS_CODES} from 'node:http';
import {join} from 'node:path';
import {openReader} from '../../../src/api-reference/views/local-reader.js';
import type {ApiReader, OperationReference, ViewOptions} from '../../../src/api-reference/views/reader.js';
import type {Files} from '../../../src/base/files.js';
import {viewOf, wholeView} from './draw.js';
import {type HtmlNode, hasClass, htmlTree} from './html-tree.js';

/** The Markdown has code samples in one language, so the compared page has one too. */
const options: ViewOptions = {languages: ['curl']};

/**
 * Compares the page of every operation and channel in a folder's documents with its Markdown. Channel pages have
 * different headings, so their text can be under any heading.
 */
export async function missingInDocuments(root: string, budget: number) {
  const missing: string[] = [];
  let count = 0;
  for (const file of listFiles(root).filter(path => /\.(?:json|ya?ml)$/.test(path))) {
    const reader = openReader(file, folderFiles(root));
    const {index} = await reader.index();
    for (const {method, path, kind} of index?.operations ?? []) {
      const name = {method: kind === 'webhook' ? 'WEBHOOK' : method, path};
      const page = await openPage(reader, name, budget);
      const lacking = findMissing(page, await reader.markdown(name, options), kind === 'channel');
      missing.push(...lacking.map(each => `${file} ${method} ${path}: ${each}`));
      count++;
    }
  }
  return {count, missing};
}

/** Returns the page of an operation as a tree. Opens up to `budget` closed rows and callbacks. */
export async function openPage(reader: ApiReader, name: OperationReference, budget: number): Promise<HtmlNode> {
  const first = viewOf(await reader.operation(name, options));
  const {main, aside = ''} = first.aside === undefined ? await wholeView(reader, name, options) : first;
  const page = htmlTree(main + aside);
  let left = budget;
  const open = async (node: HtmlNode): Promise<void> => {
    for (const child of [...node.children]) {
      const row = child.attributes.get('data-row');
      if (row !== undefined && left-- > 0) {
        const from = Number(child.attributes.get('data-from') ?? 0);
        const rows = htmlTree(await reader.rows(name, row, from, options));
        const target = child.name === 'button' ? node : child;
        target.parts.push(...rows.parts);
        target.children.push(...rows.children);
        for (const each of target === node ? rows.children : []) await open(each);
      }
      await open(child);
    }
  };
  await open(page);
  return page;
}

/**
 * Returns the content of a page that its Markdown lacks. Text must be under the same heading, and a field's complete
 * text in one list item. `isFlat` accepts text under any heading.
 */
export function findMissing(page: HtmlNode, markdown: string, isFlat = false): readonly string[] {
  return new Comparison(markdown, isFlat).missing(page);
}

function listFiles(root: string): readonly string[] {
  const all = readdirSync(root, {recursive: true, encoding: 'utf8'});
  return all.filter(path => statSync(join(root, path)).isFile()).map(path => path.replaceAll('\\', '/'));
}

function folderFiles(root: string): Files {
  return {
    async read(path) {
      const file = join(root, path);
      return existsSync(file) ? {path, text: readFileSync(file, 'utf8')} : {path, missing: 'absent'};
    },
  };
}

/** A section of the Markdown: a heading with everything below it up to the next heading of its level. */
interface Section {
  readonly title: string;
  readonly level: number;
  readonly lines: readonly string[];
}

class Comparison {
  readonly #sections: readonly Section[];
  readonly #missing = new Set<string>();
  readonly #isFlat: boolean;

  constructor(markdown: string, isFlat: boolean) {
    this.#sections = sectionsOf(markdown);
    this.#isFlat = isFlat;
  }

  missing(page: HtmlNode): readonly string[] {
    this.#walk(page, []);
    return [...this.#missing];
  }

  #walk(node: HtmlNode, under: readonly string[]): void {
    const inside = this.#isFlat ? [] : [...under, ...headingOf(node)];
    if (isField(node)) {
      // Markdown marks a recursive schema at its first name, but a page marks it one level below.
      const said = piecesOf(node, isBelow).filter(({text}) => text !== 'recursive');
      const text = this.#items(inside, node.attributes.get('data-name') ?? '').find(item =>
        said.every(each => has(item, each)),
      );
      // Markdown has bindings on one line.
      const isLine =
        this.#isFlat && !hasClass(node, 'param-field') && said.every(each => has(this.#textUnder([]), each));
      if (text === undefined && !isLine)
        this.#missing.add(`${inside.join(' > ')}: ${said.map(({text}) => text).join(' | ')}`);
      for (const child of node.children) if (isBelow(child)) this.#walk(child, inside);
      return;
    }
    const text = this.#textUnder(inside);
    const parts = partsOf(node);
    for (const [at, part] of parts.entries()) {
      if (typeof part !== 'string') {
        // Markdown names a security scheme by its type.
        const isScheme = hasClass(part, 'field-kind') || (hasClass(node, 'server') && isSignIn(part, parts[at - 1]));
        if (!isScheme) this.#walk(part, inside);
      } else
        for (const piece of pieces(part, node))
          if (!has(text, piece) && !(this.#isFlat && unsaid.has(piece.text)))
            this.#missing.add(`${inside.join(' > ')}: ${piece.text}`);
    }
  }

  /** Returns the text below nested headings. Markdown contains each named schema once, at the end. */
  #textUnder(under: readonly string[]): string {
    const own: Section[] = [];
    let within = this.#sections;
    for (const title of under) {
      const at = within.findIndex(each => each.title === words(title));
      if (at === -1) return '';
      const end = within.findIndex((each, index) => index > at && each.level <= within[at]!.level);
      within = within.slice(at, end === -1 ? undefined : end);
      own.push(within[0]!);
    }
    return [...own, ...within, ...(under.length > 0 ? this.#schemas() : [])].flatMap(({lines}) => lines).join('\n');
  }

  #schemas(): readonly Section[] {
    const first = this.#sections.findLastIndex(
      ({title, level}) => level === 2 && known.has(title) && !examples.has(title),
    );
    const after = this.#sections.slice(first + 1);
    const start = after.findIndex(({level}) => level === 2);
    return start === -1 ? [] : after.slice(start);
  }

  /** Returns the list items that begin with a name, each without its nested items. */
  #items(under: readonly string[], name: string): readonly string[] {
    const lines = this.#textUnder(under).split('\n');
    const starts = lines.flatMap((line, at) => (startsItem(line) ? [at] : []));
    const items = starts.map((at, index) => lines.slice(at, starts[index + 1]).join('\n'));
    const named = items.filter(item => !name || has(item.split('\n')[0]!, {text: name, isCode: false}));
    // A separate list describes the encoding of a form's parts.
    const sent = named.filter(item => !item.includes('` ('));
    return named.map(item => [item, ...sent].join('\n'));
  }
}

/**
 * Returns whether a line starts a field's item, or describes the encoding of a form's part. A description can contain
 * lists too.
 */
function startsItem(line: string): boolean {
  return /^ *- (?:`.+?`|(?:[a-z][a-z ]*|item \d+[^(]*)(?: `.+?`)?) \(/.test(line) || line.startsWith('- `');
}

/** Channel headings that Markdown omits. */
const unsaid = new Set(['Servers', 'Authorization']);

/** Returns whether a server's part lists its schemes, below their own title. */
function isSignIn(part: HtmlNode, before: HtmlNode | string | undefined): boolean {
  return part.name === 'dl' && typeof before === 'object' && hasClass(before, 'api-subtitle');
}

/** Headings that the writer itself adds. All other headings of their level are schema names. */
const examples = new Set(['request example', 'response example']);
const known = new Set([
  'authorization',
  'path parameters',
  'query parameters',
  'query string',
  'headers',
  'cookies',
  'body',
  'payload',
  'responses',
  'your response',
  'callbacks',
  ...examples,
]);

interface Piece {
  readonly text: string;
  readonly isCode: boolean;
}

const isField = (node: HtmlNode) => hasClass(node, 'field') && node.attributes.has('data-name');
const isBelow = (node: HtmlNode) => hasClass(node, 'expandable') || hasClass(node, 'variants') || isField(node);

/** Returns the Markdown heading for a part of the page. */
function headingOf(node: HtmlNode): readonly string[] {
  if (hasClass(node, 'api-section')) return wordsOf(find(node, each => hasClass(each, 'api-heading')));
  if (hasClass(node, 'callback')) return wordsOf(find(node, each => each.name === 'b'));
  if (/^re\w+-example$/.test(node.name)) return [node.name.replace('-', ' ')];
  if (hasClass(node, 'response')) return [node.attributes.get('data-status') ?? ''];
  return [];
}

const labels = ['base-label', 'base-more', 'enum-label', 'example-title', 'field-location', 'sample-fixed'];

/** Parts with other wording in Markdown. Their code is the same. */
const reworded = ['field-examples', 'variant-when'];

/**
 * Returns text and elements. Leaves out controls, and the line that opens a long list of values. A `<wbr>` does not end
 * a text.
 */
function partsOf(node: HtmlNode): readonly (HtmlNode | string)[] {
  const isMore = hasClass(node, 'enum-more');
  const shown: (HtmlNode | string)[] = [];
  let isBroken = false;
  for (const part of node.parts) {
    const before = shown.at(-1);
    if (typeof part === 'string' && isBroken && typeof before === 'string') shown[shown.length - 1] = before + part;
    else if (
      typeof part === 'string' ||
      !(isChrome(part) || part.name === 'wbr' || (isMore && part.name === 'summary'))
    )
      shown.push(part);
    isBroken = typeof part !== 'string' && part.name === 'wbr';
  }
  return shown;
}

/** Returns whether a part is a control, or has other wording in Markdown, such as a scheme's type. */
function isChrome(node: HtmlNode): boolean {
  const {name, attributes} = node;
  return (
    name === 'button' ||
    name === 'svg' ||
    labels.some(each => hasClass(node, each)) ||
    attributes.has('data-markdown-ignore')
  );
}

/** Returns whether Markdown words a text differently. A page adds the usual name of a status. */
function isReworded(node: HtmlNode, text: string): boolean {
  if (hasClass(node, 'response-words')) return reasons.has(text);
  return reworded.some(each => hasClass(node, each));
}

const reasons = new Set([...Object.values(STATUS_CODES), 'Unprocessable Content']);

function* pieces(part: string, node: HtmlNode): Iterable<Piece> {
  const {name} = node;
  if (isReworded(node, part)) return;
  for (const text of plain(part).split(' · '))
    if (/[\p{L}\p{N}]/u.test(text)) yield {text: text.trim(), isCode: name === 'code' || name === 'pre'};
}

function piecesOf(node: HtmlNode, skips: (node: HtmlNode) => boolean): readonly Piece[] {
  return partsOf(node).flatMap(part => {
    if (typeof part === 'string') return [...pieces(part, node)];
    return skips(part) ? [] : piecesOf(part, skips);
  });
}

/**
 * Returns whether Markdown contains a text. Code must match exactly. For other text only words must match, because
 * Markdown has its own punctuation.
 */
function has(markdown: string, {text, isCode}: Piece): boolean {
  if (isCode && oneLine(markdown).includes(`\`${oneLine(text)}\``)) return true;
  const sought = ` ${words(text)} `;
  // A description can contain HTML.
  return [markdown, markdown.replace(/<[^>]*>/g, '')].some(each => ` ${words(each)} `.includes(sought));
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');
const words = (text: string) =>
  text
    .replace(/\]\([^)\s]*\)/g, ']')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function sectionsOf(markdown: string): readonly Section[] {
  const sections: {title: string; level: number; lines: string[]}[] = [{title: '', level: 0, lines: []}];
  let fence = '';
  for (const line of markdown.split('\n')) {
    const [marks = ''] = /^ *`{3,}/.exec(line)?.map(each => each.trim()) ?? [];
    if (fence === '') fence = marks;
    else if (marks.length >= fence.length && line.trim() === marks) fence = '';
    const [, hashes, title = ''] = (fence === '' && /^(#+) (.*)$/.exec(line)) || [];
    if (hashes)
      sections.push({title: words(title.replace(/ \(required\)$/, '')), level: hashes.length, lines: [title]});
    else sections.at(-1)!.lines.push(line);
  }
  return sections;
}

function find(node: HtmlNode, fits: (node: HtmlNode) => boolean): HtmlNode | undefined {
  for (const child of node.children) {
    const found = fits(child) ? child : find(child, fits);
    if (found) return found;
  }
  return undefined;
}

function wordsOf(node: HtmlNode | undefined): readonly string[] {
  return node
    ? [
        piecesOf(node, () => false)
          .map(({text}) => text)
          .join(''),
      ]
    : [];
}

function plain(text: string): string {
  return text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(
      /&(lt|gt|quot|amp|nbsp);/g,
      (_, name: string) => ({lt: '<', gt: '>', quot: '"', amp: '&', nbsp: ' '})[name] as string,
    );
}
