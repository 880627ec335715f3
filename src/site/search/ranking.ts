import {fields, type Lengths, type SearchField} from './fields.js';

/** Kind of match: exact, prefix, or similar. */
type Tier = 'exact' | 'prefix' | 'near';

/** A section that contains a query word. */
export interface WordHit {
  readonly tier: Tier;
  /** Fields that contain the word with this kind of match. */
  readonly fields: readonly SearchField[];
  readonly lengths: Lengths;
  /** Score of the search engine, from frequency and rarity. */
  readonly score: number;
  /** Matching words in the section, for highlighting. */
  readonly terms: readonly string[];
}

/** Matches of a query word, by section id. */
export type WordHits<Id> = ReadonlyMap<Id, WordHit>;

export interface Ranked<Id> {
  readonly id: Id;
  readonly terms: readonly string[];
  /** Words in the section that replace unknown query words. */
  readonly near: readonly string[];
}

/** Number of query words in a field, and their proportion of the field. */
interface Coverage {
  readonly count: number;
  readonly share: number;
}

const tiers: Readonly<Record<Tier, number>> = {exact: 2, prefix: 1, near: 0};
const weights: Readonly<Record<SearchField, number>> = {page: 8, name: 8, heading: 5, lead: 2, text: 1};

/**
 * Ranks sections by number of query words, and then by matches in titles. The next keys are kind of match (exact,
 * prefix, similar), titles and headings equal to the query, and field.
 */
export function rank<Id>(
  found: readonly WordHits<Id>[],
  weightOf: (id: Id) => number,
  {titles = true}: {readonly titles?: boolean} = {},
): readonly Ranked<Id>[] {
  const ids = new Set(found.flatMap(hits => [...hits.keys()]));
  const all = [...ids].map(id => {
    const hits = found.flatMap(each => each.get(id) ?? []);
    return {id, hits, keys: keysOf(hits, {words: found.length, weight: weightOf(id), titles})};
  });
  all.sort((one, other) => compare(one.keys, other.keys));
  return all.map(({id, hits}) => ({
    id,
    terms: hits.flatMap(({terms}) => terms),
    near: hits.flatMap(({tier, terms}) => (tier === 'near' ? terms : [])),
  }));
}

function keysOf(
  hits: readonly WordHit[],
  {words, weight, titles}: {readonly words: number; readonly weight: number; readonly titles: boolean},
): readonly number[] {
  // Each hit knows at least the lengths of its own fields.
  const lengths = [0, 1, 2].map(at => Math.max(...hits.map(hit => hit.lengths[at]!)));
  const covered = (['page', 'name', 'heading'] as const).map((field, at) => {
    const count = hits.filter(hit => hit.fields.includes(field)).length;
    return {count, share: count / Math.max(1, lengths[at] ?? 1)};
  });
  // If a page's title matches completely, its sections do not rank above the page.
  const whole = covered.map(({count, share}, at) => (count === words && share === 1 ? [3, 3, 1][at]! : 0));
  // A path or id is one of several names in its field, so it cannot fill the field.
  if (words > 2 && covered[1]!.count === words) whole.push(2);
  const isHead = lengths[2] === 0;
  const best = hits.reduce((sum, hit) => sum + Math.max(...hit.fields.map(field => weights[field])), 0);
  return [
    hits.length,
    titles ? titleKey(hits, covered, words) : 0,
    hits.reduce((sum, {tier}) => sum + tiers[tier], 0),
    Math.max(...whole),
    best * weight,
    covered.reduce((sum, {share}) => sum + share, 0) + (isHead ? 0.5 : 0),
    hits.reduce((sum, {score}) => sum + score, 0),
  ];
}

/**
 * Ranks a title, because readers remember pages by title. A title equal to the query comes first. Titles with all words
 * and headings equal to the query follow, and then the same with prefixes.
 */
function titleKey(hits: readonly WordHit[], [title, , heading]: readonly Coverage[], words: number): number {
  if (hits.some(({tier}) => tier === 'near')) return 0;
  const isExact = hits.every(({tier}) => tier === 'exact') ? 1 : 0;
  const isHeading = heading?.count === words && heading.share === 1 ? 1 + isExact : 0;
  const isTitle = title?.count === words ? 1 + isExact + (title.share === 1 ? 1 : 0) : 0;
  return Math.max(isTitle, isHeading);
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [at, key] of one.entries()) if (key !== other[at]) return other[at]! - key;
  return 0;
}

/** Combines the engine's hits for a word. A section with the exact word counts only that. */
export function combineHits(
  word: string,
  match: Readonly<Record<string, readonly string[]>>,
  {lengths, score, isNear = false}: Pick<WordHit, 'lengths' | 'score'> & {readonly isNear?: boolean},
): WordHit {
  const exact = Object.hasOwn(match, word) ? match[word] : undefined;
  const places = new Set(exact ?? Object.values(match).flat());
  return {
    tier: isNear ? 'near' : exact ? 'exact' : 'prefix',
    fields: fields.filter(field => places.has(field)),
    lengths,
    score,
    terms: exact ? [word] : Object.keys(match),
  };
}
