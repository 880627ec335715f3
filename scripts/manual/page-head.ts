import {code, type ManualPage, table} from './mdx.js';

type Row = readonly [key: string, type: string, words: string, example: string];

/** Frontmatter fields by subject. A test compares them with the fields that the sources read. */
const subjects: Readonly<Record<string, readonly Row[]>> = {
  'Titles and navigation': [
    [
      'title',
      'string',
      'Sets the title in the page, the sidebar, and the browser tab. Default: the first `# heading`, or the file name.',
      'title: Webhooks',
    ],
    [
      'sidebarTitle',
      'string',
      'Sets the shorter title in the sidebar. You can also write `sidebar_label`. Default: `title`.',
      'sidebarTitle: Hooks',
    ],
    [
      'description',
      'string',
      'Adds a line below the title. Search engines and shared links show it too.',
      'description: Receive events.',
    ],
    ['icon', 'string', 'Adds an icon in the sidebar: a name, a path, or a URL.', 'icon: webhook'],
    [
      'iconType',
      'string',
      'Selects a Font Awesome style. Allowed values: `solid`, `regular`, `light`, `brands`.',
      'iconType: solid',
    ],
    ['tag', 'string', 'Adds a small label beside the sidebar entry.', 'tag: NEW'],
    ['url', 'URL', 'Makes the sidebar entry a link to this URL instead of a page.', 'url: https://status.acme.example'],
    [
      'hidden',
      'boolean',
      '`true` leaves the page out of navigation, search, and sitemap. Its URL still works. Default: `false`.',
      'hidden: true',
    ],
    [
      'groups',
      'list',
      'Makes the page [private](/guide/prerender#private-pages): Lectern leaves it out, unless `integrations.lectern.private` is `"publish"`. Hosted platforms show it to these groups of readers.',
      'groups: [admin]',
    ],
    [
      'public',
      'boolean',
      '`false` makes the page [private](/guide/prerender#private-pages). `true` publishes it, even inside a private navigation group.',
      'public: false',
    ],
    [
      'draft',
      'boolean',
      '`true` leaves the page out of the site, unless `integrations.lectern.private` is `"publish"`. Default: `false`.',
      'draft: true',
    ],
    [
      'deprecated',
      'boolean',
      '`true` strikes through the sidebar entry and marks the page as deprecated. Default: `false`.',
      'deprecated: true',
    ],
    ['version', 'string', 'Adds a label with this version beside the title.', 'version: "2.1"'],
  ],
  Layout: [
    [
      'mode',
      'string',
      'Selects the layout. Allowed values: `default`, `wide` (no table of contents), `center` (no sidebar either), `custom` (header only), `frame` (your own markup beside the sidebar).',
      'mode: wide',
    ],
    [
      'hideFooterPagination',
      'boolean',
      '`true` hides the links to the previous and next page. Default: `false`.',
      'hideFooterPagination: true',
    ],
    [
      'contextual',
      'object',
      'Replaces the menu of page actions, with the keys of [`contextual`](/reference/header-footer#contextual) in docs.json. `options: []` removes the menu.',
      'contextual: {options: [copy]}',
    ],
    ['related', 'list', 'Sets the related pages at the end of the page.', 'related: [/guide/events]'],
    [
      'editUrl',
      'URL or `false`',
      'Replaces the edit link of docs.json. `false` hides the link.',
      'editUrl: https://cms.acme.example/42',
    ],
    [
      'timestamp',
      'boolean',
      'Shows or hides the date of the last change. Default: `footer.lastUpdated` in docs.json.',
      'timestamp: true',
    ],
    [
      'lastUpdatedDate',
      'date',
      'Replaces the date of the last change. You can also write `lastUpdated`. Default: the date from Git.',
      'lastUpdatedDate: 2026-03-01',
    ],
    [
      'rss',
      'boolean',
      '`false` turns off the feed of a page with `<Update>` entries. Default: a feed, if docs.json sets the URL of the site.',
      'rss: false',
    ],
  ],
  'Search and shared links': [
    [
      'keywords',
      'list or string',
      'Adds search terms for the page. Search engines get them as a meta tag.',
      'keywords: [events, callbacks]',
    ],
    [
      'boost',
      'number',
      'Moves the page up in search results if above 1, or down if below 1. Default: `1`.',
      'boost: 2',
    ],
    [
      'searchable',
      'boolean',
      '`false` leaves the page out of the site’s own search. Search engines still list it. Default: `true`.',
      'searchable: false',
    ],
    [
      'noindex',
      'boolean',
      '`true` asks search engines not to list the page. `robots: noindex` does the same. Default: `false`.',
      'noindex: true',
    ],
    [
      'seo',
      'object',
      'Groups settings for search engines: `title`, `description`, `image`, `noindex`, `robots`, `keywords`, and `canonical`. Only search engines see this title and description.',
      'seo: {title: Orders API}',
    ],
    [
      'canonical',
      'URL',
      'Tells search engines that this URL is the original of the page. Default: the URL of the page.',
      'canonical: https://acme.example/hooks',
    ],
    [
      '"og:…", "twitter:…"',
      'string',
      'Adds a meta tag for shared links. Write the name in quotes.',
      '"og:image": /cover.png',
    ],
  ],
  'API pages': [
    [
      'openapi',
      'string',
      'Shows an operation (`POST /users`, or `openapi.yaml POST /users`), a webhook (`webhook userCreated`), or the overview of a document (`openapi.yaml`).',
      'openapi: POST /users',
    ],
    [
      'asyncapi',
      'string',
      'Shows a channel or operation of an AsyncAPI document.',
      'asyncapi: events.yaml orders/created',
    ],
    ['openapi-schema', 'string', 'Shows a schema: `User`, or `openapi.yaml User`.', 'openapi-schema: User'],
    [
      'api',
      'string',
      'Sets the method and path of an operation that you [describe by hand](/guide/try-it).',
      'api: GET /users/{id}',
    ],
    [
      'authMethod',
      'string',
      'Selects how requests of the form authenticate. Allowed values: `bearer`, `basic`, `key`, `none`. Default: `api.auth.method` in docs.json.',
      'authMethod: none',
    ],
    [
      'playground',
      'string',
      '`interactive` shows the request form. `simple` shows only the URL and code samples. `hide` shows neither. Default: `api.playground.mode` in docs.json.',
      'playground: simple',
    ],
    [
      'hideApiMarker',
      'boolean',
      '`true` hides the method beside the sidebar entry. Default: `false`.',
      'hideApiMarker: true',
    ],
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
        ['Key', 'Type', 'Description', 'Example'],
        rows.map(([key, type, words, example]) => [code(key), type, words, code(example)]),
      )}`,
  );
  return {
    path: 'page-head',
    title: 'Frontmatter',
    description: 'Every frontmatter key of a page, with its type, effect, and an example.',
    icon: 'file-text',
    body: `For authors. Write page settings as YAML between two \`---\` lines at the top of the file.

All keys are optional. Save the file, and \`npx lectern dev docs\` shows the result.

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

You can add your own keys and show their values in the page: \`{frontmatter.owner}\`.`,
  };
}
