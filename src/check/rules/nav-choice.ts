import {formatKeys, type ValuePath} from '../../base/format-keys.js';
import {getOwnList, getOwnText, isObject, isTrue} from '../../base/json.js';
import type {Problem} from '../../base/problem.js';
import type {CheckedProject} from '../project.js';

/** Keys of docs.json with alternative nodes, and the key that contains each node's name. */
const lists: ReadonlyMap<string, string> = new Map([
  ['versions', 'version'],
  ['languages', 'language'],
  ['products', 'product'],
]);

/**
 * Finds versions, languages, and products with the same name, and lists with two defaults. Readers can reach only one
 * of them.
 */
export function checkNavChoice({read, places}: CheckedProject): readonly Problem[] {
  const problems: Problem[] = [];
  const report = (message: string, fix: string, keys: ValuePath) =>
    problems.push({code: 'nav-choice', level: 'warning', message, fix, place: places.of(keys)});
  const judge = (value: object, list: string, named: string, keys: ValuePath) => {
    const seen = new Set<string>();
    let first: string | undefined;
    for (const [at, choice] of getOwnList(value, list).entries()) {
      const name = getOwnText(choice, named);
      if (name !== undefined && seen.has(name))
        report(
          `${formatKeys([...keys, list])} lists the ${named} "${name}" twice.`,
          `Write another name, such as "${name} (old)", or delete this ${named}.`,
          [...keys, list, at, named],
        );
      if (name !== undefined) seen.add(name);
      if (!isTrue(choice, 'default')) continue;
      if (first !== undefined)
        report(
          `Two ${list}, "${first}" and "${name ?? `${list}[${at}]`}", have "default": true. Lectern uses the first one.`,
          `Delete "default" from one of the two.`,
          [...keys, list, at, 'default'],
        );
      first ??= name ?? `${list}[${at}]`;
    }
  };
  const visit = (value: unknown, keys: ValuePath) => {
    if (keys.length > 100) return;
    if (Array.isArray(value)) for (const [at, each] of value.entries()) visit(each, [...keys, at]);
    if (!isObject(value) || Array.isArray(value)) return;
    for (const [list, named] of lists) judge(value, list, named, keys);
    for (const key of Object.keys(value)) visit(value[key], [...keys, key]);
  };
  if (isObject(read.raw)) visit(read.raw.navigation, ['navigation']);
  return problems;
}
