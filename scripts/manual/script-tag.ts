import {code, type ManualPage, table} from './mdx.js';

type Row = readonly [name: string, words: string, fallback: string];

/** Attributes of the script tag. A test compares them with the attributes that the shell reads. */
export const scriptAttributes: readonly Row[] = [
  ['config', 'Sets the URL of docs.json, relative to the page.', '`docs.json`'],
  [
    'router',
    'Sets the form of page URLs. `hash` (`#/guide/intro`) works on every host. `history` (`/guide/intro`) requires a host that serves this page for every path.',
    '`hash`',
  ],
  ['base', 'Sets the base path of page URLs.', 'the folder of docs.json'],
  [
    'spec',
    'Shows these API documents as a site without docs.json. Separate several by spaces. Add `title`, `logo`, `color` and `theme` to change its appearance ([API reference only](/guide/api-reference)).',
    'reads docs.json',
  ],
  [
    'manifest',
    'Sets the URL of `manifest.json`, which `lectern init --runtime` writes. It contains titles and dates of all pages.',
    'found beside docs.json',
  ],
  [
    'styles',
    'Loads these style sheets, separated by spaces. Paths are relative to docs.json. `styles=""` loads none.',
    'those in the manifest; without one, `style.css`, `styles.css` and `custom.css`',
  ],
  ['run', 'Allows code of the project to run: `scripts`, `components`, or both.', 'nothing'],
];

export function scriptTagPage(): ManualPage {
  return {
    path: 'script-tag',
    title: 'The script tag',
    description: 'For sites without a build: every attribute of the script tag.',
    icon: 'code-xml',
    body: `For site owners who publish without a build: add one script tag to a page on any static host, and Lectern shows the project beside
it. \`npx lectern init docs --runtime\` writes this page and the files that it loads.

\`\`\`html index.html
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
  ['Attribute', 'Description', 'Default'],
  scriptAttributes.map(([name, words, fallback]) => [code(name), words, fallback]),
)}

Lectern adds \`<docs-shell>\` to the body. To place this element yourself, write it with the same attributes, and \`src\` instead of
\`config\`. Lectern keeps your own tags in \`<head>\`, styles and elements.

For hosts that serve the page for every path, see [Hosts](/guide/hosts). For the Content Security Policy, see [Security](/guide/security).`,
  };
}
