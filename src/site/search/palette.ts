import {matchCommands, type SearchCommand} from './commands.js';
import type {HelpLink} from './help-link.js';
import {countKinds, getResultKind, type ResultKind, resultKinds, sumCounts} from './kinds.js';
import {MAX_PAGES, type SearchHit, type SearchResult, type SearchResults} from './results.js';
import {removeStopWords, splitIntoWords} from './words.js';

/** State of the search dialog, from which its rows are built. */
export interface PaletteState {
  readonly query: string;
  /** Results of the query. Absent before the first results arrive. */
  readonly answer: SearchResults | undefined;
  /** Kind of result that the reader selected as a filter. */
  readonly kind: ResultKind | undefined;
  readonly recent: readonly string[];
  /** Pages that the reader opened from the search, newest first. */
  readonly visited: readonly SearchResult[];
  readonly suggestions: readonly SearchResult[];
  /** First pages of the site's areas, to suggest if nothing is found. */
  readonly areas: readonly SearchResult[];
  readonly commands: readonly SearchCommand[];
  readonly help: HelpLink | undefined;
}

export type PaletteRow =
  | {readonly kind: 'result'; readonly result: SearchResult; readonly hit: SearchHit | undefined}
  | {readonly kind: 'query'; readonly query: string; readonly isMeant: boolean}
  | {readonly kind: 'command'; readonly command: SearchCommand}
  | {readonly kind: 'more'; readonly count: number; readonly total: number}
  | {readonly kind: 'help'; readonly link: HelpLink};

export interface PaletteGroup {
  readonly heading: 'recent' | 'suggested' | 'meant' | 'more' | 'help' | ResultKind;
  readonly rows: readonly PaletteRow[];
}

/** Maximum number of commands to list before the reader types. */
const MAX_COMMANDS_AT_FIRST = 4;
/** Number of recent and suggested rows before the reader types, so that the commands below stay visible. */
const ROWS_AT_FIRST = 6;
const MAX_VISITED_AT_FIRST = 4;
const MAX_QUERIES_AT_FIRST = 2;

/** Builds the rows of the search dialog under their headings. */
export function buildPalette(state: PaletteState): readonly PaletteGroup[] {
  const {query, answer, suggestions, areas, commands, help} = state;
  if (!query.trim()) return buildFirstRows(state);
  if (!answer) return [];
  const kind = findChosenKind(state);
  const {results, first = results.length} = answer;
  const group = (part: readonly SearchResult[]) =>
    groupResults(kind ? part.filter(each => getResultKind(each) === kind) : part, query);
  const shown = results.slice(0, first);
  const later = group(results.slice(first));
  const groups = withRows(
    ...group(sortByKind(shown, query)),
    ...(later.length > 0 ? [] : listMore(state)),
    {heading: 'command', rows: !kind || kind === 'command' ? matchCommands(commands, query).map(createCommandRow) : []},
    ...later,
    ...(later.length > 0 ? listMore(state) : []),
  );
  if (groups.length > 0 || answer.isPartial) return groups;
  return withRows(
    {heading: 'meant', rows: (answer.nearest ?? []).map(each => ({kind: 'query', query: each, isMeant: true}))},
    {heading: 'suggested', rows: (areas.length > 1 ? areas : suggestions).map(createPlainRow)},
    {heading: 'help', rows: help ? [{kind: 'help', link: help}] : []},
  );
}

/**
 * Sorts results by kind, in the order of the first result of each. If both kinds have titles with the query, pages that
 * only mention it follow the endpoints: they pushed "List orders" off the screen.
 */
function sortByKind(results: readonly SearchResult[], query: string): readonly SearchResult[] {
  const words = removeStopWords(query);
  const isTitle = ({page}: SearchResult) => words.every(word => hasWord(page, word));
  const kinds = [...new Set(results.map(getResultKind))];
  const [first, ...others] = kinds.map(kind => results.filter(result => getResultKind(result) === kind));
  if (!first || !others.flat().some(isTitle) || !first.some(isTitle)) return [first ?? [], ...others].flat();
  return [first.filter(isTitle), ...others, first.filter(result => !isTitle(result))].flat();
}

/** Builds a group for each result. `withRows` merges those of one kind. */
function groupResults(results: readonly SearchResult[], query: string): readonly PaletteGroup[] {
  return results.map(result => ({
    heading: getResultKind(result),
    rows: [{kind: 'result', result, hit: findShownHit(result, query)}],
  }));
}

/** Builds the rows before the reader types: recent pages and queries, then suggested pages, then commands. */
function buildFirstRows({visited, recent, suggestions, commands}: PaletteState): readonly PaletteGroup[] {
  const queries = recent.slice(0, MAX_QUERIES_AT_FIRST);
  const last: PaletteRow[] = [
    ...visited.slice(0, MAX_VISITED_AT_FIRST).map(createPlainRow),
    ...queries.map(query => ({kind: 'query', query, isMeant: false}) as const),
  ];
  const others = suggestions.filter(({slug}) => !visited.some(each => each.slug === slug));
  return withRows(
    {heading: 'recent', rows: last},
    {heading: 'suggested', rows: others.slice(0, Math.max(0, ROWS_AT_FIRST - last.length)).map(createPlainRow)},
    {heading: 'command', rows: commands.slice(0, MAX_COMMANDS_AT_FIRST).map(createCommandRow)},
  );
}

/**
 * Returns a function that finds results with the title of another row, which breadcrumbs tell apart. Only the `first`
 * rows count: later ones change nothing for those that are already shown.
 */
export function createAmbiguityTest(
  groups: readonly PaletteGroup[],
  first?: number,
): (result: SearchResult) => boolean {
  const all = groups.flatMap(({rows}) => rows.flatMap(row => (row.kind === 'result' ? [row.result] : [])));
  const shown = all.slice(0, first);
  return ({page, slug}) => shown.some(each => each.page === page && each.slug !== slug);
}

/** Returns whether a query has neither results nor commands, and none can follow. */
export function isNothingFound(state: PaletteState): boolean {
  const {query, answer, commands} = state;
  const isEmpty = answer?.results.length === 0 && !answer.isPartial;
  return query.trim() !== '' && isEmpty && matchCommands(commands, query).length === 0;
}

/** A kind for filtering the results, with the number of its results. */
export interface CountedKind {
  readonly kind: ResultKind;
  readonly count: number;
}

/**
 * Returns the kinds for filtering the results. Empty for a single kind, also if another one arrived later: the row of
 * filters would move the shown rows.
 */
export function listPaletteKinds(state: PaletteState): readonly CountedKind[] {
  const counted = countPaletteKinds(state);
  const {answer} = state;
  const shown =
    answer?.first === undefined
      ? counted
      : countPaletteKinds(state, {results: answer.results.slice(0, answer.first), words: []});
  return counted.length > 1 && shown.length > 1 ? counted : [];
}

/** Returns the selected kind. Undefined if no result has this kind. */
export function findChosenKind(state: PaletteState): ResultKind | undefined {
  return listPaletteKinds(state).find(({kind}) => kind === state.kind)?.kind;
}

/** Counts the results of the query and of the selected kind, including those that are not listed yet. */
export function countPaletteResults(state: PaletteState): number {
  const chosen = findChosenKind(state);
  const counted = countPaletteKinds(state).filter(({kind}) => chosen === undefined || kind === chosen);
  return counted.reduce((sum, {count}) => sum + count, 0);
}

function countPaletteKinds(state: PaletteState, answer = state.answer): readonly CountedKind[] {
  const {query, commands} = state;
  if (!query.trim() || !answer) return [];
  const {results} = answer;
  const found = answer.counts ?? countKinds(results, result => result, getResultKind);
  const counts = {...found, command: matchCommands(commands, query).length};
  return resultKinds.flatMap(kind => (counts[kind] ? [{kind, count: counts[kind]}] : []));
}

/** Builds the group with the row that lists more results, if there are some, once their number is final. */
function listMore(state: PaletteState): readonly PaletteGroup[] {
  const {counts, isPartial, results = []} = state.answer ?? {};
  const chosen = findChosenKind(state);
  if (!counts || isPartial || chosen === 'command') return [];
  const total = chosen ? (counts[chosen] ?? 0) : sumCounts(counts);
  const shown = chosen ? results.filter(each => getResultKind(each) === chosen).length : results.length;
  const count = Math.min(total - shown, MAX_PAGES);
  return count > 0 ? [{heading: 'more', rows: [{kind: 'more', count, total}]}] : [];
}

/**
 * Returns the section or field to list below a page's title. If the title contains all words of the query, the row
 * opens the top of the page. It then shows only text from there or a field, and only with a word of the query.
 */
function findShownHit({page, hits, href}: SearchResult, query: string): SearchHit | undefined {
  const requested = removeStopWords(query);
  const isTitle = requested.every(word => hasWord(page, word));
  if (!isTitle || href !== undefined) return hits[0];
  const hit = hits.find(
    ({hash, field = '', excerpt}) =>
      (hash === '' || field) && requested.some(word => hasWord(`${field} ${excerpt}`, word)),
  );
  return hit && {...hit, hash: ''};
}

function hasWord(text: string, word: string): boolean {
  return splitIntoWords(text).some(each => each.startsWith(word));
}

function createPlainRow(result: SearchResult): PaletteRow {
  return {kind: 'result', result, hit: undefined};
}

function createCommandRow(command: SearchCommand): PaletteRow {
  return {kind: 'command', command};
}

/** Removes empty groups, and merges neighbours with one heading, such as pages with pages that arrived later. */
function withRows(...groups: readonly PaletteGroup[]): readonly PaletteGroup[] {
  const merged: PaletteGroup[] = [];
  for (const group of groups.filter(({rows}) => rows.length > 0)) {
    const last = merged.at(-1);
    if (last?.heading !== group.heading) merged.push(group);
    else merged[merged.length - 1] = {...last, rows: [...last.rows, ...group.rows]};
  }
  return merged;
}
