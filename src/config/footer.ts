import {doc} from '../base/doc.js';
import {list, record, section} from './collections.js';
import {either, legacy, lenient, mapField, mapFieldOrDrop, withDefault} from './combine.js';
import {flag, text} from './fields.js';
import {columnLinks, linkField} from './navbar.js';

type Social = {readonly icon: string; readonly href: string};

const socials = mapField(
  record(
    doc`Shows an icon link for each profile. The key is the name of the icon, the value the URL.`,
    text(doc`Links to this URL.`),
  ),
  ({all}): readonly Social[] => Array.from(all, ([icon, href]) => ({icon, href})),
);

const column = mapField(
  section(doc`Adds a column of links.`, {
    header: text(doc`Sets the heading above the links of the column.`),
    title: legacy(text(''), 'header'),
    items: list(doc`Lists the links below the heading. Each has the keys of "navbar.links".`, linkField),
    links: columnLinks,
  }),
  ({title, header = title, links = [], items}) => ({...(header && {header}), items: items.length ? items : links}),
);

export const footer = section(doc`Adds links, profiles, dates, and edit links to the end of every page.`, {
  socials,
  links: list(doc`Lists the columns of links, from left to right.`, column),
  lastUpdated: withDefault(
    flag(doc`Shows when each page was last changed. "metadata.timestamp" does the same; this key overrides it.`),
    false,
  ),
  editUrl: text(
    doc`Sets the URL that opens when a reader clicks the edit link. Lectern replaces "{path}" with the path of the page’s file. It overrides "footer.repo".`,
  ),
  repo: text(
    doc`Builds the links to edit a page and to raise an issue from this repository on GitHub, GitLab, or Bitbucket. Default: the Git remote "origin".`,
  ),
});

const oldSocial = section('', {type: text(''), name: text(''), url: text('')});

/** Deprecated setting `footerSocials`: an object, or `[{type, url}]`. */
export const footerSocials = lenient(
  either('', {
    object: socials,
    array: list(
      '',
      mapFieldOrDrop(oldSocial, ({type, name, url}): Social | undefined => {
        const icon = type ?? name;
        return icon && url ? {icon, href: url} : undefined;
      }),
    ),
  }),
  'footer.socials',
);
