import {doc} from '../base/doc.js';
import {list, record, section} from './collections.js';
import {either, legacy, lenient, mapped, maybe, withDefault} from './combine.js';
import {flag, text} from './fields.js';
import {columnLinks, link} from './navbar.js';

type Social = {readonly icon: string; readonly href: string};

const socials = mapped(
  record(doc`Links your profiles: the icon name and URL of each.`, text(doc`Sets the URL.`)),
  ({all}): readonly Social[] => Array.from(all, ([icon, href]) => ({icon, href})),
);

const column = mapped(
  section(doc`Adds a column of links.`, {
    header: text(doc`Sets the heading of the column.`),
    title: legacy(text(''), 'header'),
    items: list(doc`Lists the links of the column.`, link),
    links: columnLinks,
  }),
  ({title, header = title, links = [], items}) => ({...(header && {header}), items: items.length ? items : links}),
);

export const footer = section(doc`Sets the footer of every page.`, {
  socials,
  links: list(doc`Adds columns of links.`, column),
  lastUpdated: withDefault(flag(doc`Shows the date of the last change on each page.`), false),
  editUrl: text(doc`Sets the URL for editing a page. Lectern replaces {path} with the path of its file.`),
  repo: text(doc`Sets the URL of the repository. Lectern derives edit links from it.`),
});

const oldSocial = section('', {type: text(''), name: text(''), url: text('')});

/** Older setting `footerSocials`: an object, or `[{type, url}]`. */
export const footerSocials = lenient(
  either('', {
    object: socials,
    array: list(
      '',
      maybe(oldSocial, ({type, name, url}): Social | undefined => {
        const icon = type ?? name;
        return icon && url ? {icon, href: url} : undefined;
      }),
    ),
  }),
  'footer.socials',
);
