import type {Place, Problem} from '../../base/problem.js';
import {joinPointer, keysOf} from './pointer.js';
import type {SpecProblem, Spot} from './spec-problem.js';

/** Adds lines and columns to problems. Parses the texts again, so call it only for reports. */
export async function placeProblems(
  problems: readonly SpecProblem[],
  texts: ReadonlyMap<string, string>,
): Promise<readonly Problem[]> {
  if (problems.length === 0) return [];
  const {JsonPlaces} = await import('../../config/json-place.js');
  const {yamlPlaces} = await import('./read-yaml.js');
  const json = new JsonPlaces(texts);
  const yaml = new Map<string, ReturnType<typeof yamlPlaces>>();
  const inYaml = (file: string, text: string) => {
    const known = yaml.get(file) ?? yamlPlaces({file, text});
    yaml.set(file, known);
    return known;
  };
  const placeOf = ({file, pointer}: Spot, on: 'key' | 'value' = 'value'): Place => {
    const text = texts.get(file) ?? '';
    const keys = keysOf(pointer);
    if (!/^\ufeff?\s*[{[]/.test(text)) return {file, ...inYaml(file, text)(keys, on)};
    // A number in a pointer can be an object key or a list index. Try both and use the deeper match.
    const asKeys = json.placeOf({file, keys}, on);
    const asItems = json.placeOf({file, keys: keys.map(key => (/^\d+$/.test(key) ? Number(key) : key))}, on);
    const isDeeper = asKeys.line - asItems.line || asKeys.column - asItems.column;
    return isDeeper > 0 ? asKeys : asItems;
  };
  return problems.map(({at, on, atKey, related, ...rest}) => {
    const spot = on === undefined ? at : {file: at.file, pointer: joinPointer(at.pointer, on)};
    return {
      ...rest,
      place: placeOf(spot, atKey ? 'key' : 'value'),
      ...(related && {related: related.map(each => placeOf(each))}),
    };
  });
}
