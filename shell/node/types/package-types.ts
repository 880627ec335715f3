import {readdirSync, readFileSync, realpathSync} from 'node:fs';
import {join, sep} from 'node:path';

/** Maximum number of declaration files for one code block. Below: of their characters. */
const MAX_FILES = 3000;
const MAX_TEXT = 20_000_000;

/** Returns the declaration files of the compiler's own libraries (`lib.*.d.ts`), by name. */
export function readLibraryTypes(folder: string): Map<string, string> {
  const names = readdirSync(folder).filter(name => /^lib\..*d\.ts$/.test(name));
  return new Map(names.map(name => [`/${name}`, readFileSync(join(folder, name), 'utf8')]));
}

/**
 * Adds declarations of imported packages from the project's `node_modules`. Reads only declarations and package.json,
 * and follows no symbolic link that leads outside.
 */
export class PackageTypes {
  readonly #root: string;
  readonly #files: Map<string, string>;
  readonly #known = new Set<string>();
  #count = 0;
  #text = 0;

  constructor(root: string, files: Map<string, string>) {
    this.#root = realpathSync(root);
    this.#files = files;
  }

  addFor(code: string): void {
    for (const [, , name = ''] of code.matchAll(/\b(from|import|require|types=)\s*\(?\s*["']((?:@[\w.-]+\/)?[\w.-]+)/g))
      this.#add(name.replace(/^node:.*/, 'node'));
  }

  #add(name: string): void {
    if (this.#known.has(name) || name.startsWith('.')) return;
    this.#known.add(name);
    for (const each of [name, `@types/${name.replace(/^@(.+)\//, '$1__')}`]) this.#read(`node_modules/${each}`);
  }

  #read(path: string): void {
    const place = join(this.#root, path);
    try {
      if (!`${realpathSync(place)}${sep}`.startsWith(`${this.#root}${sep}`)) return;
    } catch {
      return;
    }
    for (const entry of readdirSync(place, {withFileTypes: true})) {
      const inside = `${path}/${entry.name}`;
      if (entry.isDirectory() && entry.name !== 'node_modules') this.#read(inside);
      if (!entry.isFile() || !/(?:\.d\.[cm]?ts|^package\.json)$/.test(entry.name)) continue;
      if (++this.#count > MAX_FILES || this.#text > MAX_TEXT) return;
      const text = readFileSync(join(this.#root, inside), 'utf8');
      this.#text += text.length;
      this.#files.set(`/${inside}`, text);
      if (entry.name === 'package.json') for (const needed of readDependencies(text)) this.#add(needed);
    }
  }
}

function readDependencies(text: string): readonly string[] {
  try {
    const {dependencies = {}} = JSON.parse(text) as {readonly dependencies?: object};
    return Object.keys(dependencies);
  } catch {
    return [];
  }
}
