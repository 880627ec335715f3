import {formatKeys} from './format-keys.js';

interface YamlKey {
  /** Path of the key: `info.title`. */
  readonly path: string;
  /** Line of an earlier equal key in the same mapping, from 1. */
  readonly first: number;
}

/** Returns the path of the repeated key at an offset, and the line of the key that it repeats. */
export function findRepeatedKey(yaml: string, offset: number): YamlKey {
  const start = /["']/.test(yaml[offset - 1] ?? '') ? offset - 1 : offset;
  const lines = yaml.slice(0, start).split('\n');
  const line = lines.pop() ?? '';
  const key = readKey(yaml.slice(start)) ?? '';
  const outer = readKey(line.trimStart().replace(/^(?:- +)+/, ''));
  // In a flow mapping, other keys of the line come before this one.
  const keys = outer === undefined ? [key] : [outer, key];
  let indent = outer === undefined ? line.replace(/- /g, '  ').length : line.length - line.trimStart().length;
  let first = outer === undefined ? 0 : lines.length + 1;
  for (let at = lines.length - 1; at >= 0; at--) {
    const above = (lines[at] as string).replace(
      /^(\s*)((?:- +)*)/,
      (_, space: string, dashes: string) => space + ' '.repeat(dashes.length),
    );
    const found = readKey(above.trimStart());
    const own = above.length - above.trimStart().length;
    if (found === undefined || own > indent) continue;
    if (own === indent && found === key && first === 0) first = at + 1;
    if (own >= indent) continue;
    keys.unshift(found);
    indent = own;
  }
  return {path: formatKeys(keys), first: first || 1};
}

function readKey(text: string): string | undefined {
  const [, double, single, plain] = /^(?:"([^"]*)"|'([^']*)'|([^\s{}[\],#"'-][^:\n]*?))\s*:(?=\s|$)/.exec(text) ?? [];
  return double ?? single ?? plain;
}
