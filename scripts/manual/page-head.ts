import {code, type ManualPage, table} from './mdx.js';

type Row = readonly [key: string, type: string, words: string];

/** Fields of frontmatter by subject. A test compares them with the fields that the sources read. */
const subjects: Readonly<Record<string, readonly Row[]>> = {
  'Names and lists': [
    [
      'title',
      'text',
      'Title of the page: its heading, its entry in the sidebar, the title of the window. Absent: the first `# heading`, else the name of the file.',
    ],
    ['sidebarTitle', 'text', 'A shorter title for the sidebar. `sidebar_label` is understood as well.'],
    ['description', 'text', 'A line below the title; also for search engines and shared links.'],
    ['icon', 'text', 'Icon beside the entry in the sidebar: a name, a path or an address.'],
    ['iconType', 'text', 'Style of the icon, in libraries that have styles.'],
    ['tag', 'text', 'Small label beside the entry.'],
    ['url', 'address', 'The entry leads there; the page itself is only an entry.'],
    ['hidden', 'true or false', 'The page has its address and stands in no list, no search and no sitemap.'],
    [
      'groups',
      'list',
      'Readers who may see the page on hosted platforms. Here the page is [private](/guide/prerender#private-pages): it is left out.',
    ],
    [
      'public',
      'true or false',
      '`false`: the page is [private](/guide/prerender#private-pages); `true`: it is not, wherever it stands.',
    ],
    ['draft', 'true or false', '`true`: the page is left out of the site until it is ready.'],
    ['deprecated', 'true or false', 'The entry is struck through, and the page says so.'],
    ['version', 'text', 'A label beside the title: the version that the page is about.'],
  ],
  'How the page looks': [
    [
      'mode',
      'word',
      '`default`; `wide` has no contents column; `center` has no sidebar either; `custom` leaves only the header; `frame` keeps the sidebar around markup of your own.',
    ],
    ['hideFooterPagination', 'true or false', 'No links to the pages before and after.'],
    [
      'contextual',
      'object',
      'The menu of this page, as [`contextual`](/reference/frame#contextual) of docs.json. `options: []` takes it away.',
    ],
    ['related', 'list', 'Pages that are named at the end.'],
    ['editUrl', 'address or false', 'Where this page is edited, instead of what docs.json says; `false`: nowhere.'],
    ['timestamp', 'true or false', 'Shows or hides when the page was last changed, instead of docs.json.'],
    ['lastUpdatedDate', 'date', 'That date, instead of what git says. `lastUpdated` is understood as well.'],
    ['rss', 'true or false', 'The page has a feed of its `<Update>` entries and a button that leads to it.'],
  ],
  'Search and shared links': [
    ['keywords', 'list or text', 'Further words that the search finds the page by; also a tag for search engines.'],
    ['boost', 'number', 'How much the page weighs in the search, 1 being the usual.'],
    ['searchable', 'true or false', '`false`: not in the search of the site; search engines list it all the same.'],
    ['noindex', 'true or false', 'Search engines do not list the page. So does `robots: noindex`.'],
    ['canonical', 'address', 'Address under which search engines should know the page.'],
    [
      '"og:…", "twitter:…"',
      'text',
      'Tags for shared links, under their own names in quotes: `"og:image": /cover.png`.',
    ],
  ],
  'API pages': [
    [
      'openapi',
      'text',
      'What the page shows of a document: `POST /users`, `openapi.yaml POST /users`, `webhook userCreated`, or a file.',
    ],
    ['asyncapi', 'text', 'A channel of an AsyncAPI document: `events.yaml orders/created`.'],
    ['openapi-schema', 'text', 'A schema of a document: `User`, or `openapi.yaml User`.'],
    ['api', 'text', 'Method and path of an operation that you [describe by hand](/guide/try-it): `GET /users/{id}`.'],
    ['authMethod', 'word', '`bearer`, `basic`, `key` or `none`: how the form of this page signs in.'],
    ['playground', 'word', '`interactive`, `simple` or `hide`: how the form of this page behaves.'],
    ['hideApiMarker', 'true or false', 'No method beside the entry in the sidebar.'],
  ],
};

/** All keys that are documented, other spellings in their texts included. */
export const documentedKeys: readonly string[] = Object.values(subjects)
  .flat()
  .flatMap(([key, , words]) => [key, ...(words.match(/`[\w-]+`/g) ?? []).map(each => each.slice(1, -1))])
  .concat('robots');

export function headPage(): ManualPage {
  const parts = Object.entries(subjects).map(
    ([title, rows]) =>
      `## ${title}\n\n${table(
        ['Key', 'Type', 'What it does'],
        rows.map(([key, type, words]) => [code(key), type, words]),
      )}`,
  );
  return {
    path: 'page-head',
    title: 'The head of a page',
    description: 'Every key between the dashes at the beginning of a page.',
    icon: 'file-text',
    body: `A page begins with its settings, in YAML. All of them may be left out.

\`\`\`mdx guide/webhooks.mdx
---
title: "Webhooks"
description: "Hear of what happens without asking."
icon: "webhook"
keywords: ["events", "callbacks"]
---

Text of the page.
\`\`\`

${parts.join('\n\n')}

## Your own keys

Any other key is kept, and the text of the page may show it: \`{frontmatter.owner}\`.`,
  };
}
