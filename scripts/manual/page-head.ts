import {code, type ManualPage, table} from './mdx.js';

type Row = readonly [key: string, type: string, words: string];

/** Frontmatter fields by subject. A test compares them with the fields that the sources read. */
const subjects: Readonly<Record<string, readonly Row[]>> = {
  'Titles and navigation': [
    [
      'title',
      'string',
      'Title in the page heading, the sidebar and the browser tab. Default: the first `# heading`, or the file name.',
    ],
    ['sidebarTitle', 'string', 'Shorter title for the sidebar. You can also write `sidebar_label`.'],
    ['description', 'string', 'Line below the title, also for search engines and shared links.'],
    ['icon', 'string', 'Icon in the sidebar: a name, a path or a URL.'],
    ['iconType', 'string', 'Style of the icon, such as solid, if the library has styles.'],
    ['tag', 'string', 'Small label beside the entry.'],
    ['url', 'address', 'URL that the sidebar entry opens instead of a page.'],
    ['hidden', 'boolean', 'Keeps the URL, but leaves the page out of navigation, search and sitemap.'],
    [
      'groups',
      'list',
      'Groups of readers on hosted platforms. Makes the page [private](/guide/prerender#private-pages): Lectern leaves it out.',
    ],
    [
      'public',
      'boolean',
      '`false` makes the page [private](/guide/prerender#private-pages). `true` publishes it, even inside a private node.',
    ],
    ['draft', 'boolean', '`true` leaves the page out of the site.'],
    ['deprecated', 'boolean', 'Strikes through the sidebar entry, and marks the page as deprecated.'],
    ['version', 'string', 'Label beside the title with the version of the page.'],
  ],
  Layout: [
    [
      'mode',
      'word',
      'Layout: `default`, `wide` (no table of contents), `center` (no sidebar either), `custom` (header only) or `frame` (your own markup beside the sidebar).',
    ],
    ['hideFooterPagination', 'boolean', 'Hides the links to the previous and next page.'],
    [
      'contextual',
      'object',
      'Menu of this page, like [`contextual`](/reference/frame#contextual) in docs.json. `options: []` removes it.',
    ],
    ['related', 'list', 'Related pages to list at the end.'],
    ['editUrl', 'address or false', 'URL of the edit link. Replaces the one from docs.json. `false` hides the link.'],
    ['timestamp', 'boolean', 'Shows or hides the date of the last change. Replaces the setting in docs.json.'],
    [
      'lastUpdatedDate',
      'date',
      'Date of the last change. Replaces the date from Git. You can also write `lastUpdated`.',
    ],
    ['rss', 'boolean', 'Adds a feed of the `<Update>` entries, and a button that opens it.'],
  ],
  'Search and shared links': [
    ['keywords', 'list or text', 'More words that find the page in the search, also as a tag for search engines.'],
    ['boost', 'number', 'Weight of the page in the search. Default: 1.'],
    ['searchable', 'boolean', '`false` leaves the page out of the search of the site. Search engines still list it.'],
    ['noindex', 'boolean', 'Asks search engines not to list the page. `robots: noindex` does the same.'],
    ['canonical', 'address', 'Canonical URL of the page, for search engines.'],
    ['"og:…", "twitter:…"', 'string', 'Meta tags for shared links, with the name in quotes: `"og:image": /cover.png`.'],
  ],
  'API pages': [
    [
      'openapi',
      'string',
      'Part of an OpenAPI document to show: `POST /users`, `openapi.yaml POST /users`, `webhook userCreated`, or a file.',
    ],
    ['asyncapi', 'string', 'Channel of an AsyncAPI document to show: `events.yaml orders/created`.'],
    ['openapi-schema', 'string', 'Schema to show: `User`, or `openapi.yaml User`.'],
    ['api', 'string', 'Method and path of an operation that you [describe by hand](/guide/try-it): `GET /users/{id}`.'],
    ['authMethod', 'word', 'Authentication of the form on this page: `bearer`, `basic`, `key` or `none`.'],
    ['playground', 'word', 'Behavior of the form on this page: `interactive`, `simple` or `hide`.'],
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
    body: `Write the settings of a page as YAML at its beginning, between two lines of dashes. All keys are optional.

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

You can add your own keys, and show them in the page: \`{frontmatter.owner}\`.`,
  };
}
