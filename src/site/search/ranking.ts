import {type FieldLengths, fields, type SearchField} from './fields.js';

/** Quality of a match. `near` is a similar word. */
type Tier = 'exact' | 'plural' | 'prefix' | 'near';

/** Match of a query word in a section. */
export interface WordHit {
  readonly tier: Tier;
  /** Fields that contain the word with this quality. */
  readonly fields: readonly SearchField[];
  readonly lengths: FieldLengths;
  /** Score of the search engine: frequent words in the section raise it, common words lower it. */
  readonly score: number;
  /** Words of the section that matched, for highlighting. */
  readonly terms: readonly string[];
}

/** Matches of a query word, by section id. */
export type WordHits<Id> = ReadonlyMap<Id, WordHit>;

export interface RankedItem<Id> {
  readonly id: Id;
  readonly terms: readonly string[];
  /** Similar words in the section, matched because the index does not contain the query word. */
  readonly near: readonly string[];
}

/** Number of query words in a field, and their share of the field's words. */
interface Coverage {
  readonly count: number;
  readonly share: number;
}

const tiers: Readonly<Record<Tier, number>> = {exact: 2, plural: 1.5, prefix: 1, near: 0};
const weights: Readonly<Record<SearchField, number>> = {page: 8, name: 8, heading: 5, lead: 2, text: 1};

/**
 * Ranks sections by these keys in order: number of query words, matches in titles, quality of the match, titles equal
 * to the query, headings equal to it, and field.
 */
export function rankSections<Id>(
  found: readonly WordHits<Id>[],
  weightOf: (id: Id) => number,
  {titles = true}: {readonly titles?: boolean} = {},
): readonly RankedItem<Id>[] {
  const ids = new Set(found.flatMap(hits => [...hits.keys()]));
  const all = [...ids].map(id => {
    const hits = found.flatMap(each => each.get(id) ?? []);
    return {id, hits, keys: computeKeys(hits, {words: found.length, weight: weightOf(id), titles})};
  });
  all.sort((one, other) => compare(one.keys, other.keys));
  return all.map(({id, hits}) => ({
    id,
    terms: hits.flatMap(({terms}) => terms),
    near: hits.flatMap(({tier, terms}) => (tier === 'near' ? terms : [])),
  }));
}

function computeKeys(
  hits: readonly WordHit[],
  {words, weight, titles}: {readonly words: number; readonly weight: number; readonly titles: boolean},
): readonly number[] {
  // Use the maximum: each hit has at least the lengths of its own fields.
  const lengths = [0, 1, 2].map(at => Math.max(...hits.map(hit => hit.lengths[at]!)));
  const covered = (['page', 'name', 'heading'] as const).map((field, at) => {
    const count = hits.filter(hit => hit.fields.includes(field)).length;
    return {count, share: count / Math.max(1, lengths[at] ?? 1)};
  });
  // Raise the page above its sections if its title matches completely.
  const whole = covered.map(({count, share}, at) => (count === words && share === 1 ? [3, 3, 1][at]! : 0));
  // Rank a complete path or id high, too: its field contains several names, so its share is less than 1.
  if (words > 2 && covered[1]!.count === words) whole.push(2);
  const isHead = lengths[2] === 0;
  const best = hits.reduce((sum, hit) => sum + Math.max(...hit.fields.map(field => weights[field])), 0);
  return [
    hits.length,
    titles ? computeTitleKey(hits, covered, words) : 0,
    hits.reduce((sum, {tier}) => sum + tiers[tier], 0),
    Math.max(...whole),
    best * weight,
    covered.reduce((sum, {share}) => sum + share, 0) + (isHead ? 0.5 : 0),
    hits.reduce((sum, {score}) => sum + score, 0),
  ];
}

/**
 * Ranks matches in titles, because readers remember pages by title. A title equal to the query ranks above titles with
 * all words and headings equal to the query. Prefixes rank lower.
 */
function computeTitleKey(hits: readonly WordHit[], [title, , heading]: readonly Coverage[], words: number): number {
  if (hits.some(({tier}) => tier === 'near')) return 0;
  const quality = Math.min(...hits.map(({tier}) => tiers[tier]));
  const isHeading = heading?.count === words && heading.share === 1 ? quality : 0;
  const isTitle = title?.count === words ? quality + (title.share === 1 ? 1 : 0) : 0;
  return Math.max(isTitle, isHeading);
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [at, key] of one.entries()) if (key !== other[at]) return other[at]! - key;
  return 0;
}

/**
 * Merges the hits of the engine for one word. In a section that contains the exact word, prefixes and similar words
 * do not count, except the plural in a title.
 */
export function combineHits(
  word: string,
  match: Readonly<Record<string, readonly string[]>>,
  {lengths, score, isNear = false}: Pick<WordHit, 'lengths' | 'score'> & {readonly isNear?: boolean},
): WordHit {
  const isExact = Object.hasOwn(match, word);
  // Readers who type `order` mean the page "List orders", too.
  const plurals = [`${word}s`, `${word}es`].filter(each => Object.hasOwn(match, each) && match[each]!.includes('page'));
  const tier = isExact ? 'exact' : plurals.length > 0 ? 'plural' : 'prefix';
  const terms = isExact ? [word, ...plurals] : Object.keys(match);
  const places = new Set<string>(isExact ? match[word] : Object.values(match).flat());
  if (plurals.length > 0) places.add('page');
  return {
    tier: isNear ? 'near' : tier,
    fields: fields.filter(field => places.has(field)),
    lengths,
    score,
    terms,
  };
}
