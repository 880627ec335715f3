import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {text} from './fields.js';

export const search = section(
  doc`Shows your own text in the empty search field. To change which pages the search finds, set "boost", "searchable", or "keywords" on a page.`,
  {
    prompt: text(doc`Sets the placeholder in the empty search field. Default: “Search”, in the language of the page.`),
  },
  'location',
);
