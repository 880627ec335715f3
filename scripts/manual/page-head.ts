import {code, type ManualPage, table} from './mdx.js';

type Row = readonly [key: string, type: string, words: string];

/** Frontmatter fields by subject. A test compares them with the fields that the sources read. */
const subjects: Readonly<Record<string, readonly Row[]>> = {
  'Titles and navigation': [
    [
      'title',
      'string',
      'Sets the title in the page, the sidebar and the browser tab. Default: the first `# heading`, or the file name.',
    ],
    ['sidebarTitle', 'string', 'Sets a shorter title for the sidebar. You can also write `sidebar_label`.'],
    ['description', 'string', 'Adds a line below the title. Search engines and shared links show it too.'],
    ['icon', 'string', 'Adds an icon in the sidebar: a name, a path or a URL.'],
    ['iconType', 'string', 'Sets the style of the icon, such as `solid`, if the library has styles.'],
    ['tag', 'string', 'Adds a small label beside the sidebar entry.'],
    ['url', 'URL', 'Opens this URL from the sidebar, instead of a page.'],
    ['hidden', 'boolean', 'Leaves the page out of navigation, search and sitemap. Its URL still works.'],
    [
      'groups',
      'list',
      'Makes the page [private](/guide/prerender#private-pages): Lectern leaves it out. Hosted platforms show it to these groups of readers.',
    ],
    [
      'public',
      'boolean',
      '`false` makes the page [private](/guide/prerender#private-pages). `true` publishes it, even inside a private node.',
    ],
    ['draft', 'boolean', '`true` leaves the page out of the site.'],
    ['deprecated', 'boolean', 'Strikes through the sidebar entry, and marks the page as deprecated.'],
    ['version', 'string', 'Adds a label with the version beside the title.'],
  ],
  Layout: [
    [
      'mode',
      'string',
      'Sets the layout. Allowed values: `default`, `wide` (no table of contents), `center` (no sidebar either), `custom` (header only) or `frame` (your own markup beside the sidebar).',
    ],
    ['hideFooterPagination', 'boolean', 'Hides the links to the previous and next page.'],
    [
      'contextual',
      'object',
      'Sets the menu of this page, like [`contextual`](/reference/frame#contextual) in docs.json. `options: []` removes the menu.',
    ],
    ['related', 'list', 'Lists related pages at the end.'],
    [
      'editUrl',
      'URL or `false`',
      'Sets the URL of the edit link, instead of the one from docs.json. `false` hides the link.',
    ],
    ['timestamp', 'boolean', 'Shows or hides the date of the last change, instead of the setting in docs.json.'],
    [
      'lastUpdatedDate',
      'date',
      'Sets the date of the last change, instead of the date from Git. You can also write `lastUpdated`.',
    ],
    ['rss', 'boolean', 'Adds a feed of the `<Update>` entries, and a button that opens it.'],
  ],
  'Search and shared links': [
    [
      'keywords',
      'list or string',
      'Adds words that find the page in the search. Search engines get them as a meta tag.',
    ],
    ['boost', 'number', 'Sets the weight of the page in the search. Default: 1.'],
    ['searchable', 'boolean', '`false` leaves the page out of the site’s own search. Search engines still list it.'],
    ['noindex', 'boolean', 'Asks search engines not to list the page. `robots: noindex` does the same.'],
    ['canonical', 'URL', 'Sets the canonical URL for search engines.'],
    [
      '"og:…", "twitter:…"',
      'string',
      'Adds a meta tag for shared links. Write the name in quotes: `"og:image": /cover.png`.',
    ],
  ],
  'API pages': [
    [
      'openapi',
      'string',
      'Shows a part of an OpenAPI document: `POST /users`, `openapi.yaml POST /users`, `webhook userCreated`, or a file.',
    ],
    ['asyncapi', 'string', 'Shows a channel of an AsyncAPI document: `events.yaml orders/created`.'],
    ['openapi-schema', 'string', 'Shows a schema: `User`, or `openapi.yaml User`.'],
    [
      'api',
      'string',
      'Sets method and path of an operation that you [describe by hand](/guide/try-it): `GET /users/{id}`.',
    ],
    [
      'authMethod',
      'string',
      'Sets the authentication of the request form. Allowed values: `bearer`, `basic`, `key` or `none`.',
    ],
    ['playground', 'string', 'Shows or hides the request form. Allowed values: `interactive`, `simple` or `hide`.'],
    ['hideApiMarker', 'boolean', 'Hides the method beside the sidebar entry.'],
  ],
};

/** All documented keys, including other spellings that their descriptions mention. */
export const documentedKeys: readonly string[] = Object.values(subjects)
  .flat()
  .flatMap(([key, , words]) => [key, ...(words.match(/`[\w-]+`/g) ?? []).map(each => each.slice(1, -1))])
  .concat('robots');

export function headPage(): ManualPage {
  const parts = Object.entries(subjects).map(
    ([title, rows]) =>
      `## ${title}\n\n${table(
        ['Key', 'Type', 'Description'],
        rows.map(([key, type, words]) => [code(key), type, words]),
      )}`,
  );
  return {
    path: 'page-head',
    title: 'Frontmatter',
    description: 'Every frontmatter key of a page, with its type and effect.',
    icon: 'file-text',
    body: `For authors who look up a key: write the settings of a page as YAML at its beginning, between two lines of dashes. All keys are
optional. Save the file, and \`npx lectern dev docs\` shows the result.

\`\`\`mdx guide/webhooks.mdx
---
title: "Webhooks"
description: "Receive events from the API."
icon: "webhook"
keywords: ["events", "callbacks"]
---

Text of the page.
\`\`\`

${parts.join('\n\n')}

## Your own keys

You can add your own keys, and show their values in the page: \`{frontmatter.owner}\`.`,
  };
}
