import {getFileName, getParentFolder} from '../base/file-path.js';
import {decodeOnce} from '../base/slug.js';
import {getPathBelow, isMarkdownFile, joinPath, removeExtension} from './paths.js';

/** Folders of the old project, and the URLs of their files. */
export interface ProjectRoots {
  /** Paths of all files in the source. */
  readonly paths: readonly string[];
  readonly pages: string;
  /** Folders whose files were served at the root of the old site. */
  readonly static: readonly string[];
  /** Base path of the old site, such as `/docs/`. */
  readonly base: string;
  /** Prefixes that stand for a folder, such as `@site/`. */
  readonly aliases: readonly (readonly [string, string])[];
}

/** New target of an old link. Without `to`, the link is broken. */
type MigratedTarget = {readonly to: string; readonly kind: 'page' | 'file' | 'elsewhere'} | {readonly to: undefined};

const own = new Set(['docs.json', 'index.html', 'migration.md', '.lecternignore', '.gitignore', 'favicon.svg']);

/** Pages and files of the old project by path and URL, each with its path in the new project. */
export class Addresses {
  readonly #roots: ProjectRoots;
  readonly #files: ReadonlySet<string>;
  readonly #bySource = new Map<string, string>();
  readonly #byAddress = new Map<string, string>();
  readonly #titles = new Map<string, string>();
  readonly #snippets = new Map<string, string>();
  readonly #oldOf = new Map<string, string>();
  /** Files to copy into the new project: new path by old path. */
  readonly assets = new Map<string, string>();
  readonly #used = new Map<string, string>();

  constructor(roots: ProjectRoots) {
    this.#roots = roots;
    this.#files = new Set(roots.paths);
  }

  /** Adds a page, with its URL on the old site. */
  addPage(source: string, slug: string, address: string): void {
    this.#bySource.set(source, slug);
    this.#oldOf.set(source, address);
    this.addAddress(address, slug);
  }

  /** Adds another URL of a page. */
  addAddress(address: string, slug: string): void {
    const plain = normalizeAddress(address);
    if (!this.#byAddress.has(plain)) this.#byAddress.set(plain, slug);
  }

  slugOf(source: string): string | undefined {
    return this.#bySource.get(source);
  }

  /** Returns the page at a URL of the old site. */
  slugAt(address: string): string | undefined {
    return this.#byAddress.get(normalizeAddress(address));
  }

  /** Stores the old id of a page's title. Links to it lead to the page, because in Lectern the title has no id. */
  addTitle(slug: string, id: string): void {
    this.#titles.set(slug, id);
  }

  #withoutTitle(slug: string, rest: string): string {
    const id = this.#titles.get(slug);
    return id !== undefined && rest === `#${id}` ? '' : rest;
  }

  /** Returns the new target of a link in the file `from`. Leaves links to other sites unchanged. */
  find(link: string, from: string): MigratedTarget {
    const written = link.trim().replace(/^pathname:\/\//, '');
    const here = written.startsWith('#') ? this.#bySource.get(from) : undefined;
    if (here !== undefined && this.#withoutTitle(here, written) === '') return {to: toPageUrl(here), kind: 'page'};
    if (written === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/|#|\?)/i.test(written)) return {to: written, kind: 'elsewhere'};
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(written) ?? [];
    const plain = decodeOnce(path);
    const slug = this.#page(plain, from);
    if (slug !== undefined)
      return {to: toPageUrl(slug) + this.#withoutTitle(slug, rest.replace(/^\?(?=#|$)/, '')), kind: 'page'};
    const file = this.fileAt(plain, from);
    return file === undefined ? {to: undefined} : {to: encodeURI(`/${this.use(file)}`) + rest, kind: 'file'};
  }

  /** Adds a file that pages import, under its new path. */
  addSnippet(source: string, slug: string): void {
    this.#snippets.set(source, `/${slug}.mdx`);
  }

  /** Returns the import path of a snippet in the new project. */
  snippetOf(source: string): string | undefined {
    return this.#snippets.get(source);
  }

  /** Requests a copy of a component. Returns its import path in the new project. */
  useSnippet(source: string): string {
    const known = this.assets.get(source);
    if (known !== undefined) return `/${known}`;
    let place = `snippets/${getFileName(source)}`;
    for (let count = 2; this.#used.has(place.toLowerCase()); count++)
      place = `snippets/${getFileName(source).replace(/(?=\.\w+$)/, `-${count}`)}`;
    this.assets.set(source, place);
    this.#used.set(place.toLowerCase(), source);
    return `/${place}`;
  }

  /** Requests a copy of a file in the source. Returns its new path. */
  use(source: string): string {
    const known = this.assets.get(source);
    if (known !== undefined) return known;
    const root = this.#roots.static.find(each => getPathBelow(each, source) !== undefined) ?? this.#roots.pages;
    let place = (getPathBelow(root, source) ?? source).replace(/(^|\/)\.+/g, '$1');
    if (own.has(place.toLowerCase()) || this.#used.has(place.toLowerCase()))
      place = `files/${source.replace(/(^|\/)\.+/g, '$1')}`;
    this.assets.set(source, place);
    this.#used.set(place.toLowerCase(), source);
    return place;
  }

  /** Returns the source file at a path, which is relative to the file `from` or to the site's root. */
  fileAt(path: string, from: string): string | undefined {
    const aliased = this.aliased(path);
    const places =
      aliased !== undefined
        ? [aliased]
        : path.startsWith('/')
          ? this.#atRoot(path)
          : [joinPath(getParentFolder(from), path), ...this.#atRoot(path)];
    return places.find((place): place is string => place !== undefined && this.#files.has(place));
  }

  #atRoot(path: string): (string | undefined)[] {
    const inside = this.#withoutBase(path);
    return [...this.#roots.static, this.#roots.pages].map(root => joinPath(root, inside));
  }

  /** Replaces an alias such as `@site/` with its folder. Undefined if the path begins with none. */
  aliased(path: string): string | undefined {
    const alias = this.#roots.aliases.find(([mark]) => path.startsWith(mark));
    return alias && joinPath(alias[1], path.slice(alias[0].length));
  }

  #withoutBase(path: string): string {
    const {base} = this.#roots;
    return base.length > 1 && path.startsWith(base) ? path.slice(base.length - 1) : path;
  }

  #page(path: string, from: string): string | undefined {
    const aliased = this.aliased(path);
    const inside =
      aliased ??
      (path.startsWith('/')
        ? joinPath(this.#roots.pages, this.#withoutBase(path))
        : joinPath(getParentFolder(from), path));
    // Resolve Markdown files like Docusaurus: first next to the page, then from the root of the docs.
    const atRoot = path.startsWith('/') || !isMarkdownFile(path) ? undefined : joinPath(this.#roots.pages, path);
    for (const each of [inside, atRoot]) {
      const bySource = each === undefined ? undefined : this.#sourceLike(each);
      if (bySource !== undefined) return bySource;
    }
    if (path.startsWith('/')) return this.slugAt(this.#withoutBase(path));
    // Resolve all other links against the page's URL, as browsers do on the old site.
    const old = this.#oldOf.get(from) ?? '';
    for (const folder of [getParentFolder(old), old]) {
      const joined = joinPath(folder, path);
      const slug = joined === undefined ? undefined : this.slugAt(joined);
      if (slug !== undefined) return slug;
    }
    return undefined;
  }

  #sourceLike(path: string): string | undefined {
    const bare = isMarkdownFile(path) ? removeExtension(path) : path.replace(/\.html?$|\/$/, '');
    const endings = ['.md', '.mdx', '.markdown', '/index.md', '/index.mdx', '/README.md', '/readme.md'];
    for (const each of [path, ...endings.map(ending => (bare === '' ? ending.replace(/^\//, '') : bare + ending))]) {
      const slug = this.#bySource.get(each);
      if (slug !== undefined) return slug;
    }
    return undefined;
  }
}

/** Returns the URL of a page in Lectern. An index page has its folder's URL. */
export function toPageUrl(slug: string): string {
  const folder = slug === 'index' ? '' : slug.replace(/\/index$/, '');
  return encodeURI(`/${folder}`);
}

/** Returns the slug for a URL. Leaves `index` in the slug of an index file, so that it stays in its folder. */
export function toSlug(address: string, source: string): string {
  const plain = normalizeAddress(address)
    .split('/')
    .filter(part => part !== '' && part !== '.' && part !== '..')
    .map(part => part.replace(/[\\:*?"<>|\p{Cc}]/gu, '-').replace(/^\.+/, ''))
    .join('/');
  if (plain === '') return 'index';
  return /^(?:index|readme)$/i.test(removeExtension(getFileName(source))) && !/(?:^|\/)(?:index|readme)$/i.test(plain)
    ? `${plain}/index`
    : plain;
}

function normalizeAddress(address: string): string {
  return decodeOnce(address)
    .replace(/[?#].*$/s, '')
    .replace(/\.html?$/, '')
    .replace(/(^|\/)index$/, '$1')
    .replace(/^\/+|\/+$/g, '');
}
