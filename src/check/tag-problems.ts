import {computeEditDistance} from '../base/edit-distance.js';
import {formatCount} from '../base/format-count.js';
import type {Problem} from '../base/problem.js';
import type {Source} from '../base/source.js';
import {isAllowedElement} from '../components/html-elements.js';
import {findComponent} from '../components/table.js';
import {findNearest} from '../config/find-nearest.js';
import type {RefusedSyntax} from '../markdown/syntax/refused.js';
import {listSyntaxProblems} from '../markdown/syntax/syntax-problems.js';
import {componentNames} from './component-names.js';

/**
 * Converts syntax that could not be parsed to problems, one per cause. An unreadable tag leaves its end tag and its
 * braces without a partner. A typo in one of two tags leaves both without a partner.
 */
export function buildTagProblems(refused: readonly RefusedSyntax[], source: Source): readonly Problem[] {
  const tags = refused.filter(({kind}) => kind === 'tag');
  const left = new Set<RefusedSyntax>(
    tags.flatMap(tag => refused.find(each => each.kind === 'close' && endsTag(each, tag)) ?? []),
  );
  for (const each of findTagsBetween(tags, refused)) left.add(each);
  for (const each of refused) if (each.kind === 'brace' && tags.some(tag => holds(tag, each))) left.add(each);
  /** Misspelled tag of each pair, with the name in its partner. */
  const slips = new Map<RefusedSyntax, string>();
  for (const open of refused.filter(({kind}) => kind === 'open')) {
    const close = refused.find(
      each => each.kind === 'close' && !left.has(each) && !slips.has(each) && isSlip(open, each),
    );
    if (!close) continue;
    const [wrong, right] = isKnown(getTagName(open)) ? [close, open] : [open, close];
    left.add(right);
    slips.set(wrong, getTagName(right));
  }
  const pairs = findPairs(refused.filter(each => !left.has(each) && !slips.has(each)));
  // Pass all texts, also the dropped ones: the number of equal texts before one determines its position.
  const problems = listSyntaxProblems(refused, source);
  return problems.flatMap((problem, index): readonly Problem[] => {
    const each = refused[index] as RefusedSyntax;
    if (left.has(each)) return [];
    const open = pairs.get(each);
    if (open) return [describePair(each, problem, problems[refused.indexOf(open)] as Problem, source)];
    if ([...pairs.values()].includes(each)) return [];
    const name = slips.get(each);
    if (name !== undefined)
      return [
        {
          ...problem,
          fix: `Write ${each.kind === 'close' ? '</' : '<'}${name}> instead of ${each.kind === 'close' ? '</' : '<'}${getTagName(each)}>.`,
        },
      ];
    return [each.kind === 'open' ? withKnown(problem, getTagName(each)) : problem];
  });
}

/**
 * Pairs unpaired end tags with the unpaired tags that they close: one of the same name, which a list item, quote, or
 * paragraph separates from it, or else the innermost one, if both are components or elements.
 */
function findPairs(refused: readonly RefusedSyntax[]): ReadonlyMap<RefusedSyntax, RefusedSyntax> {
  const pairs = new Map<RefusedSyntax, RefusedSyntax>();
  const opened: RefusedSyntax[] = [];
  for (const each of refused.toSorted((one, other) => one.line - other.line)) {
    if (each.kind === 'open') opened.push(each);
    if (each.kind !== 'close') continue;
    const same = opened.findLastIndex(open => getTagName(open) === getTagName(each));
    const at =
      same === -1 && [each, opened.at(-1)].every(tag => tag && isKnown(getTagName(tag))) ? opened.length - 1 : same;
    const open = at === -1 ? undefined : opened[at];
    if (open) pairs.set(each, open);
    if (open) opened.length = at;
  }
  return pairs;
}

function describePair(close: RefusedSyntax, problem: Problem, opening: Problem, {text}: Source): Problem {
  const name = opening.message.slice(1, opening.message.indexOf('>'));
  const related = [opening.place];
  if (getTagName(close) !== name)
    return {
      ...problem,
      message: `</${getTagName(close)}> does not close <${name}> of line ${opening.place.line}. Readers see both tags as text.`,
      fix: `Write </${name}> instead of </${getTagName(close)}>.`,
      related,
    };
  const {line, column} = problem.place;
  const outer = findCrossedEnd(text.split('\n').slice(opening.place.line - 1, line));
  if (outer !== undefined)
    return {
      ...opening,
      message: `</${name}> of line ${line} is after </${outer}>, which ends before it. Readers see <${name}> and </${name}> as text.`,
      fix: `Move </${name}> before </${outer}>.`,
      related: [problem.place],
    };
  return {
    ...opening,
    message: `<${name}> and the </${name}> of line ${line} are not in the same list item, quote, or paragraph. Readers see both tags as text.`,
    fix:
      opening.place.column > column
        ? `Indent </${name}> by ${formatCount(opening.place.column - 1, 'space')}, and each line before it that belongs to <${name}>.`
        : `Put <${name}> and </${name}> on lines of their own with the same indentation.`,
    related: [problem.place],
  };
}

/** Returns the name of the first element that ends in these lines but begins before them. */
function findCrossedEnd(lines: readonly string[]): string | undefined {
  const opened: string[] = [];
  for (const [tag, slash, name = ''] of lines.join('\n').matchAll(/<(\/?)([A-Z][\w.]*)[^>]*>/g)) {
    if (!slash && !tag.endsWith('/>')) opened.push(name);
    if (!slash) continue;
    const at = opened.lastIndexOf(name);
    if (at < 0) return name;
    opened.length = at;
  }
  return undefined;
}

/** Returns the problem of an unclosed tag, with the typo in its end tag. */
function withKnown(problem: Problem, written: string): Problem {
  const near = isKnown(written) ? undefined : findNearest(written, componentNames);
  return near === undefined
    ? problem
    : {...problem, fix: `Rename <${written}> to <${near}>, which exists, and add </${near}> where its content ends.`};
}

/**
 * Finds unpaired tags between an unclosed tag and the end of an outer tag with the same name. Fixing the unclosed tag
 * also pairs them.
 */
function findTagsBetween(tags: readonly RefusedSyntax[], refused: readonly RefusedSyntax[]): readonly RefusedSyntax[] {
  return tags.flatMap(tag => {
    const end = refused.findLast(each => each.kind === 'close' && endsTag(each, tag));
    if (!end) return [];
    return refused.flatMap(open => {
      const close = refused.find(
        each => each.kind === 'close' && each !== end && getTagName(each) === getTagName(open) && each.line >= tag.line,
      );
      const isAround = open.kind === 'open' && open.line <= tag.line && close && close.line <= end.line;
      return isAround ? [open, close] : [];
    });
  });
}

function endsTag(end: RefusedSyntax, tag: RefusedSyntax): boolean {
  return end.line >= tag.line && getTagName(end) === getTagName(tag);
}

/** Returns whether a tag contains a brace. Compares the start, because both texts are truncated to the same length. */
function holds(tag: RefusedSyntax, brace: RefusedSyntax): boolean {
  return brace.line === tag.line && tag.raw.includes(brace.raw.slice(0, 20));
}

function isSlip(open: RefusedSyntax, close: RefusedSyntax): boolean {
  const [one, other] = [getTagName(open), getTagName(close)];
  if (close.line < open.line || one === other || isKnown(one) === isKnown(other)) return false;
  return computeEditDistance(one, other) <= 2;
}

function isKnown(name: string): boolean {
  return findComponent(name) !== undefined || isAllowedElement(name);
}

function getTagName({raw}: RefusedSyntax): string {
  return /^<\/?([\w$.:-]*)/.exec(raw)?.[1] ?? '';
}
