import {doc} from '../base/doc.js';
import {list, record, section} from './collections.js';
import {either, legacy, lenient, mapped, maybe, withDefault} from './combine.js';
import {flag, text} from './fields.js';
import {columnLinks, link} from './navbar.js';

type Social = {readonly icon: string; readonly href: string};

const socials = mapped(record(doc`Icon name and URL of each profile.`, text(doc`URL.`)), ({all}): readonly Social[] =>
  Array.from(all, ([icon, href]) => ({icon, href})),
);

const column = mapped(
  section(doc`A column of links.`, {
    header: text(doc`Heading of the column.`),
    title: legacy(text(''), 'header'),
    items: list(doc`Links of the column.`, link),
    links: columnLinks,
  }),
  ({title, header = title, links = [], items}) => ({...(header && {header}), items: items.length ? items : links}),
);

export const footer = section(doc`Footer of every page.`, {
  socials,
  links: list(doc`Columns of links.`, column),
  lastUpdated: withDefault(flag(doc`Shows when a page was last changed.`), false),
  editUrl: text(doc`URL for editing a page. Lectern replaces {path} with the path of its file.`),
  repo: text(doc`URL of the repository. Lectern derives the edit links from it.`),
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
