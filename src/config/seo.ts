import {doc} from '../base/doc.js';
import {item, list, record, section} from './collections.js';
import {mapped, maybe, oneOrMore, withDefault} from './combine.js';
import {filled, flag, oneOf, scalar, text} from './fields.js';

const metatags = (about: string) => mapped(record(about, scalar(doc`Content of the tag.`)), ({all}) => all);

export const seo = section(
  doc`What search engines see.`,
  {
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
    organization: maybe(
      section(doc`Who publishes the site, in its structured data.`, {
        id: text(doc`Address that names the organization.`),
        name: text(doc`Name.`),
        legalName: text(doc`Registered name.`),
        url: text(doc`Its web site.`),
        logo: text(doc`Picture: path or address.`),
        sameAs: oneOrMore(doc`Other addresses of it: profiles, entries of registers.`),
      }),
      values => (values.name || values.url || values.id ? values : undefined),
    ),
    trailingSlash: withDefault(
      flag(doc`Whether canonical addresses and those of the sitemap end with a slash; they do by default.`),
      true,
    ),
  },
  'indexHiddenPages',
);
