// Builds `dist` from compiled types: bundles, icons, schemas, styles and licenses.
import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

const root = join(import.meta.dirname, '..');
const run = (...args) => execFileSync(process.execPath, args, {cwd: root, stdio: 'inherit'});
const copy = (from, to) => {
  mkdirSync(join(root, 'dist', to, '..'), {recursive: true});
  cpSync(join(root, 'node_modules', from), join(root, 'dist', to));
};
const copyAll = (from, to, ending) => {
  rmSync(join(root, 'dist', to), {recursive: true, force: true});
  for (const name of readdirSync(join(root, 'node_modules', from)))
    if (name.endsWith(ending)) copy(join(from, name), join(to, name));
};
// Deletes files of the last build whose names differ in each build.
for (const folder of [
  'dist/chunks',
  'dist/enhance',
  'dist/node',
  'dist/spec-schemas',
  'dist/mermaid',
  'dist/mermaid-elk',
  'build/bundled',
])
  rmSync(join(root, folder), {recursive: true, force: true});
run('build/scripts/write-icons.js');
run('build/scripts/write-spec-schemas.js');
await Promise.all(
  ['site', 'rest'].map(async half => {
    const rollup = [join(root, 'node_modules/rollup/dist/bin/rollup'), '-c', '--silent', '--configHalf', half];
    const [code] = await once(spawn(process.execPath, rollup, {cwd: root, stdio: 'inherit'}), 'exit');
    if (code !== 0) throw new Error(`Rollup failed for the bundles of "${half}".`);
  }),
);
// Prerendered pages and the script tag share some files. The package contains these files once (`copy-bundle.ts`).
const [chunks, enhance] = ['dist/chunks', 'dist/enhance'].map(folder => join(root, folder));
const shared = readdirSync(enhance).filter(
  name => existsSync(join(chunks, name)) && readFileSync(join(chunks, name)).equals(readFileSync(join(enhance, name))),
);
for (const name of shared) rmSync(join(enhance, name));
writeFileSync(join(enhance, 'shared.json'), JSON.stringify(shared));
// The licenses of these libraries require a copy of the license text.
copy('mermaid/LICENSE', 'mermaid/LICENSE');
copy('@mermaid-js/layout-elk/LICENSE', 'mermaid-elk/LICENSE');
copy('katex/LICENSE', 'katex/LICENSE');
// Copies only WOFF2, which every current browser supports and the sheet lists first.
copyAll('katex/dist/fonts', 'katex/fonts', '.woff2');
// Fonts for text and code, with metrics that avoid layout shifts (`default-fonts.ts`).
for (const [from, to] of [
  ['geist/files/geist-latin-wght-normal.woff2', 'geist.woff2'],
  ['geist/files/geist-latin-ext-wght-normal.woff2', 'geist-extended.woff2'],
  ['geist-mono/files/geist-mono-latin-wght-normal.woff2', 'geist-mono.woff2'],
  ['geist/LICENSE', 'LICENSE'],
  ['gelasio/files/gelasio-latin-wght-normal.woff2', 'gelasio.woff2'],
  ['gelasio/files/gelasio-latin-wght-italic.woff2', 'gelasio-italic.woff2'],
  ['gelasio/LICENSE', 'LICENSE-gelasio'],
])
  copy(`@fontsource-variable/${from}`, `fonts/${to}`);
// Fonts for thumbnails, which the prerenderer reads.
for (const [folder, name] of [
  ['400Regular', 'regular'],
  ['600SemiBold', 'semibold'],
  ['700Bold', 'bold'],
])
  copy(`@expo-google-fonts/inter/${folder}/Inter_${folder}.ttf`, `thumbnails/${name}.ttf`);
copy('@expo-google-fonts/inter/LICENSE_FONT', 'thumbnails/LICENSE_FONT');
cpSync(join(root, 'shell/browser/oauth/oauth.html'), join(root, 'dist/oauth.html'));
for (const name of ['index.html', 'frame.html'])
  cpSync(join(root, 'shell/browser/open', name), join(root, 'dist/open', name));
run('build/scripts/write-schema.js');
run('build/scripts/write-styles.js');
run('build/scripts/write-types.js');
run('build/scripts/write-licences.js');
// Runs after the licenses are written, because every copy needs them.
run('build/scripts/write-runtime.js');
run('build/scripts/write-package-manual.js');
