import {type CaptureValues, createPartsReader, fillPath, type PathParts, type PatternRule} from './capture-path.js';

/** Represents any name. No path contains it. */
const anyName = '\u0000';

/**
 * Returns the paths that a rule redirects to themselves. The matcher stops there (`/:page` redirects to `/docs`, which
 * matches again), but a host would loop. Undefined for an infinite number of paths, as with `/:a/:b` to `/:b/:a`.
 */
export function findFixedPaths({source, origin, path}: Pick<PatternRule, 'source' | 'origin' | 'path'>) {
  if (origin !== '') return [];
  const read = createPartsReader(source);
  const found = new Set<string>();
  for (const values of startingValues(source, path)) {
    let last: string | undefined;
    let next = fillPath(path, values);
    // Each hop moves a name by one position.
    for (let hop = 0; hop < 10 && next !== undefined && next !== last; hop++) {
      last = next.replace(/(.)\/$/, '$1');
      const matched = read(last);
      if (!matched) break;
      next = fillPath(path, matched);
      if (next?.replace(/(.)\/$/, '$1') === last) found.add(last);
    }
  }
  return [...found].some(each => each.includes(anyName)) ? undefined : [...found];
}

/** Returns all combinations of the rule's names, and of any other name, for the placeholders. */
function startingValues(source: PathParts, path: PathParts): readonly CaptureValues[] {
  const captures = source.filter(part => typeof part !== 'string');
  const texts = [...source, ...path].filter(part => typeof part === 'string');
  const written = texts.flatMap(text => text.split('/')).filter(name => name !== '');
  // For more than three placeholders, try only "any name", because there are too many combinations.
  const names = captures.length > 3 ? [anyName] : [...new Set([anyName, ...written])].slice(0, 12);
  return captures.reduce<readonly CaptureValues[]>(
    (all, {index}) => all.flatMap(values => names.map(name => new Map([...values, [index, name]]))),
    [new Map()],
  );
}
