import {existsSync} from 'node:fs';
import {dirname, join, relative, resolve, sep} from 'node:path';
import type {HostName} from '../../../src/hosts/host.js';

/** How the site of a folder is published, in the words of a host. */
export interface Publishing {
  /** Files for the root of the repository, by path. */
  readonly files: ReadonlyMap<string, string>;
  /** The command that writes the site. */
  readonly command: string;
}

/** What a host needs to publish the project of a folder of the repository (`.` for its root). */
export function publishing(host: HostName, folder: string): Publishing {
  const at = folder === '.' ? '' : ` ${folder}`;
  const command = `npx lectern prerender${at} --out _site --host ${host}`;
  const write = files[host];
  return {files: write ? new Map([write(command, `npx lectern check${at} --format github`)]) : new Map(), command};
}

/** The folder that holds `.git`, and where in it a folder lies; the folder itself where there is no repository. */
export function repositoryOf(folder: string): {readonly root: string; readonly path: string} {
  const whole = resolve(folder);
  for (let above = whole; ; above = dirname(above)) {
    if (existsSync(join(above, '.git'))) return {root: above, path: relative(above, whole).replaceAll(sep, '/') || '.'};
    if (above === dirname(above)) return {root: whole, path: '.'};
  }
}

const files: Partial<Record<HostName, (command: string, check: string) => readonly [path: string, text: string]>> = {
  'github-pages': (command, check) => [
    '.github/workflows/docs.yml',
    `name: docs
on:
  push:
    branches: [main]
permissions:
  contents: read
  pages: write
  id-token: write
jobs:
  docs:
    runs-on: ubuntu-latest
    environment: github-pages
    steps:
      - uses: actions/checkout@v4
        with:
          # Pages say when they were changed: that is in the history.
          fetch-depth: 0
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      - id: pages
        uses: actions/configure-pages@v5
      - run: ${check}
      - run: ${command} --site-url "\${{ steps.pages.outputs.base_url }}/"
      - uses: actions/upload-pages-artifact@v3
        with:
          path: _site
      - uses: actions/deploy-pages@v4
`,
  ],
  netlify: command => ['netlify.toml', `[build]\ncommand = "${command} --site-url $URL/"\npublish = "_site"\n`],
  vercel: command => ['vercel.json', `${JSON.stringify({buildCommand: command, outputDirectory: '_site'}, null, 2)}\n`],
  cloudflare: () => ['wrangler.toml', 'pages_build_output_dir = "_site"\n'],
};
