/**
 * Parts of the package that few pages need: diagrams, formulas, icons, languages of code and of the interface. A page with our script tag loads
 * them from next to the script. A bundler would copy all of them into an application, so the application imports those that
 * it wants (`import 'lectern/mermaid'`), or names a folder that holds them (`loadPartsFrom`).
 */

/** Loads a part by what follows the kind in its name: `rust` of `languages/rust`. */
export type LoadPart = (name: string) => Promise<unknown>;

/** Location of a call: the URL of its file, and the path of that file in the package. */
export type Caller = readonly [url: string, file: string];

interface Parts {
  readonly loaders: Map<string, LoadPart>;
  folder?: string;
}

/** Shared between copies of this module in several scripts. */
const key = Symbol.for('lectern.parts');
const shared = globalThis as {[key]?: Parts};
shared[key] ??= {loaders: new Map()};
const parts = shared[key];
const missed = new Set<string>();

/** Makes a kind of parts, or a single one by full name, available in this page. */
export function provideParts(kind: string, load: LoadPart): void {
  parts.loaders.set(kind, load);
}

/**
 * Names the folder that holds a copy of the package's `dist`.
 * @param folder Address relative to the page, such as `/lectern/`.
 */
export function loadPartsFrom(folder: string): void {
  parts.folder = new URL(`${folder.replace(/\/?$/, '/')}chunks/`, document.baseURI).href;
}

/**
 * Loads a part: `mermaid`, `icons/lucide/3`. The build puts calls of this in the place of imports.
 * @param path Of its file, from that of the caller.
 * @throws Error where this page has no such part; it names what to import.
 */
export async function loadPart(name: string, [url, file]: Caller, path: string): Promise<unknown> {
  const [kind = '', ...rest] = name.split('/');
  const provided = parts.loaders.get(name) ?? parts.loaders.get(kind);
  if (provided) return provided(rest.join('/'));
  const from = parts.folder ?? (isInPlace(url, file) ? url : undefined);
  if (from !== undefined) return import(new URL(path, from).href);
  const wanted = kind === 'messages' ? name : kind;
  const problem = `Import "lectern/${wanted}" to show ${kind === 'messages' ? 'this language' : kind} here.`;
  if (!missed.has(wanted)) console.warn(problem);
  missed.add(wanted);
  throw new Error(problem);
}

/**
 * Returns whether a file is still at its path in the package. A bundler may have moved it, or inserted a path on its
 * own disk.
 */
function isInPlace(url: string, file: string): boolean {
  return /^https?:/.test(url) && new URL(url).pathname.endsWith(`/${file}`);
}
