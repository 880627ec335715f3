import {type Field, fields, type Lengths} from './fields.js';

/** How a word was found: as it is, as the beginning of another, or as one that is nearly it. */
export type Tier = 'exact' | 'prefix' | 'near';

/** A section that has a word of the query. */
export interface WordHit {
  readonly tier: Tier;
  /** Where the word stands, in the tier that it was found in. */
  readonly fields: readonly Field[];
  readonly lengths: Lengths;
  /** What the engine says: how often, and how rare. */
  readonly score: number;
  /** The words of the section that were found, for marking. */
  readonly terms: readonly string[];
}

/** What one word of the query finds, by the ids of sections. */
export type WordHits<Id> = ReadonlyMap<Id, WordHit>;

export interface Ranked<Id> {
  readonly id: Id;
  readonly terms: readonly string[];
  /** Words of the section that stand in for words of the query that are nowhere. */
  readonly near: readonly string[];
}

/** How many words of the query a field has, and how much of it they are. */
interface Coverage {
  readonly count: number;
  readonly share: number;
}

const tiers: Readonly<Record<Tier, number>> = {exact: 2, prefix: 1, near: 0};
const weights: Readonly<Record<Field, number>> = {page: 8, name: 8, heading: 5, lead: 2, text: 1};

/**
 * Orders what the words of a query have found: sections with all words before those with some; titles with all words before
 * other places; exact words before
 * beginnings before near ones; a title or heading that is the query before one that has it; then where the words stand.
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
  // A hit knows the lengths of the fields that it is in, and perhaps more.
  const lengths = [0, 1, 2].map(at => Math.max(...hits.map(hit => hit.lengths[at]!)));
  const covered = (['page', 'name', 'heading'] as const).map((field, at) => {
    const count = hits.filter(hit => hit.fields.includes(field)).length;
    return {count, share: count / Math.max(1, lengths[at] ?? 1)};
  });
  // Of a page that is its title, the sections below headings are no better than the page itself.
  const whole = covered.map(({count, share}, at) => (count === words && share === 1 ? [3, 3, 1][at]! : 0));
  // A path or an id is one name of several words, beside others.
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
 * A title that is the query goes first; then titles that have all of its words and headings that are the query; then those that
 * are so up to the ends of words. Readers know pages by their titles.
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

/** What a word finds, from what the engine says of each section: a section that has the word itself counts by that alone. */
export function wordHit(
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
