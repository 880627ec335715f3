import {doc} from '../base/doc.js';
import {item, list, record, section} from './collections.js';
import {mapped, maybe, oneOrMore, withDefault} from './combine.js';
import {filled, flag, oneOf, scalar, text} from './fields.js';

const metatags = (about: string) => mapped(record(about, scalar(doc`Sets the content of the tag.`)), ({all}) => all);

export const seo = section(
  doc`Configures what search engines see.`,
  {
    metatags: metatags(doc`Adds meta tags to every page.`),
    paths: list(
      doc`Adds meta tags to the pages in a folder. Tags of a deeper folder or of a page replace them.`,
      item(
        doc`Adds meta tags to the pages in a folder.`,
        {
          path: filled(doc`Sets the folder of the pages, such as "guides/v2".`),
          metatags: metatags(doc`Sets the meta tags of the pages.`),
        },
        ['path'],
      ),
    ),
    indexing: withDefault(
      oneOf(doc`"navigable" hides pages outside the navigation from search engines.`, ['all', 'navigable']),
      'all',
    ),
    organization: maybe(
      section(doc`Names the organization that publishes the site, for structured data.`, {
        id: text(doc`Sets the URL that identifies the organization.`),
        name: text(doc`Sets the name of the organization.`),
        legalName: text(doc`Sets the legal name of the organization.`),
        url: text(doc`Sets the website of the organization.`),
        logo: text(doc`Sets the path or URL of its logo.`),
        sameAs: oneOrMore(doc`Lists other URLs of the organization, such as profiles.`),
      }),
      values => (values.name || values.url || values.id ? values : undefined),
    ),
    trailingSlash: withDefault(flag(doc`Adds a trailing slash to canonical and sitemap URLs.`), true),
  },
  'indexHiddenPages',
);
