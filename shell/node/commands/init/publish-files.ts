import type {HostName} from '../../../../src/hosts/host.js';
import {formatFolderArgument} from '../../terminal/program-name.js';
import type {RepositoryPlace} from './repository.js';

/** Files and build command that publish a site on a host. */
export interface PublishFiles {
  /** Files to write, by path from the repository's root. */
  readonly files: ReadonlyMap<string, string>;
  /** Command that builds the site, to run on the host. */
  readonly command: string;
}

/**
 * Generates the files that a host needs to publish a project from its repository. The host installs the packages in
 * package.json. `npx --no` keeps it from downloading another version.
 */
export function buildPublishFiles(host: HostName, {packages, folder}: RepositoryPlace): PublishFiles {
  const at = formatFolderArgument(folder);
  const command = `npx --no lectern prerender${at} --out _site --host ${host}`;
  const write = files[host];
  const writeFunction = edgeFunctions[host];
  const given = {command, check: `npx --no lectern check${at} --format github`, packages};
  return {
    files: new Map([...(write ? [write(given)] : []), ...(writeFunction ? [writeFunction(packages)] : [])]),
    command,
  };
}

interface Given {
  readonly command: string;
  readonly check: string;
  /** Path of the folder with package.json, where commands run. */
  readonly packages: string;
}

/** Returns the path of a file in the folder with package.json, from the repository's root. */
const inPackages = (packages: string, path: string) => (packages === '.' ? path : `${packages}/${path}`);

/**
 * Functions that send a page as Markdown to agents. Only for hosts whose configuration can't match the `Accept` header.
 */
const edgeFunctions: Partial<Record<HostName, (packages: string) => readonly [path: string, text: string]>> = {
  netlify: writeNetlifyFunction,
  cloudflare: writeCloudflareFunction,
};

/**
 * Generates a Cloudflare Pages function. It ends with `next()`, so that redirects and headers of the configuration
 * still apply.
 */
function writeCloudflareFunction(packages: string): readonly [path: string, text: string] {
  return [
    inPackages(packages, 'functions/_middleware.js'),
    `// Returns the Markdown of a page to agents that request it. Returns everything else unchanged.
export async function onRequest({request, next, env}) {
  const url = new URL(request.url);
  const wantsMarkdown = /\\btext\\/markdown\\b/i.test(request.headers.get('accept') ?? '');
  if (wantsMarkdown && !/\\.[^/]+$/.test(url.pathname)) {
    url.pathname = \`\${url.pathname.replace(/\\/$/, '') || '/index'}.md\`;
    const response = await env.ASSETS.fetch(url);
    if (response.ok) {
      const markdown = new Response(response.body, response);
      markdown.headers.append('vary', 'accept');
      return markdown;
    }
  }
  return next();
}
`,
  ];
}

function writeNetlifyFunction(packages: string): readonly [path: string, text: string] {
  return [
    inPackages(packages, 'netlify/edge-functions/markdown.js'),
    `// Returns the Markdown of a page to agents that request it. Without a return value, the host sends the page.
const sendMarkdown = async request => {
  if (!/\\btext\\/markdown\\b/i.test(request.headers.get('accept') ?? '')) return;
  const url = new URL(request.url);
  if (/\\.[^/]+$/.test(url.pathname)) return;
  url.pathname = \`\${url.pathname.replace(/\\/$/, '') || '/index'}.md\`;
  const response = await fetch(url);
  if (response.ok) return response;
};

export {sendMarkdown as default};
export const config = {path: '/*'};
`,
  ];
}

const files: Partial<Record<HostName, (given: Given) => readonly [path: string, text: string]>> = {
  'github-pages': ({command, check, packages}) => [
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
${packages === '.' ? '' : `    defaults:\n      run:\n        working-directory: ${packages}\n`}    steps:
      - uses: actions/checkout@v4
        with:
          # Lectern reads the dates of pages from the history.
          fetch-depth: 0
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      - id: pages
        uses: actions/configure-pages@v5
      - run: npm ci
      - run: ${check}
      - run: ${command} --site-url "\${{ steps.pages.outputs.base_url }}/"
      - uses: actions/upload-pages-artifact@v3
        with:
          path: ${inPackages(packages, '_site')}
      - uses: actions/deploy-pages@v4
`,
  ],
  netlify: ({command, packages}) => [
    'netlify.toml',
    `[build]\n${packages === '.' ? '' : `base = "${packages}"\n`}command = "${command} --site-url $URL/"\npublish = "_site"\n`,
  ],
  vercel: ({command}) => [
    'vercel.json',
    `${JSON.stringify({buildCommand: command, outputDirectory: '_site'}, null, 2)}\n`,
  ],
  cloudflare: () => ['wrangler.toml', 'pages_build_output_dir = "_site"\n'],
};
