import {doc} from '../base/doc.js';
import {record, section} from './collections.js';
import {mapped, withDefault} from './combine.js';
import {oneOf, scalar} from './fields.js';

export const seo = section(doc`What search engines see.`, {
  metatags: mapped(record(doc`Extra meta tags of every page.`, scalar(doc`Content of the tag.`)), ({all}) => all),
  indexing: withDefault(
    oneOf(doc`"navigable" hides pages that are not in the navigation from search engines.`, ['all', 'navigable']),
    'all',
  ),
});
