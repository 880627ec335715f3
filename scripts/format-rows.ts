/** A subject of the format; then the test that holds it where it is supported, else why it is not. */
export type FormatRow = readonly [subject: string, test: `test/${string}` | {readonly not: string}];

const not = (reason: string) => ({not: reason});
const hosted = not('a service of hosted platforms: it needs their servers or their readers’ accounts');
const config = 'test/config/read-config.test.ts';
const parsed = 'test/config/parse-config.test.ts';
const frame = 'test/site/chrome/render-chrome.test.ts';
const golden = 'test/components/golden.test.ts';
const heads = 'test/spec-rows/page-heads.sweep.ts';
const written = 'test/prerender/prerender.test.ts';
const agents = 'test/prerender/agents-and-engines.test.ts';
const settings = 'test/e2e/page-settings.test.ts';
const links = 'test/site/navigation/build-navigation.test.ts';
const own = 'test/e2e/own-files.test.ts';
const apis = 'test/e2e/api-pages.test.ts';
const extras = 'test/site/chrome/chrome-settings.test.ts';
const further = 'test/e2e/settings.sweep.ts';
const viewed = 'test/api-reference/views/detailed-view.test.ts';
const counted = 'test/site/analytics/providers.test.ts';
const views = 'test/api-reference/views/golden.test.ts';

/** What the format has, in our words, and how it stands here. `docs/format.md` is made of it. */
export const formatRows: Readonly<Record<string, readonly FormatRow[]>> = {
  'docs.json: the site and its look': [
    ['`$ref` to other files at any level', config],
    ['`theme`: nine names, one look; five designs of our own', 'test/spec-rows/2-01-top-level.sweep.ts'],
    ['`name`, `description`', 'test/spec-rows/2-01-top-level.sweep.ts'],
    ['`colors`', 'test/spec-rows/2-02-colors.sweep.ts'],
    ['`logo`, by mode and with `href`', frame],
    ['`favicon`, also by mode', 'test/prerender/favicon.test.ts'],
    ['`appearance`: first mode, `strict`', 'test/spec-rows/2-10-appearance.sweep.ts'],
    ['`fonts` with a source', 'test/e2e/fonts.test.ts'],
    ['`fonts` by name alone: a service is asked where docs.json says so', extras],
    ['`icons.library`: two libraries, the words of a third', parsed],
    ['icons as names, addresses, paths and drawings', 'test/icons.test.ts'],
    ['`iconType`', heads],
    ['`background`: colour, picture, decoration', 'test/spec-rows/2-12-background.sweep.ts'],
    ['`styling.eyebrows`', 'test/spec-rows/2-14-styling.sweep.ts'],
    ['`styling.latex`', 'test/markdown/frontmatter/formulas.test.ts'],
    ['`styling.codeblocks`: mode, name of a theme, themes by mode', 'test/site/chrome/render-chrome.test.ts'],
    ['grammars of one’s own for code', 'test/markdown/code/grammar.test.ts'],
    ['`thumbnails.background`', 'test/thumbnails/draw-text.test.ts'],
    ['`thumbnails.appearance`, `thumbnails.fonts`', 'test/thumbnails/palette.test.ts'],
    ['`navbar.links`, of every type', frame],
    ['`navbar.primary`: button, GitHub, Discord', frame],
    ['numbers of stars and members beside them, where docs.json says so', further],
    ['`footer.socials`, `footer.links`', 'test/spec-rows/2-05-footer.sweep.ts'],
    ['`banner`: content, dismissible, type', 'test/spec-rows/2-17-banner.sweep.ts'],
    ['`banner.color`', extras],
    ['`interaction.drilldown`', settings],
    ['`contextual`: copy, view, assistants, links of one’s own', 'test/spec-rows/2-16-contextual.sweep.ts'],
    ['`contextual`: further tools by name', extras],
    ['`contextual`: assistant, servers for agents', hosted],
    ['`contextual.display`', further],
    ['`redirects` with placeholders, permanent or not', 'test/hosts/table.test.ts'],
    ['`variables`: `{{name}}` in text, code and snippets', 'test/e2e/variables.test.ts'],
    ['`metadata.timestamp`', heads],
    ['`errors.404`: title, description in page syntax, redirect', settings],
    ['`search.prompt`', frame],
    ['`feedback`: whether a page helped, issues, the edit link', further],
    ['`seo.indexing`, `seo.metatags`', 'test/spec-rows/2-07-seo.sweep.ts'],
    ['`seo.metatags.robots`: no page in the sitemap', agents],
    ['`seo.organization`, `seo.trailingSlash`', agents],
    ['structured data: breadcrumbs and article', written],
    ['`markdown.schema`, `markdown.instructions`', agents],
  ],
  'docs.json: api': [
    ['`api.openapi` in all its forms', apis],
    ['`api.asyncapi`', 'test/e2e/asyncapi.test.ts'],
    ['`api.playground.display`', 'test/e2e/try-it.test.ts'],
    ['form for readers who are signed in', hosted],
    ['`api.playground.proxy`', 'test/e2e/proxy.test.ts'],
    [
      '`api.playground.credentials`',
      not('requests of the form never carry cookies: a page of documentation must not act for its reader'),
    ],
    ['`api.params.expanded`, `api.params.post`, `api.url`', viewed],
    ['`api.examples.languages`: eighteen names', 'test/openapi/optional-languages.test.ts'],
    ['`api.examples.defaults`, `prefill`, `autogenerate`', viewed],
    ['`api.mdx.server`, `api.mdx.auth`', 'test/spec-rows/2-09-api.sweep.ts'],
  ],
  navigation: [
    ['pages, groups, groups in groups', links],
    ['group: icon, tag, expanded, root, hidden', links],
    ['group: boost, searchable', agents],
    ['`directory` as a list on the page of a group', settings],
    ['tabs: icon, `href`, hidden, menu', links],
    ['containers in menus', links],
    ['anchors with icon, `href`, pages', links],
    ['anchor: colour', extras],
    ['dropdowns', links],
    ['products', links],
    ['versions: default, hidden, tag', 'test/e2e/variants.test.ts'],
    ['languages: default, hidden, `lang`, alternates', 'test/e2e/languages.sweep.ts'],
    ['right-to-left languages', 'test/e2e/languages.sweep.ts'],
    ['the interface in the language of the page', 'test/messages/languages.test.ts'],
    ['banner, navbar and footer of a language', extras],
    ['`global`: anchors, tabs, dropdowns', links],
    ['`global`: languages, versions, products', extras],
    ['entries that lead to a heading', settings],
    ['hidden tabs and groups', links],
    ['documents on any node, `METHOD /path` entries', apis],
    ['documents with a source and a folder', apis],
    ['pages from GraphQL schemas and from code', not('only OpenAPI and AsyncAPI documents are read')],
    ['older keys', 'test/config/legacy.test.ts'],
  ],
  integrations: [
    ['twelve providers of analytics', 'test/e2e/analytics.sweep.ts'],
    ['recording of sessions, only where docs.json says so', counted],
    ['seven further providers, chat widgets among them', counted],
    ['consent before anything is counted', 'test/e2e/analytics.sweep.ts'],
  ],
  'Heads of pages': [
    ['title, description, sidebarTitle, icon, tag, url, hidden, noindex, keywords', heads],
    ['deprecated, beside the title too', heads],
    ['a page without a title', 'test/markdown/frontmatter/page.test.ts'],
    ['`iconType`, `hideFooterPagination`, `hideApiMarker`, `timestamp`, `lastUpdatedDate`', heads],
    ['`searchable: false`', agents],
    ['`boost`', 'test/site/search/sections.test.ts'],
    ['`related`', extras],
    ['`contextual`', settings],
    ['groups of readers', hosted],
    ['keys of one’s own, read in the page', 'test/markdown/interpreter/evaluate.test.ts'],
    ['canonical, `og:`, `twitter:`, robots', 'test/spec-rows/2-07-seo.sweep.ts'],
    ['`mode`: wide, center, frame, custom', heads],
    ['`mode: assistant`', hosted],
    ['`openapi`, `openapi-schema`, `asyncapi`', 'test/e2e/bound-pages.test.ts'],
    ['`api`, `authMethod`, `playground`', 'test/written-fields.test.ts'],
    ['`version`', extras],
    ['`rss: true`', 'test/site/feed/render-feed.test.ts'],
  ],
  components: [
    ['Accordion, AccordionGroup', golden],
    ['Badge', golden],
    ['Note, Tip, Info, Warning, Danger, Check, Callout', golden],
    ['Card, of every type', golden],
    ['CardGroup, Columns, Column', golden],
    ['CodeGroup, CodeBlock', golden],
    ['Color', golden],
    ['Expandable', golden],
    ['ParamField, also placeholder and initialValue', 'test/written-fields.test.ts'],
    ['ResponseField', golden],
    ['Frame: caption and hint in Markdown', golden],
    ['videos that play by themselves', 'test/components/golden.test.ts'],
    ['GitHub.Repo', golden],
    ['Heading, `noAnchor`', golden],
    ['Icon, also from a file', golden],
    ['Hero, HeroAside, Logos, Features, Feature, CodeResult: of our own', golden],
    ['diagrams', 'test/e2e/component-behaviour.sweep.ts'],
    ['layouts of diagrams by a further engine', 'test/e2e/diagram-kinds.test.ts'],
    ['Panel, RequestExample, ResponseExample: a column on any page', 'test/e2e/example-column.sweep.ts'],
    ['Prompt', golden],
    ['Steps, Step', golden],
    ['Tabs: defaultTabIndex, `sync={false}`', 'test/elements/docs-tabs.test.ts'],
    ['Tile', golden],
    ['Tooltip', golden],
    ['Tree, FileTree, from a list too', golden],
    ['Update: tags as filters, feed', 'test/components/update.test.ts'],
    ['View', golden],
    ['Visibility', golden],
    ['snippets, imports, props and exports', 'test/markdown/resolve/snippets.test.ts'],
    ['props inside of code of snippets', 'test/spec-rows/2-18-format.sweep.ts'],
    ['components that need a runtime', 'test/site/live/kinds.sweep.ts'],
    ['what is known of a signed-in reader', hosted],
    ['pictures that open large; by mode', golden],
    ['actions on pictures', further],
    ['utility classes, with arbitrary values and variants', 'test/e2e/utilities.test.ts'],
    ['`style` as an object', 'test/components/props.test.ts'],
  ],
  'Code and text': [
    ['titles, icons, lines, wrap, expandable, highlight, focus', golden],
    ['flags in quotes, `nocopy`', 'test/components/fence-meta.test.ts'],
    ['`twoslash`', 'test/e2e/typed-code.test.ts'],
    ['marks of changed lines', golden],
    ['languages of code', 'test/markdown/code/tokens.test.ts'],
    ['ids of headings', 'test/components/slugify-heading.test.ts'],
    ['formulas', 'test/markdown/syntax/parse-tree.test.ts'],
    ['comments, escapes, `sup`, `sub`, `kbd`', 'test/markdown/syntax/parse-tree.test.ts'],
    ['frames, videos, sounds', 'test/markdown/syntax/parse-tree.test.ts'],
  ],
  'API documents': [
    ['`x-codeSamples`', 'test/openapi/samples.test.ts'],
    ['`x-hidden`', 'test/openapi/page-settings.test.ts'],
    ['`x-excluded`', 'test/openapi/index-document.test.ts'],
    ['`x-mint`: href, metadata, content of operations', 'test/openapi/page-settings.test.ts'],
    ['`x-mint`: pills on schemas, settings of `info`', viewed],
    ['parts for groups of readers', hosted],
    ['`x-group`, `x-default` of values', 'test/openapi/page-settings.test.ts'],
    ['callbacks, webhooks, examples, server variables, variants', views],
    ['upload of files', 'test/e2e/try-it-bodies.test.ts'],
    ['answers that are pictures, sounds or files', 'test/e2e/try-it-response.test.ts'],
    ['addresses of parameters', 'test/e2e/bound-pages.test.ts'],
    ['references to other files', 'test/openapi/whole.test.ts'],
    ['server variables set by a script', further],
  ],
  'Files of a project': [
    ['style sheets of the project', own],
    ['scripts of the project, where it says so', own],
    ['ids and attributes that style sheets take hold of', own],
    ['`.mintignore` and what is ignored by itself', own],
    ['robots.txt, sitemap.xml, llms.txt of the author', written],
    ['llms.txt, llms-full.txt, also under `/.well-known`', agents],
    ['files of skills', agents],
    ['Markdown of every page, and the link to it', agents],
    ['404 page of one’s own', 'test/e2e/missing.test.ts'],
    ['files as they are', written],
    ['any address, any base', 'test/prerender/place.test.ts'],
  ],
  'Search and services': [
    ['search over all pages', 'test/site/search/search-index.test.ts'],
    ['filters, counts and questions of a hosted search', hosted],
    ['language by the browser’s wish, where docs.json says so', further],
    ['assistant, accounts, personal pages, PDF of the site', hosted],
  ],
};

/** The page of the manual that says what of the format is supported. */
export function formatPage(): string {
  const count = {full: 0, not: 0};
  const parts = Object.entries(formatRows).map(([title, rows]) => {
    const cells = rows.map(([subject, state]): readonly [string, string] => {
      const isFull = typeof state === 'string';
      count[isFull ? 'full' : 'not']++;
      return [subject, isFull ? 'full' : `not supported: ${state.not}`];
    });
    return `## ${title}\n\n${table([['Subject', 'State'], ...cells])}\n`;
  });
  const intro =
    'Written by `node build/scripts/write-format.js` from `scripts/format-rows.ts`, which names a test for each row that is supported.';
  return `# What is supported of the format\n\n${intro} ${count.full} rows are, ${count.not} are not.\n\n${parts.join('\n')}`;
}

/** Columns of one width, as the formatter has them. */
function table(rows: readonly (readonly [string, string])[]): string {
  const widths = [0, 1].map(at => Math.max(...rows.map(row => (row[at] ?? '').length)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [head = ['', ''], ...rest] = rows;
  return [line(head), line(widths.map(width => '-'.repeat(width))), ...rest.map(line)].join('\n');
}
