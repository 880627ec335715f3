import {code, type ManualPage, table} from './mdx.js';

type Row = readonly [name: string, words: string, fallback: string, example: string];

/** Attributes of the script tag. A test compares them with the attributes that the shell reads. */
export const scriptAttributes: readonly Row[] = [
  ['config', 'Loads docs.json from this URL, relative to the page.', '`docs.json`', 'config="/docs/docs.json"'],
  [
    'router',
    'Sets how page URLs look. `hash` (`#/guide/intro`) works on every host. `history` (`/guide/intro`) requires a host that serves this page for every path.',
    '`hash`',
    'router="history"',
  ],
  [
    'base',
    'Starts the path of every page URL. Set it if a site with `router="history"` is below a path.',
    'the folder of docs.json',
    'base="/docs/"',
  ],
  [
    'spec',
    'Shows these API documents as a site without docs.json. Separate several by spaces. Add `title`, `logo`, `color`, and `theme` to change its appearance ([Standalone API reference](/guide/api-reference)).',
    'none: Lectern reads docs.json',
    'spec="openapi.json"',
  ],
  [
    'manifest',
    'Loads this [manifest](/reference/manifest), which `lectern init --runtime` writes. It contains titles and dates of all pages.',
    'none',
    'manifest="_lectern/manifest.json"',
  ],
  [
    'styles',
    'Loads these style sheets, separated by spaces. Paths are relative to docs.json. `styles=""` loads none.',
    'those in the manifest; without one, `style.css`, `styles.css`, and `custom.css`',
    'styles="brand.css"',
  ],
  [
    'run',
    'Allows [code of the project](/guide/links-and-files#live-components) to run: `scripts`, `components`, or both.',
    'none',
    'run="scripts components"',
  ],
];

export function scriptTagPage(): ManualPage {
  return {
    path: 'script-tag',
    title: 'Script tag',
    description: 'Every attribute of the script tag, with its default and an example.',
    icon: 'code-xml',
    body: `For site owners who publish [without a build](/guide/no-build). One script tag renders the docs.json project in the same folder.

Run \`npx lectern init docs --runtime\` to write an \`index.html\` like this one, and the files that it loads:

\`\`\`html index.html
<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <script type="module" src="_lectern/lectern.js" manifest="_lectern/manifest.json"></script>
  </head>
  <body></body>
</html>
\`\`\`

${table(
  ['Attribute', 'Description', 'Default', 'Example'],
  scriptAttributes.map(([name, words, fallback, example]) => [code(name), words, fallback, code(example)]),
)}

If your host returns \`index.html\` for every path, you can use URLs without \`#\`. Write the path of the script from the root of the host:

\`\`\`html index.html
<script type="module" src="/docs/_lectern/lectern.js" router="history" base="/docs/"></script>
\`\`\`

Lectern adds \`<docs-shell>\` to the body. To place this element yourself, write it with the same attributes, and \`src\` instead of
\`config\`. Lectern keeps your styles, your elements, and your tags in \`<head>\`.

For the Content Security Policy, see [Security](/guide/security).`,
  };
}
