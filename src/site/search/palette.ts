import {matchCommands, type SearchCommand} from './commands.js';
import type {HelpLink} from './help-link.js';
import {kindOf, type ResultKind, resultKinds} from './kinds.js';
import type {SearchHit, SearchResult, SearchResults} from './results.js';
import {removeStopWords, splitIntoWords} from './words.js';

/** State of the search dialog, from which its rows are built. */
export interface PaletteState {
  readonly query: string;
  /** Results of the query. Absent before the first results arrive. */
  readonly answer: SearchResults | undefined;
  /** Kind of result that the reader selected as a filter. */
  readonly kind: ResultKind | undefined;
  readonly recent: readonly string[];
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
  | {readonly kind: 'help'; readonly link: HelpLink};

export interface PaletteGroup {
  readonly heading: 'recent' | 'suggested' | 'meant' | 'help' | ResultKind;
  readonly rows: readonly PaletteRow[];
}

/** Maximum number of commands to list before the reader types. */
const MAX_COMMANDS_AT_FIRST = 4;

/** Builds the rows of the search dialog under their headings. */
export function buildPalette(state: PaletteState): readonly PaletteGroup[] {
  const {query, answer, recent, suggestions, areas, commands, help} = state;
  if (!query.trim())
    return withRows(
      {heading: 'recent', rows: recent.map(each => ({kind: 'query', query: each, isMeant: false}))},
      {heading: 'suggested', rows: suggestions.map(plainRow)},
      {heading: 'command', rows: commands.slice(0, MAX_COMMANDS_AT_FIRST).map(commandRow)},
    );
  if (!answer) return [];
  const kind = findChosenKind(state);
  const results = kind ? answer.results.filter(each => kindOf(each) === kind) : answer.results;
  const kinds = [...new Set(results.map(kindOf))];
  const groups = withRows(
    ...kinds.map((heading): PaletteGroup => {
      const own = results.filter(each => kindOf(each) === heading);
      return {heading, rows: own.map(result => ({kind: 'result', result, hit: shownHit(result, query)}))};
    }),
    {heading: 'command', rows: !kind || kind === 'command' ? matchCommands(commands, query).map(commandRow) : []},
  );
  if (groups.length > 0) return groups;
  return withRows(
    {heading: 'meant', rows: (answer.nearest ?? []).map(each => ({kind: 'query', query: each, isMeant: true}))},
    {heading: 'suggested', rows: (areas.length > 1 ? areas : suggestions).map(plainRow)},
    {heading: 'help', rows: help ? [{kind: 'help', link: help}] : []},
  );
}

/** Returns whether a query has neither results nor commands. */
export function isNothingFound(state: PaletteState): boolean {
  const {query, answer, commands} = state;
  return query.trim() !== '' && answer?.results.length === 0 && matchCommands(commands, query).length === 0;
}

/** Returns the kinds for filtering the results. Empty for a single kind. */
export function listPaletteKinds({query, answer, commands}: PaletteState): readonly ResultKind[] {
  if (!query.trim() || !answer) return [];
  const found = new Set(answer.kinds ?? answer.results.map(kindOf));
  if (matchCommands(commands, query).length > 0) found.add('command');
  return found.size > 1 ? resultKinds.filter(kind => found.has(kind)) : [];
}

/** Returns the selected kind. Undefined if no result has this kind. */
export function findChosenKind(state: PaletteState): ResultKind | undefined {
  return state.kind && listPaletteKinds(state).includes(state.kind) ? state.kind : undefined;
}

/** Returns the section to list below a page's title. Undefined if the title contains all words of the query. */
function shownHit({page, hits, href}: SearchResult, query: string): SearchHit | undefined {
  const title = splitIntoWords(page);
  const isTitle = removeStopWords(query).every(word => title.some(each => each.startsWith(word)));
  return isTitle && href === undefined ? undefined : hits[0];
}

function plainRow(result: SearchResult): PaletteRow {
  return {kind: 'result', result, hit: undefined};
}

function commandRow(command: SearchCommand): PaletteRow {
  return {kind: 'command', command};
}

function withRows(...groups: readonly PaletteGroup[]): readonly PaletteGroup[] {
  return groups.filter(({rows}) => rows.length > 0);
}
