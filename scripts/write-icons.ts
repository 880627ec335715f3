import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {COMMON_PACK, computePack, packCounts} from '../src/base/icon-pack.js';
import {aliases, renamed} from './icon-aliases.js';

type Shape = readonly [string, Readonly<Record<string, string>>];
interface IconFile {
  readonly viewBox: string;
  readonly stroke: boolean;
  readonly shapes: readonly Shape[];
}

const modules = join(import.meta.dirname, '../../node_modules');
const out = join(import.meta.dirname, '../../dist/icons');

/**
 * Writes the icons of each library into few small files. A name that a library lacks resolves to its nearest icon by
 * the alias table, or else to the other library. Projects for either library therefore show icons.
 */
const lucide = readLucide();
const awesome = readAwesome();
rmSync(out, {recursive: true, force: true});
write('lucide', named(without(merge(lucide, awesome), awesome)), awesome);
write('fontawesome', new Map([...nearest(), ...named(without(merge(awesome, lucide), lucide))]), lucide);

/** Leaves out icons that are identical in the other library. */
function without(icons: ReadonlyMap<string, IconFile>, other: ReadonlyMap<string, IconFile>): Map<string, IconFile> {
  return new Map([...icons].filter(([name, icon]) => other.get(name) !== icon));
}

/** Assigns one name to each icon. Its other names become aliases. */
function named(icons: ReadonlyMap<string, IconFile>): Map<string, IconFile | string> {
  const first = new Map<string, string>();
  return new Map(
    [...icons].map(([name, icon]) => {
      const key = JSON.stringify(icon);
      const other = first.get(key);
      if (other === undefined) first.set(key, name);
      return [name, other ?? icon];
    }),
  );
}

/** Returns names of Font Awesome's paid sets and of Tabler, each with the most similar icon. */
function nearest(): Map<string, string> {
  const table = readFileSync(join(import.meta.dirname, '../../scripts/nearest-icons.txt'), 'utf8');
  return new Map(
    table
      .trim()
      .split('\n')
      .map(line => line.split(':') as [string, string])
      .map(([name, target]) => [name, `~${target}`]),
  );
}

function merge(own: ReadonlyMap<string, IconFile>, other: ReadonlyMap<string, IconFile>): Map<string, IconFile> {
  const all = new Map(other);
  for (const [name, icon] of own) all.set(name, icon);
  for (const [a, b] of aliases) {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const target = own.get(to) ?? all.get(to);
      if (target && !own.has(from)) all.set(from, target);
    }
  }
  return all;
}

/** Reads Lucide's icons from their folder, because its single file lacks former names (`layout`, `book-marked`). */
function readLucide(): Map<string, IconFile> {
  const folder = join(modules, 'lucide-static/icons');
  const names = new Map(renamed);
  const nameOf = (file: string) => file.replace(/\.svg$/, '');
  return new Map(
    readdirSync(folder).map(file => [
      names.get(nameOf(file)) ?? nameOf(file),
      {viewBox: '0 0 24 24', stroke: true, shapes: readShapes(readFileSync(join(folder, file), 'utf8'))},
    ]),
  );
}

function readShapes(svg: string): Shape[] {
  return [...svg.matchAll(/<(path|circle|ellipse|line|polygon|polyline|rect)\b([^>]*?)\/>/g)].map(
    ([, tag, attributes]) => [
      tag as string,
      Object.fromEntries(
        [...(attributes as string).matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
      ) as Record<string, string>,
    ],
  );
}

function readAwesome(): Map<string, IconFile> {
  const icons = new Map<string, IconFile>();
  // A later folder gets a plain name only if it is free. The order is solid, brands, regular.
  for (const style of ['solid', 'brands', 'regular']) {
    const folder = join(modules, '@fortawesome/fontawesome-free/svgs', style);
    for (const file of existsSync(folder) ? readdirSync(folder) : []) {
      const svg = readFileSync(join(folder, file), 'utf8');
      const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1];
      const paths = [...svg.matchAll(/<path[^>]*\bd="([^"]+)"/g)].map(([, d]) => ['path', {d: d as string}] as Shape);
      if (!viewBox || paths.length === 0) continue;
      const icon = {viewBox, stroke: false, shapes: paths};
      const name = file.replace(/\.svg$/, '');
      if (!icons.has(name)) icons.set(name, icon);
      // A solid icon with the plain name needs no suffixed name.
      else if (style !== 'solid') icons.set(`${name}-${style}`, icon);
    }
  }
  return icons;
}

function write(
  library: string,
  icons: ReadonlyMap<string, IconFile | string>,
  other: ReadonlyMap<string, IconFile>,
): void {
  const folder = join(out, library);
  mkdirSync(folder, {recursive: true});
  const packs = Array.from({length: packCounts[library] as number}, () => new Map<string, IconFile | string>());
  const common = commonNames(library);
  for (const name of common) {
    // Lucide has no brand logos, which most sites show.
    const icon = icons.get(name) ?? other.get(name);
    if (icon) packs[COMMON_PACK]!.set(name, follow(icons, icon));
  }
  for (const [name, icon] of icons)
    if (/^[a-z\d-]+$/.test(name) && !common.has(name)) packs[computePack(library, name)]!.set(name, icon);
  for (const [at, pack] of packs.entries())
    writeFileSync(join(folder, `${at}.js`), `export default ${JSON.stringify(Object.fromEntries(pack))}\n`);
}

/**
 * Returns the names that documentation uses most, most common first. Font Awesome's icons are twice as large, so their
 * list is shorter.
 */
function commonNames(library: string): ReadonlySet<string> {
  const names = readFileSync(join(import.meta.dirname, '../../scripts/common-icons.txt'), 'utf8')
    .trim()
    .split('\n');
  return new Set(names.slice(0, library === 'lucide' ? 120 : 72));
}

/** Resolves an alias within the same library, so that showing the icon needs only one file. */
function follow(icons: ReadonlyMap<string, IconFile | string>, icon: IconFile | string): IconFile | string {
  const next = typeof icon === 'string' && !icon.startsWith('~') ? icons.get(icon) : undefined;
  return next === undefined ? icon : follow(icons, next);
}
