import type {Place, Problem} from '../../base/problem.js';
import {joinPointer, keysOf} from './pointer.js';
import type {SpecProblem, Spot} from './spec-problem.js';

/** Problems with line and column. The texts are read again for it, so ask when there is something to show. */
export async function placeProblems(
  problems: readonly SpecProblem[],
  texts: ReadonlyMap<string, string>,
): Promise<readonly Problem[]> {
  if (problems.length === 0) return [];
  const {JsonPlaces} = await import('../../config/json-place.js');
  const {placeInYaml} = await import('./read-yaml.js');
  const json = new JsonPlaces(texts);
  const placeOf = ({file, pointer}: Spot): Place => {
    const text = texts.get(file) ?? '';
    const keys = keysOf(pointer);
    if (!/^\ufeff?\s*[{[]/.test(text)) return {file, ...placeInYaml({file, text}, keys)};
    // A number may be a key or the place in a list: which of both, the text knows.
    const asKeys = json.placeOf({file, keys}, 'value');
    const asItems = json.placeOf({file, keys: keys.map(key => (/^\d+$/.test(key) ? Number(key) : key))}, 'value');
    return asKeys.line > asItems.line ? asKeys : asItems;
  };
  return problems.map(({at, on, related, ...rest}) => ({
    ...rest,
    place: placeOf(on === undefined ? at : {file: at.file, pointer: joinPointer(at.pointer, on)}),
    ...(related && {related: related.map(placeOf)}),
  }));
}
