import {definedOnly} from '../base/defined-only.js';
import {doc} from '../base/doc.js';
import {withStyle} from '../base/icon-path.js';
import {item, list} from './collections.js';
import {maybe} from './combine.js';
import type {Elsewhere} from './config.js';
import {type Field, type Fields, filled, flag, text, type Values} from './fields.js';
import {icon, iconType} from './icon.js';
import {newerContents} from './newer-keys.js';

type Choice = Elsewhere['choices'][number];

const choice = {
  href: text(doc`Sets the URL that the choice opens.`),
  name: text(doc`Sets the name in the selector.`),
  tag: text(doc`Adds a small badge beside the name.`),
  description: text(doc`Adds a line below the name.`),
  icon,
  iconType,
  default: flag(doc`Marks this site as the current choice.`),
  hidden: flag(doc`Hides the choice.`),
};

// The choice is a separate site with its own chrome and pages, so these keys have no effect.
const ignored = ['banner', 'color', 'directory', 'footer', 'navbar', ...newerContents].join(' ');

function choices(kind: Elsewhere['kind'], about: string): Field<readonly Choice[]> {
  const fields: Fields = {[kind]: filled(about), ...choice};
  return maybe(list(doc`Adds choices that open other sites.`, item('', fields, [kind], ignored)), entries =>
    entries.flatMap((entry): readonly Choice[] => {
      const {
        default: isDefault,
        hidden,
        icon,
        iconType,
        [kind]: label,
        ...rest
      } = entry as Values<typeof choice> & Readonly<Partial<Record<Elsewhere['kind'], string>>>;
      return hidden
        ? []
        : [
            {
              label: label ?? '',
              isDefault: isDefault ?? false,
              ...definedOnly({icon: withStyle(icon, iconType)}),
              ...rest,
            },
          ];
    }),
  );
}

/** Selectors in `navigation.global`. Their choices link to other sites, each with a label and URL. */
export const elsewhereFields = {
  languages: choices('language', doc`Sets the code of the language.`),
  versions: choices('version', doc`Sets the name of the version.`),
  products: choices('product', doc`Sets the name of the product.`),
};

/** Returns the selectors that have choices. */
export function toElsewhere(values: Partial<Values<typeof elsewhereFields>>): readonly Elsewhere[] {
  const kinds = [
    ['language', values.languages],
    ['version', values.versions],
    ['product', values.products],
  ] as const;
  return kinds.flatMap(([kind, choices = []]) => (choices.length > 1 ? [{kind, choices}] : []));
}
