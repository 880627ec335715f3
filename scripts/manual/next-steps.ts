/** Text below "Next steps" at the end of a generated page, by its path without `reference/` or with `components/`. */
const nextSteps: Readonly<Record<string, string>> = {
  'components/callouts': 'To hide details until a reader opens them, use [accordions](/components/accordions).',
  'components/accordions': 'To show one of several versions of a text, use [tabs](/components/tabs).',
  'components/steps': 'To show commands for several systems inside a step, add [tabs](/components/tabs).',
  'components/tabs': 'To show content only to some readers, use [views](/components/views).',
  'components/views': 'To give AI agents a task to copy, use [prompts](/components/prompts).',
  'components/prompts': 'To let agents search your site, [connect them](/guide/agents).',
  'components/cards': 'To build a home page, use the [landing page components](/components/landing).',
  'components/landing': 'To set the width of a page, set [`mode`](/reference/page-head) in its frontmatter.',
  'components/links': 'To find broken links, run [the check](/guide/check).',
  'components/media': 'To show an image only in one color mode, see [Images](/guide/links-and-files#images).',
  'components/panels': 'To add code beside the text instead, use [request examples](/components/fields).',
  'components/icons': 'To select the icon library of the site, set [`icons`](/reference/look#icons) in docs.json.',
  'components/badges': 'To show a label in the sidebar, set [`tag`](/reference/page-head) in the frontmatter.',
  'components/trees': 'To explain the files of a tree one by one, use [steps](/components/steps).',
  'components/colors': 'To set the colors of your site, see [Colors](/guide/colors).',
  'components/updates': 'To publish the feed, [prerender](/guide/prerender#feeds) the site.',
  'components/code': 'To draw a diagram from a code block, see [Diagrams](/components/diagrams).',
  'components/diagrams': 'To show a code block as code, see [Code](/components/code).',
  'components/fields': 'To generate fields from an API document, use [endpoints](/components/endpoints).',
  'components/endpoints': 'To use these elements in your own page, see [Embed](/guide/embed).',
  'docs-json':
    'To write your first docs.json, follow the [guide](/guide/docs-json). To find mistakes in it, run [the check](/guide/check).',
  look: 'To see the designs, open [Themes](/guide/themes). To arrange pages, continue with [Navigation](/reference/navigation).',
  navigation:
    'To change what readers see around each page, continue with [Header, footer, and menus](/reference/header-footer).',
  'header-footer': 'To show your API, continue with [API documents](/reference/api).',
  api: 'To let readers send requests, see [Try it](/guide/try-it). To publish the site, continue with [Publishing](/reference/publishing).',
  publishing: 'To upload the site, follow the recipe of your [host](/guide/hosts).',
  'page-head': 'To write the text of a page, see [Pages](/guide/pages).',
  'command-line': 'To run the commands in a workflow, see [Hosts](/guide/hosts#recipes).',
  'script-tag': 'To publish a folder with this tag, see [Publish without a build](/guide/no-build).',
  elements: 'To embed your first element, see [Embed](/guide/embed).',
  'api-changes': 'To fail a pull request for breaking changes, see [API changes](/guide/api-changes#in-the-check).',
};

/** Returns the last section of a generated page. Throws if it is missing, so that each page says what to do next. */
export function nextStepsOf(path: string): string {
  const text = nextSteps[path];
  if (text === undefined) throw new Error(`The page ${path} has no next steps.`);
  return `## Next steps\n\n${text}`;
}
