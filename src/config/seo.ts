import {doc} from '../base/doc.js';
import {item, list, record, section} from './collections.js';
import {mapField, mapFieldOrDrop, oneOrMore, withDefault} from './combine.js';
import {filled, flag, oneOf, scalar, text} from './fields.js';

const metatags = (about: string) => mapField(record(about, scalar(doc`Sets the content of this tag.`)), ({all}) => all);

export const seo = section(
  doc`Adds meta tags to pages, and tells search engines which pages to list.`,
  {
    metatags: metatags(
      doc`Adds these meta tags to every page, by name. If "metadata" has the same tag, this key overrides it.`,
    ),
    paths: list(
      doc`Adds meta tags to the pages in a folder. Tags of a deeper folder override these. Tags of a page override both.`,
      item(
        doc`Adds meta tags to the pages in a folder.`,
        {
          path: filled(doc`Selects all pages below this folder.`),
          metatags: metatags(doc`Adds these meta tags to the selected pages, by name.`),
        },
        ['path'],
      ),
    ),
    indexing: withDefault(
      oneOf(
        doc`"all" lets search engines list every page that is not hidden. "navigable" excludes pages that are not in the navigation.`,
        ['all', 'navigable'],
      ),
      'all',
    ),
    organization: mapFieldOrDrop(
      section(doc`Describes the publisher of the site in structured data (schema.org).`, {
        id: text(doc`Identifies the organization by a URL. Default: the URL of the site with "#organization".`),
        name: text(doc`Sets the name that readers know.`),
        legalName: text(doc`Sets the registered name, if it differs from "name".`),
        url: text(doc`Sets the main website of the organization.`),
        logo: text(doc`Sets the path or URL of the logo.`),
        sameAs: oneOrMore(doc`Lists other pages about the organization, such as its profiles.`),
      }),
      values => (values.name || values.url || values.id ? values : undefined),
    ),
    trailingSlash: withDefault(flag(doc`Ends canonical and sitemap URLs with a slash.`), true),
  },
  'indexHiddenPages',
);
