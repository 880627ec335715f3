import {code, type ManualPage, table} from './mdx.js';

type Row = readonly [name: string, words: string, fallback: string];

/** Attributes of the script tag. A test compares them with those that the shell reads. */
export const scriptAttributes: readonly Row[] = [
  ['config', 'Address of docs.json, relative to the page.', '`docs.json`'],
  [
    'router',
    '`hash`: `#/guide/intro`, works everywhere. `history`: `/guide/intro`, for hosts that answer every path with the page.',
    '`hash`',
  ],
  ['base', 'Path under which the pages have their addresses.', 'the folder of docs.json'],
  [
    'spec',
    'API documents, by space: the site consists of them and reads no docs.json. `title`, `logo`, `color` and `theme` say more ([API reference only](/guide/api-reference)).',
    'docs.json is read',
  ],
  [
    'manifest',
    'Address of `manifest.json`, which `lectern init --runtime` writes: titles and dates of all pages in one file.',
    'found beside docs.json',
  ],
  [
    'styles',
    'Style sheets of the project, by space: paths from the folder of docs.json. `styles=""` loads none.',
    'those that the manifest lists; without one `style.css`, `styles.css` and `custom.css`',
  ],
  ['run', 'What of the project may run: `scripts`, `components`, or both.', 'nothing'],
];

export function scriptTagPage(): ManualPage {
  return {
    path: 'script-tag',
    title: 'The script tag',
    description: 'One line on any static host: everything that it can say.',
    icon: 'code-xml',
    body: `\`\`\`html index.html
<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <script type="module" src="https://cdn.example/lectern/lectern.js" router="history" base="/docs/"></script>
  </head>
  <body></body>
</html>
\`\`\`

${table(
  ['Attribute', 'What it says', 'Without it'],
  scriptAttributes.map(([name, words, fallback]) => [code(name), words, fallback]),
)}

The same attributes stand on \`<docs-shell>\` when you place that element yourself; there, \`config\` is \`src\`. Otherwise it is added to
the body. Your own head tags, styles and elements stay as they are.

[Hosts](/guide/hosts) says which of them answer every path with the page, and [Security](/guide/security) which policy is enough.`,
  };
}
