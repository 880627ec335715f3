import {type CaptureValues, createPartsReader, fillPath, type PathParts, type PatternRule} from './capture-path.js';

/** Stands for any name. No path contains this character. */
const anyName = '\u0000';

/**
 * Returns the paths that a rule redirects to themselves: a redirect from `/:page` to `/docs` also matches `/docs`. For
 * these paths, Lectern ignores the redirect, but a host would loop. Undefined if there are infinitely many, as for
 * `/:a/:b` to `/:b/:a`.
 */
export function findFixedPaths({source, origin, path}: Pick<PatternRule, 'source' | 'origin' | 'path'>) {
  if (origin !== '') return [];
  const read = createPartsReader(source);
  const found = new Set<string>();
  for (const values of listStartingValues(source, path)) {
    let last: string | undefined;
    let next = fillPath(path, values);
    // Repeat: each hop moves a name by one position.
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

/** Returns all combinations of values for the placeholders, from the names in the rule and "any name". */
function listStartingValues(source: PathParts, path: PathParts): readonly CaptureValues[] {
  const captures = source.filter(part => typeof part !== 'string');
  const texts = [...source, ...path].filter(part => typeof part === 'string');
  const written = texts.flatMap(text => text.split('/')).filter(name => name !== '');
  // Try only "any name" for more than three placeholders, because the combinations would be too many.
  const names = captures.length > 3 ? [anyName] : [...new Set([anyName, ...written])].slice(0, 12);
  return captures.reduce<readonly CaptureValues[]>(
    (all, {index}) => all.flatMap(values => names.map(name => new Map([...values, [index, name]]))),
    [new Map()],
  );
}
