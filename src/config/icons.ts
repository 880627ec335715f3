import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {withDefault} from './combine.js';
import type {IconLibrary} from './config.js';
import {type Field, oneOf} from './fields.js';

const libraries = ['lucide', 'fontawesome'] as const;
const neutral = {icon_lib_1: 'lucide', icon_lib_2: 'fontawesome'} as const;
const known = oneOf(
  doc`Looks up icon names in this library. For a name of the other one, Lectern shows the closest icon. "tabler" selects the closest icons of Lucide.`,
  libraries,
  neutral,
);

/**
 * Field for the icon library. `tabler` is accepted: a table replaces each of its icons with the most similar Lucide
 * icon.
 */
const library: Field<IconLibrary> = {
  ...known,
  aliases: [...(known.aliases ?? []), 'tabler'],
  read(value, at, findings) {
    if (value !== 'tabler') return known.read(value, at, findings);
    findings.push({code: 'config-value', level: 'info', at, value, instead: 'lucide'});
    return 'lucide';
  },
};

export const icons = section(doc`Shows icons of Lucide or Font Awesome for the names that you write.`, {
  library: withDefault(library, 'lucide'),
});
