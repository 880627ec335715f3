import {omitUndefined} from '../../../base/omit-undefined.js';
import type {FieldText} from '../../../openapi/operation/build-operation-text.js';
import {findFirstOfAreas, getSearchArea, nameDistinctly} from '../areas.js';
import {fields, measureFields, readSearchFields} from '../fields.js';
import {getResultKind, type ResultKind} from '../kinds.js';
import type {SearchSection} from '../sections.js';
import {
  comparedFields,
  findRange,
  getEndsFile,
  getTextsFile,
  getWordsFile,
  reverseWord,
  type ShardList,
  type ShardPage,
  type ShardSection,
  type ShardTitle,
  type ShardWord,
  sectionsOfPage,
  spansThreeFiles,
} from './shard-files.js';

export interface IndexedPage {
  readonly slug: string;
  readonly trail: string;
  /** Label of the page in the sidebar. */
  readonly label?: string | undefined;
  /** Icon of the page in the sidebar. */
  readonly icon?: string | undefined;
  readonly iconType?: string | undefined;
  /** Search sections of the page. Read twice, so a getter can build them on each access to save memory. */
  readonly sections: readonly SearchSection[];
}

/** Maximum number of JSON characters in a file of words. Compression reduces them to about a third. */
const wordsSize = 24_000;
const endsSize = 20_000;
const textsSize = 12_000;
/**
 * Maximum number of sections to list per word in texts and in headings. For frequent words, the first sections are
 * enough.
 */
const MAX_SECTIONS_IN_TEXT = 1500;
const MAX_SECTIONS_IN_HEADINGS = 3000;
/** Maximum number of characters to store per section for excerpts. */
const MAX_STORED_TEXT = 4000;
/** Maximum number of characters for the fields of a section. Additional fields have only name and type. */
const MAX_FIELDS_SIZE = 10_000;
/** Maximum number of sections to list for a prefix that spans many files. */
const MAX_SECTIONS_OF_PREFIX = 300;

const headings = fields.indexOf('heading');

/** Sections that contain a word, one flat list per field. */
type Postings = number[][];

/**
 * Builds the search index of one variant as a sequence of files (shards), which browsers load by word. Iterates the
 * pages once for words and once for texts, so that large sites need little memory. `icons` is the icon library, if it is
 * not the usual one.
 */
export function* buildShards(
  pages: readonly IndexedPage[],
  icons?: string,
): Generator<readonly [name: string, text: string]> {
  const {words, count, boosts, kinds} = collect(pages);
  const known = [...words.keys()].sort();
  const lines = known.map(word => ({word, line: JSON.stringify(encodeLine(word, words.get(word)!))}));
  const wordFiles = [...groupIntoFiles(lines, wordsSize, ({line}) => line.length)];
  const starts = wordFiles.map(([first]) => first!.word);
  const prefixes = addPrefixLines(known, words, starts);
  for (const [at, file] of wordFiles.entries())
    yield [getWordsFile(at), `[${[...file.map(({line}) => line), ...(prefixes.get(at) ?? [])].join(',\n')}]`];
  const ends = known
    .filter(word => word.length > 3)
    .map(reverseWord)
    .sort();
  const endFiles = [...groupIntoFiles(ends, endsSize, ({length}) => length)];
  for (const [at, file] of endFiles.entries()) yield [getEndsFile(at), JSON.stringify(file.join(' '))];
  const texts: number[] = [];
  for (const file of groupIntoFiles(iteratePartLines(pages), textsSize, ({line}) => line.length)) {
    yield [getTextsFile(texts.length), `[${file.map(({line}) => line).join(',\n')}]`];
    texts.push(file[0]!.from);
  }
  const list: ShardList = {
    count,
    words: starts,
    ends: endFiles.map(([first]) => first!),
    texts,
    boosts,
    sections: compressRuns(pages.map(({trail}) => getSearchArea(trail))),
    kinds: compressRuns(kinds),
    areas: listTitles(findFirstOfAreas(pages, ({trail}) => trail)),
    first: listTitles(pages.slice(0, 6)),
    ...omitUndefined({icons}),
  };
  yield ['index.json', JSON.stringify(list)];
}

/** Compresses a list to its runs of equal values: the index where each begins, and the value. */
function compressRuns<Value>(values: readonly Value[]): readonly (readonly [at: number, value: Value])[] {
  return values.flatMap((value, at) => (at > 0 && values[at - 1] === value ? [] : [[at, value] as const]));
}

/** One section of a page, as a line in a file of texts. */
interface PartLine {
  readonly from: number;
  readonly line: string;
}

function* iteratePartLines(pages: readonly IndexedPage[]): Generator<PartLine> {
  for (const [at, page] of pages.entries())
    for (const part of splitPage(page, at)) yield {from: part.from, line: JSON.stringify(part)};
}

function listTitles(pages: readonly IndexedPage[]): readonly ShardTitle[] {
  const named = pages.map(({slug, trail, label, icon, iconType, sections: [head]}) => {
    const title = head?.page ?? slug;
    return {label: label ?? title, title, about: {slug, trail}, known: {...getOperation(head), icon, iconType}};
  });
  return nameDistinctly(named).map(({name, about, known}) => ({...about, page: name, ...omitUndefined(known)}));
}

function getOperation(head: SearchSection | undefined) {
  return {method: head?.method, path: head?.path};
}

function collect(pages: readonly IndexedPage[]) {
  const words = new Map<string, Postings>();
  const boosts: Record<number, number> = {};
  const kinds: ResultKind[] = [];
  let count = 0;
  for (const [page, {sections}] of pages.entries()) {
    if (sections[0]?.boost) boosts[page] = sections[0].boost;
    kinds.push(getResultKind(sections[0] ?? {}));
    for (const [at, section] of sections.slice(0, sectionsOfPage).entries()) {
      count++;
      const number = page * sectionsOfPage + at;
      const own = readSearchFields(section);
      const lengths = measureFields(own);
      for (const [field, name] of fields.entries())
        for (const word of own[name]) add(words, word, {field, number, length: lengths[field] ?? 0});
    }
  }
  return {words, count, boosts, kinds};
}

interface Occurrence {
  readonly field: number;
  readonly number: number;
  readonly length: number;
}

/**
 * Appends an occurrence to the list of a word: section number and count, and for fields in `comparedFields` the field's
 * length.
 */
function add(words: Map<string, Postings>, word: string, {field, number, length}: Occurrence): void {
  const postings: Postings = words.get(word) ?? fields.map(() => []);
  words.set(word, postings);
  const list = postings[field]!;
  const step = field < comparedFields ? 3 : 2;
  if (list.length > 0 && list[list.length - step] === number) list[list.length - step + 1]!++;
  else if (step === 3) {
    if (field !== headings || list.length < 3 * MAX_SECTIONS_IN_HEADINGS) list.push(number, 1, length);
  } else if (list.length < 2 * MAX_SECTIONS_IN_TEXT) list.push(number, 1);
}

function encodeLine(word: string, postings: Postings): ShardWord {
  const lists = postings.map((list, field) => {
    const packed: number[] = [];
    const step = field < comparedFields ? 3 : 2;
    let before = 0;
    for (let at = 0; at < list.length; at += step) {
      packed.push((list[at]! - before) * 4 + Math.min(list[at + 1]!, 4) - 1);
      if (step === 3) packed.push(list[at + 2]!);
      before = list[at]!;
    }
    return packed;
  });
  while (lists.at(-1)?.length === 0) lists.pop();
  return [word, ...lists];
}

/**
 * Adds an entry for each prefix that spans three or more files. It lists the best sections under a key that is not a
 * word, so that a search for the prefix needs a single file.
 */
function addPrefixLines(known: readonly string[], words: ReadonlyMap<string, Postings>, starts: readonly string[]) {
  const lines = new Map<number, string[]>();
  const prefixes = new Set(starts.flatMap(start => Array.from(start, (_, at) => start.slice(0, at + 1))));
  for (const prefix of prefixes) {
    const at = findRange(starts, prefix);
    if (!spansThreeFiles(starts, at, prefix)) continue;
    const best: Postings = fields.map(() => []);
    for (let next = known.indexOf(starts[at + 1]!); known[next]?.startsWith(prefix); next++)
      for (const [field, list] of words.get(known[next]!)!.entries())
        if (field < comparedFields && best[field]!.length < 3 * MAX_SECTIONS_OF_PREFIX)
          best[field]!.push(...list.slice(0, 3 * MAX_SECTIONS_OF_PREFIX));
    lines.set(at, [...(lines.get(at) ?? []), JSON.stringify(encodeLine(`${prefix}*`, best.map(sortPostings)))]);
  }
  return lines;
}

function sortPostings(list: readonly number[], field: number): number[] {
  if (field >= comparedFields) return [];
  const entries = new Map<number, readonly number[]>();
  for (let at = 0; at < list.length; at += 3) entries.set(list[at]!, [list[at]!, list[at + 1]!, list[at + 2]!]);
  return [...entries.values()].sort(([one], [other]) => one! - other!).flat();
}

/** Splits a long page, so that a result from it loads as fast as others. */
function splitPage({slug, trail, sections}: IndexedPage, page: number): readonly ShardPage[] {
  const {method, path} = sections[0] ?? {};
  const about = {slug, page: sections[0]?.page ?? slug, trail, ...omitUndefined({method, path})};
  const shown = sections.slice(0, sectionsOfPage).map(({hash, heading, text, place, fields = []}): ShardSection => {
    const start = text.slice(0, MAX_STORED_TEXT);
    return place === undefined ? [hash, heading, start] : [hash, heading, start, place, limitFields(fields)];
  });
  let from = page * sectionsOfPage;
  return [...groupIntoFiles(shown, textsSize, section => section.join().length)].map(sections => {
    const part = {from, ...about, sections};
    from += sections.length;
    return part;
  });
}

function limitFields(fields: readonly FieldText[]): readonly FieldText[] {
  let left = MAX_FIELDS_SIZE;
  return fields.map(field => {
    left -= field.join().length;
    return left > 0 ? field : [field[0], field[1], '', ''];
  });
}

/** Groups consecutive items into files of at most `size` characters each. */
function* groupIntoFiles<Item>(
  items: Iterable<Item>,
  size: number,
  lengthOf: (item: Item) => number,
): Generator<readonly Item[]> {
  let file: Item[] = [];
  let sum = 0;
  for (const item of items) {
    const length = lengthOf(item);
    if (sum + length > size && file.length > 0) {
      yield file;
      file = [];
      sum = 0;
    }
    file.push(item);
    sum += length;
  }
  if (file.length > 0) yield file;
}
