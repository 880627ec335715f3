import assert from 'node:assert/strict';
import {existsSync, readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {before, test} from 'node:test';
import {htmlPage} from './content.js';
import {type Host, hosts} from './hosts.js';
import {buildHost, installAll} from './install.js';

// Measures the size that one operation adds to an application. Prints the table of the manual ("Bundle size").

const root = join(import.meta.dirname, '../../..');
const skip = existsSync(join(root, 'dist/elements.js')) ? false : 'dist is not built';
const operation = "import 'lectern/elements/openapi-endpoint';\n";
const page = htmlPage('<script type="module" src="/main.js"></script>', '<p>One</p>');

/** Returns an application with the given script, for each bundler. */
const bundlers: Readonly<Record<string, (script: string) => Host>> = {
  Vite: script => ({
    packages: ['vite'],
    files: {
      'index.html': htmlPage('', '<p>One</p><script type="module" src="/src/main.js"></script>'),
      'src/main.js': script,
    },
    build: ['vite', 'build', '--logLevel', 'warn'],
    out: 'dist',
    apart: true,
  }),
  esbuild: script => ({
    packages: ['esbuild'],
    files: {'public/index.html': page, 'main.js': script},
    build: [
      'esbuild',
      'main.js',
      '--bundle',
      '--splitting',
      '--minify',
      '--format=esm',
      '--outdir=dist',
      '--log-level=warning',
    ],
    out: 'dist',
    apart: true,
  }),
  'webpack 5': script => ({
    packages: ['webpack@5', 'webpack-cli'],
    files: {'src/index.js': script},
    build: ['webpack', '--mode=production', '--stats=errors-only'],
    out: 'dist',
    apart: true,
  }),
  ...Object.fromEntries(
    ['Next by Turbopack', 'Next by webpack'].map(name => {
      const {files, ...host} = hosts[name] as Host;
      const {'app/drawn/page.jsx': _, ...others} = files;
      return [
        name,
        (script: string): Host => ({
          ...host,
          files: {
            ...others,
            'app/reference.jsx': `'use client';\n${script}export const Reference = () => <p>One</p>;\n`,
          },
        }),
      ];
    }),
  ),
};

before(() => installAll(root, []), {timeout: 240_000});

function built(name: string, host: Host) {
  const start = performance.now();
  const folder = buildHost(name, host);
  const seconds = (performance.now() - start) / 1000;
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
    path => statSync(join(folder, path)).isFile() && !path.startsWith('shop.'),
  );
  const bytes = files.reduce((sum, path) => sum + statSync(join(folder, path)).size, 0);
  return {files: files.length, bytes, seconds};
}

// Turbopack copies small shared modules into each file that loads them. The list of past requests is 0.05 MB.
const limits: ReadonlyMap<string, number> = new Map([
  ['Next by Turbopack', 1.95e6],
  ['Next by webpack', 1.67e6],
]);
for (const [name, application] of Object.entries(bundlers))
  test(`one operation in an application by ${name}`, {skip, timeout: 400_000}, () => {
    // The first build also installs packages.
    built(`cost ${name}`, application(''));
    const without = built(`cost ${name}`, application(''));
    const with_ = built(`cost ${name}`, application(operation));
    const files = with_.files - without.files;
    const bytes = with_.bytes - without.bytes;
    console.log(
      `| ${name} | ${files} | ${(bytes / 1e6).toFixed(2)} MB | ${without.seconds.toFixed(1)} s | ${with_.seconds.toFixed(1)} s |`,
    );
    assert.ok(files > 0 && files <= 60, `${files} files`);
    assert.ok(bytes > 100_000 && bytes <= (limits.get(name) ?? 1.6e6), `${bytes} bytes`);
  });
