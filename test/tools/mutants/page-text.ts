import {splitFrontmatter} from '../../../src/markdown/frontmatter/frontmatter.js';
import type {Kind, Site} from './mutation.js';
import {isRefused, nodesOf, pageTree, rangeOf} from './page-tree.js';
import {typo} from './typo.js';

// Faults outside tags: code blocks, braces, code that needs a runtime, frontmatter.

export const fenceOpen: Kind = {
  name: 'end of a code block removed',
  codes: ['fence-unclosed'],
  hint: /^[ \t>]*(?:```|~~~)/m,
  sites: source =>
    [...nodesOf(pageTree(source))].flatMap(({node}): Site[] => {
      const {text} = source;
      const range = node.type === 'code' ? rangeOf(node) : undefined;
      const close = range && /\n[ \t>]*(`{3,}|~{3,})$/.exec(text.slice(range.start, range.end));
      if (!range || !close?.[1]) return [];
      return [{start: range.end - close[1].length, end: range.end, text: '', at: range.start}];
    }),
};

export const braceOpen: Kind = {
  name: 'end of an expression removed',
  codes: ['brace-unclosed'],
  hint: /\{/,
  sites: source =>
    [...nodesOf(pageTree(source))].flatMap(({node}): Site[] => {
      const isExpression = node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression';
      const range = isExpression ? rangeOf(node) : undefined;
      if (!range || source.text[range.end - 1] !== '}' || isInFormula(source.text, range)) return [];
      return [{start: range.end - 1, end: range.end, text: '', at: range.start}];
    }),
  isFault: isRefused,
};

/** Returns whether a brace is in a formula. The reference compiler does not support formulas. */
function isInFormula(text: string, {start, end}: {readonly start: number; readonly end: number}): boolean {
  // A formula can continue on the next line, but not in the next paragraph.
  const before =
    text
      .slice(0, start)
      .split(/\n[ \t]*\n/)
      .at(-1) ?? '';
  const [after = ''] = text.slice(end).split(/\n[ \t]*\n/);
  return /\$[^$]*$/.test(before) && /^[^$]*\$/.test(after);
}

export const braceAdded: Kind = {
  name: 'brace in a text',
  codes: ['brace-unclosed'],
  hint: /\S/,
  sites: source =>
    [...nodesOf(pageTree(source))].flatMap(({node, around}): Site[] => {
      const range = rangeOf(node);
      if (!range || node.type !== 'text' || around.at(-1)?.type !== 'paragraph') return [];
      const space = source.text.indexOf(' ', range.start);
      return space === -1 || space >= range.end ? [] : [{start: space, end: space, text: ' {'}];
    }),
  isFault: isRefused,
};

const component = `export const ZqCounter = () => {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
};

<ZqCounter />

`;

export const hookAdded: Kind = {
  name: 'component that needs a runtime',
  codes: ['code-unsupported'],
  sites: source => {
    if (!pageTree(source)) return [];
    const start = source.text.length - splitFrontmatter(source.text).body.length;
    // The frontmatter can end at the end of the file, without a line for the text.
    const text = /\n\s*$|^$/.test(source.text.slice(0, start)) ? `\n${component}` : `\n\n${component}`;
    return [{start, end: start, text, below: text.split('\n').indexOf('<ZqCounter />')}];
  },
};

/** Yields the frontmatter lines with a single key, and the position of the value. */
function* settings(text: string): Generator<{key: string; value: string; start: number; end: number}> {
  const {yaml} = splitFrontmatter(text);
  if (yaml === undefined) return;
  const head = text.indexOf(yaml, text.indexOf('---') + 3);
  for (const match of yaml.matchAll(/^([\w-]+):[ \t]+(\S.*?)[ \t]*\r?$/gm)) {
    const [line, key, value] = match as unknown as [string, string, string];
    const start = head + match.index + line.indexOf(value, key.length + 1);
    yield {key, value, start, end: start + value.length};
  }
}

const ofHead = /^\s*---/;

export const headQuoteRemoved: Kind = {
  name: 'quote in the head of a page removed',
  codes: ['frontmatter-yaml'],
  // Without frontmatter, a page has no binding and is not hidden.
  follows: [],
  hint: ofHead,
  sites: ({text}) =>
    [...settings(text)]
      .filter(({value}) => /^"[^"\\]+"$/.test(value))
      .map(({start, end}) => ({start: end - 1, end, text: '', at: start})),
};

export const headColonAdded: Kind = {
  name: 'colon in the head of a page',
  codes: ['frontmatter-yaml'],
  hint: ofHead,
  sites: ({text}) =>
    [...settings(text)]
      .filter(({value}) => /^[A-Za-z][^"'#:]*$/.test(value))
      .map(({start}) => ({start, end: start, text: 'Part 1: '})),
};

export const headValueWrong: Kind = {
  name: 'setting in the head of a page wrong',
  codes: ['frontmatter-value'],
  hint: ofHead,
  sites: ({text}, _project, random) => {
    const [first] = settings(text);
    if (!first || /^(?:mode|hidden|deprecated|noindex):/m.test(splitFrontmatter(text).yaml ?? '')) return [];
    const start = text.lastIndexOf('\n', first.start) + 1;
    const wrong = ['hidden: maybe', 'mode: wied', 'deprecated: soon', 'noindex: [all]'];
    return [{start, end: start, text: `${random.pick(wrong)}\n`}];
  },
};

export const bindingBroken: Kind = {
  name: 'page of an operation that is not there',
  codes: ['binding-operation'],
  hint: /^openapi:/m,
  sites: ({text}, project, random) => {
    if (project.hasRemoteDocuments || project.documents.length === 0) return [];
    return [...settings(text)].flatMap(({key, value, start, end}): Site[] => {
      const [, before, path, quote] =
        /^(["']?(?:\S+ )?(?:GET|PUT|POST|PATCH|DELETE) )(\/[^"'\s]*)(["']?)$/i.exec(value) ?? [];
      if (key !== 'openapi' || before === undefined || path === undefined) return [];
      // The variable's name is not part of the path.
      const wrong = path.replace(
        /\/([\w-]{3,})(?=[^\w-]|$)(?!.*\/[\w-]{3,}(?:[^\w-]|$))/,
        (_, word) => `/${typo(word, random)}`,
      );
      const isThere = (each: string) =>
        project.documents.some(document => document.text.includes(`${each}"`) || document.text.includes(`${each}:`));
      return wrong === path || isThere(wrong) || !isThere(path)
        ? []
        : [{start, end, text: `${before}${wrong}${quote}`}];
    });
  },
};

export const textKinds: readonly Kind[] = [
  fenceOpen,
  braceOpen,
  braceAdded,
  hookAdded,
  headQuoteRemoved,
  headColonAdded,
  headValueWrong,
  bindingBroken,
];
