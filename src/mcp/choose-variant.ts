import type {ContentsVariant} from '../hosts/site-contents.js';
import type {Arguments} from './tool.js';
import {formatNames, ToolError} from './tool-error.js';

export const variantKinds = ['language', 'version', 'product'] as const;

/**
 * Returns the combination of language, version, and product that the arguments select. If several match, returns the
 * default one.
 */
export function chooseVariant(variants: readonly ContentsVariant[], given: Arguments): ContentsVariant {
  let left = variants;
  for (const kind of variantKinds) {
    const wanted = given[kind];
    if (wanted === undefined) continue;
    const names = listVariantNames(variants, kind);
    const name = findFullName(String(wanted).toLowerCase(), names);
    const fitting = left.filter(each => each[kind]?.toLowerCase() === name);
    if (fitting.length === 0) throw createNoVariantError(kind, String(wanted), names, left);
    left = fitting;
  }
  return left[0] as ContentsVariant;
}

/**
 * Returns the full name for a name in lower case: an exact match, or else the only name with this prefix, such as
 * `v2.14.5` for `v2`.
 */
function findFullName(lower: string, names: readonly string[]): string {
  const all = names.map(name => name.toLowerCase());
  const longer = all.filter(name => name.startsWith(lower));
  return !all.includes(lower) && longer.length === 1 ? (longer[0] as string) : lower;
}

/** Returns the names of all languages, versions, or products, in the order of the site. */
export function listVariantNames(
  variants: readonly ContentsVariant[],
  kind: (typeof variantKinds)[number],
): readonly string[] {
  return [...new Set(variants.flatMap(each => each[kind] ?? []))];
}

/** Describes a variant: `language en, version v2`, or `''` if the site has only one. */
export function describeVariant(variant: ContentsVariant): string {
  return variantKinds.flatMap(kind => (variant[kind] === undefined ? [] : `${kind} ${variant[kind]}`)).join(', ');
}

function createNoVariantError(
  kind: string,
  wanted: string,
  names: readonly string[],
  left: readonly ContentsVariant[],
): ToolError {
  if (names.length === 0) return new ToolError(`This site has no ${kind}s.`, `omit "${kind}".`);
  const isKnown = names.some(name => name.toLowerCase() === wanted.toLowerCase());
  const here = left[0] && isKnown ? ` together with ${describeVariant(left[0])}` : '';
  return new ToolError(`The ${kind} "${wanted.slice(0, 60)}" does not exist${here}.`, `use ${formatNames(names)}.`);
}
