import {splitPath} from '../base/site-path.js';
import {decodeOnce, normalizeSlug} from '../base/slug.js';
import {findNearestSlug, findSimilarSlugs} from '../site/routes/nearest-page.js';
import {compileRedirects, followRedirects} from '../site/routes/redirects.js';
import type {McpSite, PageList} from './mcp-site.js';
import {formatNames, ToolError} from './tool-error.js';

/** File with the list of all pages, which agents can also read as a page. */
export const listOfPages = 'llms.txt';

interface FoundPage {
  readonly slug: string;
  readonly hash: string;
}

/**
 * Returns the page that an agent names by slug, path, or URL, with or without `.md`, `/index.html`, and slashes.
 * Follows aliases and redirects. Finds only pages that the site lists (security rule G1).
 */
export async function findMcpPage(site: McpSite, written: string): Promise<FoundPage> {
  const path = await resolvePath(site, written.trim());
  const pages = await site.pages();
  const {hash} = splitPath(path);
  const slug = toSlug(path, pages);
  if (slug === listOfPages) return {slug, hash: ''};
  const found = slug === undefined ? undefined : findListedSlug(slug, pages);
  if (found !== undefined) return {slug: found, hash: decodeOnce(hash)};
  const redirected = followRedirects(compileRedirects(pages.redirects), splitPath(path).path || '/');
  if (typeof redirected === 'object') {
    if (redirected.external)
      throw new ToolError(
        `"${written}" redirects to ${redirected.to}, which is not a page of this site.`,
        'read this URL with another tool.',
      );
    const target = toSlug(redirected.to, pages);
    const moved = target === undefined ? undefined : findListedSlug(target, pages);
    if (moved !== undefined) return {slug: moved, hash: decodeOnce(splitPath(redirected.to).hash || hash)};
  }
  throw await createNoPageError(site, written, slug);
}

/** Returns the path from the site's root, with its fragment. */
async function resolvePath(site: McpSite, written: string): Promise<string> {
  if (!/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(written)) return written.startsWith('/') ? written : `/${written}`;
  const roots = await site.roots();
  const url = URL.canParse(written) ? new URL(written) : undefined;
  const root = roots.find(each => url !== undefined && `${url.href}/`.startsWith(each));
  if (url && root !== undefined) return `/${url.href.slice(root.length)}`;
  const name = written.slice(0, 200);
  if (roots[0] === undefined && url && /^https?:$/.test(url.protocol))
    throw new ToolError(
      `"${name}" is possibly not a URL of this site, because the URL of the site is unknown.`,
      `pass only the path: "${url.pathname}".`,
    );
  throw new ToolError(
    `"${name}" is not a URL of this site${roots[0] === undefined ? '' : ` (${roots[0]})`}.`,
    'pass the slug of a page, such as "guide/intro", from the results of search.',
  );
}

function toSlug(path: string, {home}: PageList): string | undefined {
  const plain = splitPath(path).path.replace(/(?:^|\/)index\.html$|\.html$/, '');
  return plain === '' || plain === '/' ? home : normalizeSlug(plain);
}

function findListedSlug(slug: string, {slugs, aliases}: PageList): string | undefined {
  const alias = Object.hasOwn(aliases, slug) ? aliases[slug] : undefined;
  if (slugs.includes(slug)) return slug;
  if (alias !== undefined && slugs.includes(alias)) return alias;
  const lower = slug.toLowerCase();
  return slugs.find(each => each.toLowerCase() === lower);
}

/** Returns the error for a missing page, with similar paths and search results. */
async function createNoPageError(site: McpSite, written: string, slug: string | undefined): Promise<ToolError> {
  if (slug === undefined)
    return new ToolError(
      `"${written.slice(0, 200)}" is not the path of a page.`,
      'pass the slug of a page, such as "guide/intro", from the results of search.',
    );
  const {slugs} = await site.pages();
  const [first] = (await site.contents()).variants;
  const text = slug.replace(/[-_/.]+/g, ' ');
  const found = (await site.searchOf(first?.id ?? '').search(text)).results.slice(0, 4).map(each => each.slug);
  const near = [
    ...new Set([
      ...findSimilarSlugs(slugs, slug).slice(0, 4),
      ...found,
      ...[findNearestSlug(slugs, slug) ?? []].flat(),
    ]),
  ];
  return new ToolError(
    `The page "${slug.slice(0, 200)}" does not exist.`,
    near.length > 0
      ? `read ${formatNames(near, 8)}, or call search.`
      : `call search, or read_page with "${listOfPages}" for the list of all pages.`,
  );
}
