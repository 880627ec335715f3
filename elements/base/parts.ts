/**
 * Parts of the package that few pages need: diagrams, formulas, icons, languages of code and of the interface. In a
 * page with the Lectern script tag, they load from the script's folder. A bundler would copy all of them into an
 * application. An application therefore imports those that it needs (`import 'lectern/mermaid'`), or sets a folder
 * (`loadPartsFrom`).
 */

/** Loads a part by its name after the slash: `rust` for `languages/rust`. */
type LoadPart = (name: string) => Promise<unknown>;

/** Module that loads a part: its URL at run time, and its path in the package. */
export type ModuleLocation = readonly [url: string, file: string];

interface Parts {
  readonly loaders: Map<string, LoadPart>;
  folder?: string;
}

/** Key of the global registry. Several scripts of a page share it, each with a copy of this module. */
const key = Symbol.for('lectern.parts');
const shared = globalThis as {[key]?: Parts};
shared[key] ??= {loaders: new Map()};
const parts = shared[key];
const missed = new Set<string>();

/** Registers the loader of a kind of parts (`languages`), or of one part (`math`). */
export function provideParts(kind: string, load: LoadPart): void {
  parts.loaders.set(kind, load);
}

/**
 * Sets the folder of a copy of the package's `dist`.
 * @param folder URL relative to the page, such as `/lectern/`.
 */
export function loadPartsFrom(folder: string): void {
  parts.folder = new URL(`${folder.replace(/\/?$/, '/')}chunks/`, document.baseURI).href;
}

/**
 * Loads a part, such as `mermaid` or `icons/lucide/3`. The build replaces imports with calls of this function.
 * @param path Path of the part's file, relative to the caller's file.
 * @throws Error if this page does not provide the part. The message contains the import to add.
 */
export async function loadPart(name: string, [url, file]: ModuleLocation, path: string): Promise<unknown> {
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
 * Returns whether a module still has its path in the package. False if a bundler moved it, or replaced its URL by a
 * path on the build machine.
 */
function isInPlace(url: string, file: string): boolean {
  return /^https?:/.test(url) && new URL(url).pathname.endsWith(`/${file}`);
}
