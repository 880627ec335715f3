import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {withDefault} from './combine.js';
import {oneOf} from './fields.js';

const neutral = {icon_lib_1: 'lucide', icon_lib_2: 'fontawesome', tabler: 'lucide'} as const;

export const icons = section(doc`Icons.`, {
  library: withDefault(oneOf(doc`Library of the icons.`, ['lucide', 'fontawesome'], neutral), 'lucide'),
});
