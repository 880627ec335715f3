/** Property names that every object inherits, or seems to inherit. */
export const hostileNames = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'] as const;

/** Names to change together: keys, or the texts below them. */
interface Place {
  readonly keys: readonly string[];
  readonly what: 'key' | 'value';
}

/**
 * Returns every key of a value, and every key with texts below it. Groups distant keys, so that one change does not
 * hide another.
 */
export function listPlaces(value: unknown): readonly Place[] {
  const keys = new Set<string>();
  const texts = new Set<string>();
  const visit = (each: unknown, key: string): void => {
    if (Array.isArray(each)) for (const item of each) visit(item, key);
    else if (typeof each === 'object' && each !== null)
      for (const [name, inner] of Object.entries(each)) {
        keys.add(name);
        visit(inner, name);
      }
    else if (typeof each === 'string') texts.add(key);
  };
  visit(value, '');
  return [...deal(keys, 4, 'key'), ...deal(texts, 5, 'value')];
}

function deal(names: ReadonlySet<string>, together: number, what: Place['what']): Place[] {
  const count = Math.ceil(names.size / together);
  return Array.from({length: count}, (_, at) => ({keys: [...names].filter((_, index) => index % count === at), what}));
}

/**
 * Returns the value with hostile names in a location. `first` is the name for the first occurrence, and the others
 * follow in turn.
 */
export function withHostileNames(value: unknown, {keys, what}: Place, first: number): unknown {
  let next = first;
  const take = (): string => hostileNames[next++ % hostileNames.length] as string;
  const change = (each: unknown, below: string): unknown => {
    if (Array.isArray(each)) return each.map(item => change(item, below));
    if (typeof each === 'object' && each !== null)
      return Object.fromEntries(
        Object.entries(each).map(([name, inner]) => [
          what === 'key' && keys.includes(name) ? take() : name,
          change(inner, name),
        ]),
      );
    return typeof each === 'string' && what === 'value' && keys.includes(below) ? take() : each;
  };
  return change(value, '');
}
