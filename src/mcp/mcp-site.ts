import type {ViewOptions} from '../api-reference/views/reader.js';
import {type Files, isFile, type NoFile} from '../base/files.js';
import {buildPageHref} from '../base/link.js';
import {omitUndefined} from '../base/omit-undefined.js';
import {tryParseJson} from '../config/parse-json.js';
import {type AddressFile, addressPath, type SiteData, siteDataPath} from '../hosts/host-format.js';
import {type ContentsDocument, contentsPath, parseContents, type SiteContents} from '../hosts/site-contents.js';
import {parseAddresses, parseSiteData} from '../hosts/site-data.js';
import type {SliceIndex} from '../openapi/slices/slice-index.js';
import {toShardFolder} from '../site/search/shards/shard-files.js';
import {ShardedSearch} from '../site/search/shards/sharded-search.js';
import {ToolError} from './tool-error.js';

/** An API document, with the list of its operations. */
export interface ListedDocument extends ContentsDocument {
  readonly index: SliceIndex;
}

/** Pages and other URLs of a site, from the files that prerendering writes for hosts. */
export type PageList = SiteData & AddressFile;

/**
 * A prerendered site as the tools read it. Loads files when they are needed and caches them. A long-running server must
 * regularly create a new instance, to notice a rebuilt site.
 */
export class McpSite {
  readonly #files: Files;
  readonly #address: string | undefined;
  readonly #kept = new Map<string, Promise<unknown>>();
  readonly #searches = new Map<string, ShardedSearch>();

  /** `url` is the URL at which the site was requested, with a trailing slash. The site's own setting overrides it. */
  constructor(files: Files, url?: string) {
    this.#files = files;
    this.#address = url;
  }

  contents(): Promise<SiteContents> {
    return this.#once(contentsPath, text => parseContents(text) ?? throwNotRead(contentsPath));
  }

  /** Returns the pages, redirects, home page, and aliases of the site. */
  async pages(): Promise<PageList> {
    const [data, addresses] = await Promise.all([
      this.#once(siteDataPath, text => parseSiteData(text) ?? throwNotRead(siteDataPath)),
      this.#once(addressPath, text => parseAddresses(text) ?? throwNotRead(addressPath)),
    ]);
    return {...data, ...addresses};
  }

  /** Returns all documents that are readable. With `only`, returns only that one. */
  async documents(only?: ContentsDocument): Promise<readonly ListedDocument[]> {
    const {documents} = await this.contents();
    return Promise.all(
      documents
        .filter(({folder}) => only === undefined || folder === only.folder)
        .map(async document => ({...document, index: await this.#indexOf(document)})),
    );
  }

  #indexOf({folder}: ContentsDocument): Promise<SliceIndex> {
    const path = `${folder}index.json`;
    return this.#once(path, text => {
      const index = tryParseJson(text)?.value as SliceIndex | undefined;
      return Array.isArray(index?.operations) ? index : throwNotRead(path);
    });
  }

  /** Returns the view options from docs.json that affect requests: base URLs and authentication. */
  async viewOptions(): Promise<ViewOptions> {
    const {siteUrl} = await this.contents();
    const options = await this.#once(
      siteDataPath,
      text => {
        const {api} = (tryParseJson(text)?.value ?? {}) as {
          readonly api?: Partial<ViewOptions> & {readonly baseUrl?: unknown};
        };
        const {baseUrl, auth} = api ?? {};
        return {
          ...(Array.isArray(baseUrl) && {baseUrls: baseUrl}),
          ...(auth?.method && {auth}),
        };
      },
      'view options',
    );
    return {...options, ...omitUndefined({root: siteUrl})};
  }

  searchOf(variant: string): ShardedSearch {
    const folder = toShardFolder(variant);
    const known = this.#searches.get(variant) ?? new ShardedSearch(async name => this.#shard(folder + name));
    this.#searches.set(variant, known);
    return known;
  }

  async #shard(path: string): Promise<unknown> {
    const text = await this.text(path);
    return text === undefined ? undefined : tryParseJson(text)?.value;
  }

  /** Returns a file's text. Undefined if it is missing. */
  async text(path: string): Promise<string | undefined> {
    const read = await this.#files.read(path);
    if (isFile(read)) return read.text;
    if (read.missing === 'absent') return undefined;
    throw new ToolError(`Lectern cannot read ${path} of the site: ${getReason(read)}`, 'try again later.');
  }

  /** Returns a page's URL: absolute if the site's URL is known, or else a path from its root. */
  async addressOf(slug: string, hash = ''): Promise<string> {
    const root = await this.root();
    const {home} = await this.pages();
    const path = buildPageHref(
      {slug: slug === home ? 'index' : slug, hash},
      {base: '/', router: 'history', ending: '/'},
    );
    return root === undefined ? path : root + path.slice(1);
  }

  /** Returns the URL of the site with a trailing slash. Undefined if it is unknown. */
  async root(): Promise<string | undefined> {
    return (await this.contents()).siteUrl ?? this.#address;
  }

  /** Returns all URLs at which the site is known to be available. */
  async roots(): Promise<readonly string[]> {
    const {siteUrl} = await this.contents();
    return [siteUrl, this.#address].filter(each => each !== undefined);
  }

  /** Loads a file once. Tries again on the next call after a failure. */
  #once<T>(path: string, parse: (text: string) => T, key = path): Promise<T> {
    const known = this.#kept.get(key) as Promise<T> | undefined;
    if (known) return known;
    const reading = this.text(path).then(text => (text === undefined ? throwNotRead(path) : parse(text)));
    this.#kept.set(key, reading);
    reading.catch(() => this.#kept.delete(key));
    return reading;
  }
}

function getReason({reason = 'it is missing.'}: NoFile): string {
  return reason;
}

function throwNotRead(path: string): never {
  throw new ToolError(
    `${path} does not exist, or lectern prerender did not write it.`,
    'ask the owner of this server to run lectern prerender again.',
  );
}
