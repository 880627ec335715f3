import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {aliases} from './icon-aliases.js';
import {type KnownIcon, NearestIcon} from './nearest-icon.js';
import {packageFile} from './package-file.js';

// Writes names of Font Awesome's paid sets and of Tabler, each with the nearest icon in the bundle. Run it when a set
// has new names: node build/scripts/write-nearest-icons.js. Reads the names from npm packages.

const root = join(import.meta.dirname, '../..');
const modules = join(root, 'node_modules');

const awesomeNames = namesOf(
  readFileSync(packageFile('@fortawesome/fontawesome-common-types@7.3.1', 'index.d.ts'), 'utf8'),
);
const tabler = JSON.parse(readFileSync(packageFile('@tabler/icons@3.52.0', 'icons.json'), 'utf8')) as Readonly<
  Record<string, {readonly tags: readonly (string | number)[]}>
>;

const icons = [...lucideIcons(), ...awesomeIcons()];
const brands = new Set(svgs('@fortawesome/fontawesome-free/svgs/brands'));
const known = new Set([...icons.map(({name}) => name), ...brands, ...aliases.flat()]);
const nearest = new NearestIcon(icons);
const found = new Map<string, string>();
const lost: string[] = [];

for (const name of awesomeNames) add(name, nearest.find(name));
for (const [name, {tags}] of Object.entries(tabler)) {
  const brand = name.replace(/^brand-/, '');
  // A brand in the bundle already has this name. A filled icon resolves to its outline in the same way.
  if (brand !== name) brands.has(brand) || add(name, brandOf(brand));
  else add(name, nearest.find(name.replace(/^mood-/, 'face-'), tags.map(String)));
}

const lines = [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, target]) => `${name}:${target}`);
writeFileSync(join(root, 'scripts/nearest-icons.txt'), `${lines.join('\n')}\n`);
console.log(`${found.size} names, ${lost.length} without an icon: ${lost.join(' ')}`);

function add(name: string, target: string | undefined): void {
  if (known.has(name) || found.has(name)) return;
  if (target === undefined || target === name) lost.push(name);
  else found.set(name, target);
}

/** Returns a brand of the same company. Otherwise returns the globe, because other brands have no free logo. */
function brandOf(name: string): string {
  const first = name.split('-')[0] ?? '';
  return brands.has(first) ? first : 'globe';
}

function namesOf(types: string): readonly string[] {
  return [...new Set([...types.matchAll(/'([a-z\d-]+)'/g)].map(([, name]) => name as string))];
}

function svgs(folder: string): readonly string[] {
  return readdirSync(join(modules, folder)).map(file => file.replace(/\.svg$/, ''));
}

function lucideIcons(): readonly KnownIcon[] {
  const tags = JSON.parse(readFileSync(join(modules, 'lucide-static/tags.json'), 'utf8')) as Record<string, string[]>;
  return svgs('lucide-static/icons').map(name => ({name, tags: words(tags[name] ?? [])}));
}

function awesomeIcons(): readonly KnownIcon[] {
  const file = join(modules, '@fortawesome/fontawesome-free/metadata/icon-families.json');
  const facts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, {search?: {terms?: readonly string[]}}>;
  return svgs('@fortawesome/fontawesome-free/svgs/solid').map(name => ({
    name,
    tags: words((facts[name]?.search?.terms ?? []).filter(term => !term.includes(' '))),
  }));
}

function words(tags: readonly string[]): ReadonlySet<string> {
  return new Set(tags.flatMap(tag => tag.toLowerCase().split(/[\s-]+/)).filter(Boolean));
}
