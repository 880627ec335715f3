import {execFileSync} from 'node:child_process';
import {cpSync, readdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';

// Writes the manual as Markdown into the package, from the prerendered demo site. Leaves out pages about the demo's own
// APIs. Runs as build/scripts/write-package-manual.js when dist is complete.

const root = join(import.meta.dirname, '../..');
const site = join(root, 'build/manual-site');
const manual = join(root, 'dist/manual');
const pages = /^(?:index|quickstart|(?:guide|components|reference)\/[\w-]+)\.md$/;

for (const folder of [site, manual]) rmSync(folder, {recursive: true, force: true});
execFileSync(
  process.execPath,
  [join(root, 'dist/node/cli.js'), 'prerender', join(root, 'demo/site'), '--out', site, '--portable'],
  {
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
for (const path of readdirSync(site, {recursive: true, encoding: 'utf8'}))
  if (pages.test(path.replaceAll('\\', '/'))) cpSync(join(site, path), join(manual, path));
