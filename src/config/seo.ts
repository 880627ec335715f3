import {doc} from '../base/doc.js';
import {item, list, record, section} from './collections.js';
import {mapped, withDefault} from './combine.js';
import {filled, oneOf, scalar} from './fields.js';

const metatags = (about: string) => mapped(record(about, scalar(doc`Content of the tag.`)), ({all}) => all);

export const seo = section(doc`What search engines see.`, {
  metatags: metatags(doc`Extra meta tags of every page.`),
  paths: list(
    doc`Extra meta tags of the pages in a folder. Those of a deeper folder and of a page win.`,
    item(
      doc`Tags of a folder.`,
      {path: filled(doc`Folder of the pages, such as guides/v2.`), metatags: metatags(doc`Its meta tags.`)},
      ['path'],
    ),
  ),
  indexing: withDefault(
    oneOf(doc`"navigable" hides pages that are not in the navigation from search engines.`, ['all', 'navigable']),
    'all',
  ),
});
