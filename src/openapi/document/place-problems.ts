import type {Place, Problem} from '../../base/problem.js';
import {isJson} from '../exports/is-json.js';
import {joinPointer, splitPointer} from './pointer.js';
import type {DocumentPosition, SpecProblem} from './spec-problem.js';

/** Adds lines and columns to problems. Parses the texts again, so call it only for reports. */
export async function placeProblems(
  problems: readonly SpecProblem[],
  texts: ReadonlyMap<string, string>,
): Promise<readonly Problem[]> {
  if (problems.length === 0) return [];
  const {JsonPlaces} = await import('../../config/json-place.js');
  const {createYamlPlaces} = await import('./read-yaml.js');
  const json = new JsonPlaces(texts);
  const yaml = new Map<string, ReturnType<typeof createYamlPlaces>>();
  const inYaml = (file: string, text: string) => {
    const known = yaml.get(file) ?? createYamlPlaces({file, text});
    yaml.set(file, known);
    return known;
  };
  const placeOf = ({file, pointer}: DocumentPosition, on: 'key' | 'value' = 'value'): Place => {
    const text = texts.get(file) ?? '';
    const keys = splitPointer(pointer);
    if (!isJson(text)) return {file, ...inYaml(file, text)(keys, on)};
    // A number in a pointer can be an object key or a list index. Try both and use the deeper match.
    const asKeys = json.placeOf({file, keys}, on);
    const asItems = json.placeOf({file, keys: keys.map(key => (/^\d+$/.test(key) ? Number(key) : key))}, on);
    const isDeeper = asKeys.line - asItems.line || asKeys.column - asItems.column;
    return isDeeper > 0 ? asKeys : asItems;
  };
  return problems.map(({at, on, atKey, related, ...rest}) => {
    const spot = on === undefined ? at : {file: at.file, pointer: joinPointer(at.pointer, on)};
    const text = texts.get(spot.file) ?? '';
    const place = placeOf(spot, atKey ? 'key' : 'value');
    return {
      ...rest,
      ...(!isJson(text) && rest.fix !== undefined && {fix: keepDigits(toYamlForm(rest.fix), text, place)}),
      place,
      ...(related && {related: related.map(each => placeOf(each))}),
    };
  });
}

/** Puts a number into a fix as the YAML file writes it: its value `7` has lost the zeros of `007`. */
function keepDigits(fix: string, text: string, {line, column}: Place): string {
  const written = /^[-+.\w]+/.exec((text.split('\n')[line - 1] ?? '').slice(column - 1))?.[0];
  return written === undefined
    ? fix
    : fix.replace(/^put the value in quotes: "-?\d[^"]*"/, `put the value in quotes: "${written}"`);
}

/** Matches words that YAML doesn't read as strings. */
const typedWord = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

/**
 * Rewrites the members in a fix from `"key": "value"` to `key: value`. Keeps quotes that YAML needs, and members for
 * docs.json.
 */
function toYamlForm(fix: string): string {
  const [, setting] = /\bset (".*?) in docs\.json/i.exec(fix) ?? [];
  if (setting !== undefined) return fix.split(setting).map(toYamlForm).join(setting);
  return fix.replace(
    /"([A-Za-z_$][\w$-]*)": (?:"([A-Za-z][\w-]*)"(?=[,}\]]|\.?(?:$|\s)))?/g,
    (written, key: string, value?: string) => {
      if (typedWord.test(key)) return written;
      return `${key}: ${value === undefined ? '' : typedWord.test(value) ? `"${value}"` : value}`;
    },
  );
}
