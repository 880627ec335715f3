import {doc} from '../base/doc.js';
import {withStyle} from '../base/icon-path.js';
import {omitUndefined} from '../base/omit-undefined.js';
import {item, list} from './collections.js';
import {mapFieldOrDrop} from './combine.js';
import type {LinkSelector} from './config.js';
import {type Field, type Fields, filled, flag, text, type Values} from './fields.js';
import {icon, iconType} from './icon.js';
import {newerContents} from './newer-keys.js';

type Choice = LinkSelector['choices'][number];

const choice = {
  href: text(doc`Links to this URL. The choice is another site.`),
  name: text(doc`Sets the name in the selector.`),
  tag: text(doc`Adds a small badge beside the name.`),
  description: text(doc`Sets the text below the name.`),
  icon,
  iconType,
  default: flag(doc`Marks this site as the current choice.`),
  hidden: flag(doc`Leaves the choice out of the selector.`),
};

// Keys to skip without a warning: a separate site has its own page chrome and pages, so they have no effect.
const ignored = ['banner', 'color', 'directory', 'footer', 'navbar', ...newerContents].join(' ');

function createChoicesField(kind: LinkSelector['kind'], about: string): Field<readonly Choice[]> {
  const fields: Fields = {[kind]: filled(about), ...choice};
  return mapFieldOrDrop(
    list(
      doc`Adds a selector whose choices open other sites. It needs at least two.`,
      item('', fields, [kind], ignored),
    ),
    entries =>
      entries.flatMap((entry): readonly Choice[] => {
        const {
          default: isDefault,
          hidden,
          icon,
          iconType,
          [kind]: label,
          ...rest
        } = entry as Values<typeof choice> & Readonly<Partial<Record<LinkSelector['kind'], string>>>;
        return hidden
          ? []
          : [
              {
                label: label ?? '',
                isDefault: isDefault ?? false,
                ...omitUndefined({icon: withStyle(icon, iconType)}),
                ...rest,
              },
            ];
      }),
  );
}

/** Fields of the selectors in `navigation.global`. Each choice has a label, and the URL of another site. */
export const elsewhereFields = {
  languages: createChoicesField('language', doc`Sets the language by its code.`),
  versions: createChoicesField('version', doc`Names the version in the selector.`),
  products: createChoicesField('product', doc`Names the product in the selector.`),
};

/** Returns the selectors that have at least one choice. */
export function toElsewhere(values: Partial<Values<typeof elsewhereFields>>): readonly LinkSelector[] {
  const kinds = [
    ['language', values.languages],
    ['version', values.versions],
    ['product', values.products],
  ] as const;
  return kinds.flatMap(([kind, choices = []]) => (choices.length > 1 ? [{kind, choices}] : []));
}
