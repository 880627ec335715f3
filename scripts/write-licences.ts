import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** Writes the licenses of all code in `dist`: bundled packages as the bundler recorded them, and copied files. */

const root = join(import.meta.dirname, '../..');
const copied = [
  '@expo-google-fonts/inter',
  '@fontsource-variable/geist',
  '@fontsource-variable/geist-mono',
  '@fortawesome/fontawesome-free',
  '@mermaid-js/layout-elk',
  'katex',
  'lucide-static',
  'mermaid',
];
// Several processes bundle side by side.
const bundled = readdirSync(join(root, 'build/bundled')).flatMap(
  file => JSON.parse(readFileSync(join(root, 'build/bundled', file), 'utf8')) as string[],
);

const folders = new Set(bundled.map(name => findPackage(name, root) ?? join(root, 'node_modules', name)));
// Copied files contain packages that their authors bundled, such as elkjs and d3.
for (const name of copied) addWithDependencies(join(root, 'node_modules', name));

const parts = [...folders].map(describe).sort();
writeFileSync(join(root, 'dist/LICENSES.txt'), `${parts.join(`\n\n${'='.repeat(80)}\n\n`)}\n`);

function addWithDependencies(folder: string): void {
  if (folders.has(folder)) return;
  folders.add(folder);
  const {dependencies = {}} = readManifest(folder);
  for (const name of Object.keys(dependencies)) {
    // Type declarations contain no code.
    const found = name.startsWith('@types/') ? undefined : findPackage(name, folder);
    if (found) addWithDependencies(found);
  }
}

/** Returns a package's folder, resolved for a file in `from`. */
function findPackage(name: string, from: string): string | undefined {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (at === root) return undefined;
  }
}

function describe(folder: string): string {
  const {name, version, license} = readManifest(folder);
  const files = readdirSync(folder).filter(file => /^(?:licen[cs]e|copying|notice)/i.test(file));
  const texts = files.map(file => readFileSync(join(folder, file), 'utf8').trim());
  return `${name} ${version} (${license})\n\n${texts.join('\n\n') || withoutFile(folder)}`;
}

function readManifest(folder: string) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
    readonly license?: string;
    readonly dependencies?: Readonly<Record<string, string>>;
  };
}

/** Returns the license from the README, for packages without a license file. */
function withoutFile(folder: string): string {
  const readme = join(folder, 'README.md');
  const text = existsSync(readme) ? readFileSync(readme, 'utf8') : '';
  return /^#+ *licen[cs]e\b[\s\S]*/im.exec(text)?.[0].trim() ?? 'Its package holds no text of the licence.';
}
