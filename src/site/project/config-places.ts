import type {Place, Problem} from '../../base/problem.js';
import {findOrigin} from '../../config/explain.js';
import {findDuplicateKeys, JsonPlaces} from '../../config/json-place.js';
import type {ReadConfig} from '../../config/read-config.js';
import type {ConfigOrigin} from '../../config/references.js';
import type {NavigationProblem} from '../navigation/find-navigation-problems.js';

/** Finds the lines of values in docs.json, also in files that it includes by `$ref`. */
export class ConfigPlaces {
  readonly #written: ReadConfig['written'];
  readonly #places: JsonPlaces;

  constructor({written}: ReadConfig) {
    this.#written = written;
    const texts = written ? [...written.expanded.texts, [written.file, written.text] as const] : [];
    this.#places = new JsonPlaces(new Map(texts));
  }

  /**
   * Returns the position of a value, or of its key. If the value is missing, returns the position of its nearest existing
   * parent.
   */
  of(keys: readonly (string | number)[], on: 'key' | 'value' = 'value'): Place {
    if (!this.#written) return {file: 'docs.json', line: 1, column: 1};
    return this.#places.placeOf(this.originOf(keys), on);
  }

  /** Returns the file that contains a value, and the value's path of keys in that file. */
  originOf(keys: readonly (string | number)[]): ConfigOrigin {
    if (!this.#written) return {file: 'docs.json', keys};
    return findOrigin(keys, this.#written.file, this.#written.expanded);
  }

  /** Finds duplicate keys in objects of docs.json. */
  duplicates(): ReturnType<typeof findDuplicateKeys> {
    return findDuplicateKeys(this.#written?.text ?? '');
  }

  /** Adds the line to a navigation problem. */
  locate({path, ...words}: NavigationProblem): Problem {
    const keys = parseConfigPath(path);
    // A page that opens from a group's title has the path of the group. Report the group's key `root`, if it has one.
    const isPage = words.code.startsWith('nav-') && words.code !== 'nav-empty-group' && words.code !== 'nav-not-drawn';
    return {...words, place: this.of(isPage ? [...keys, 'root'] : keys)};
  }
}

/** Parses a path such as `navigation.tabs[0].pages[2]` to keys. */
export function parseConfigPath(path: string): (string | number)[] {
  const plain = path.replace(/#.*$/, '');
  return [...plain.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key]) =>
    index ? Number(index) : (key as string),
  );
}
