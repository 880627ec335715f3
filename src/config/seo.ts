import {doc} from '../base/doc.js';
import {item, list, record, section} from './collections.js';
import {mapped, maybe, oneOrMore, withDefault} from './combine.js';
import {filled, flag, oneOf, scalar, text} from './fields.js';

const metatags = (about: string) => mapped(record(about, scalar(doc`Content of the tag.`)), ({all}) => all);

export const seo = section(
  doc`Settings for search engines.`,
  {
    metatags: metatags(doc`Adds meta tags to every page.`),
    paths: list(
      doc`Extra meta tags of the pages in a folder. Tags of a deeper folder and of a page replace them.`,
      item(
        doc`Tags of a folder.`,
        {path: filled(doc`Folder of the pages, such as guides/v2.`), metatags: metatags(doc`Meta tags of the pages.`)},
        ['path'],
      ),
    ),
    indexing: withDefault(
      oneOf(doc`"navigable" hides pages outside the navigation from search engines.`, ['all', 'navigable']),
      'all',
    ),
    organization: maybe(
      section(doc`Organization that publishes the site, for structured data.`, {
        id: text(doc`URL that identifies the organization.`),
        name: text(doc`Name.`),
        legalName: text(doc`Legal name of the organization.`),
        url: text(doc`Website.`),
        logo: text(doc`Image path or URL.`),
        sameAs: oneOrMore(doc`Other URLs of the organization, such as profiles.`),
      }),
      values => (values.name || values.url || values.id ? values : undefined),
    ),
    trailingSlash: withDefault(flag(doc`Adds a trailing slash to canonical and sitemap URLs.`), true),
  },
  'indexHiddenPages',
);
