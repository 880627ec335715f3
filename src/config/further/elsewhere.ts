import {doc} from '../../base/doc.js';
import {item, list} from '../collections.js';
import type {Elsewhere} from '../config.js';
import {filled, flag, isObject, text} from '../fields.js';
import {type At, type Finding, step} from '../finding.js';
import {icon} from '../icon.js';

const kinds = [
  ['languages', 'language'],
  ['versions', 'version'],
  ['products', 'product'],
] as const;

/** Selectors of `navigation.global`: choices that lead to other sites, each with a label and an address. */
export function readElsewhere(navigation: unknown, findings: Finding[]): readonly Elsewhere[] {
  const written = isObject(navigation) ? navigation.global : undefined;
  if (!isObject(written)) return [];
  const at: At = step(step(undefined, 'navigation'), 'global');
  return kinds.flatMap(([key, kind]): readonly Elsewhere[] => {
    if (written[key] === undefined) return [];
    const choice = item(
      doc`A choice that leads to another site.`,
      {
        [kind]: filled(doc`Its name, of a language its code.`),
        href: text(doc`Its address.`),
        name: text(doc`Name of a language in the selector.`),
        tag: text(doc`Small badge beside the name.`),
        icon,
        default: flag(doc`This site is the one.`),
        hidden: flag(doc`Leaves the choice out.`),
      },
      [kind],
    );
    const read = list('', choice).read(written[key], step(at, key), findings) ?? [];
    const choices = read.flatMap(each => {
      const {[kind]: label = '', default: isDefault = false, hidden, ...rest} = each as Record<string, never>;
      return hidden ? [] : [{label, isDefault, ...(rest as object)}];
    });
    return choices.length > 1 ? [{kind, choices}] : [];
  });
}
