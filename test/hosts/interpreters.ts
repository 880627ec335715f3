import {runInNewContext} from 'node:vm';
import {unescapeHtml} from '../../src/base/html.js';
import type {HostFile} from '../../src/hosts/host-format.js';
import type {Ask, Hop} from './follow.js';

/** The pages of a site on a static host. */
export interface Pages {
  readonly base: string;
  readonly slugs: readonly string[];
}

/** Returns the page at a path, with and without a trailing slash. */
export function pageAt(target: string, {base, slugs}: Pages): Hop {
  const path = decodeURIComponent(target.replace(/\?.*/s, ''));
  const slug = path.startsWith(base) ? path.slice(base.length).replace(/\/$/, '') || 'index' : undefined;
  const isHome = slug === 'index' && path !== base;
  return slug !== undefined && slugs.includes(slug) && !isHome ? {kind: 'page', slug} : {kind: 'missing'};
}

export function textOf(files: readonly HostFile[], path: string): string {
  const file = files.find(each => each.path === path);
  if (!file) throw new Error(`there is no ${path}`);
  return file.text;
}

/**
 * Interprets `_redirects` as documented by Netlify or Cloudflare Pages. Netlify ignores trailing slashes, serves a page
 * first unless the rule has `!`, and a star matches everything. Cloudflare Pages matches URLs exactly, and redirects
 * first.
 */
export function redirectsInterpreter(text: string, pages: Pages, isNetlify: boolean): Ask {
  const rules = text
    .split('\n')
    .map(line => line.replace(/(?:^|\s)#.*/, '').trim())
    .filter(line => line !== '')
    .map(line => {
      const [from = '', to = '', status = ''] = line.split(/\s+/);
      const escaped = from.replace(/[\\^$.+?()[\]{}|]/g, '\\$&');
      const expression = escaped
        .replace(isNetlify ? /\/\*$/ : /\*/, isNetlify ? '(?:/(?<splat>.*))?' : '(?<splat>.*)')
        .replace(/:([A-Za-z]\w*)/g, '(?<$1>[^/]+)');
      return {
        expression: new RegExp(`^${expression}$`),
        to,
        status: Number.parseInt(status, 10),
        isForced: status.endsWith('!'),
      };
    });
  return target => {
    const url = new URL(target, 'http://site.test');
    const path = isNetlify ? url.pathname.replace(/(.)\/$/, '$1') : url.pathname;
    const page = pageAt(target, pages);
    for (const {expression, to, status, isForced} of rules) {
      const found = expression.exec(path) ?? (isNetlify ? expression.exec(`${path}/`) : null);
      if (!found || (isNetlify && !isForced && page.kind === 'page')) continue;
      const filled = to.replace(
        /:([A-Za-z]\w*)/g,
        (whole, name: string) => found.groups?.[name] ?? (name === 'splat' ? '' : whole),
      );
      const [before = '', hash] = filled.split('#');
      const withQuery = before.includes('?') ? before : before + url.search;
      return {
        kind: 'redirect',
        to: withQuery + (hash === undefined ? '' : `#${hash}`),
        isPermanent: status === 301 || status === 308,
      };
    }
    return page;
  };
}

/** Interprets `redirects` of vercel.json as documented: sources in the syntax of path-to-regexp 6, case-sensitive. */
export function vercelInterpreter(text: string, pages: Pages): Ask {
  const {redirects} = JSON.parse(text) as {
    redirects: {source: string; destination: string; permanent: boolean; has?: object[]}[];
  };
  // Rules with a condition need a request header.
  const rules = redirects.filter(({has}) => !has).map(each => ({...each, ...pathToExpression(each.source)}));
  return target => {
    const url = new URL(target, 'http://site.test');
    for (const {expression, names, destination, permanent} of rules) {
      const found = expression.exec(url.pathname);
      if (!found) continue;
      const values = new Map(names.map((name, at) => [name, found[at + 1] ?? '']));
      const named = names.some(name => name !== '');
      // Without named segments, the destination is used literally.
      const to = named
        ? destination.replace(/:(p\d+)/g, (whole, name: string) => values.get(name) ?? whole)
        : destination;
      const [before = '', hash] = to.split('#');
      const joined = url.search && before.includes('?') ? `${before}&${url.search.slice(1)}` : before + url.search;
      return {kind: 'redirect', to: joined + (hash === undefined ? '' : `#${hash}`), isPermanent: permanent};
    }
    return pageAt(target, pages);
  };
}

/** Supports the used subset of the syntax: text with escapes, `{/}?`, `(expression)` and `:name(expression)`. */
export function pathToExpression(source: string): {readonly expression: RegExp; readonly names: readonly string[]} {
  let expression = '';
  const names: string[] = [];
  for (let at = 0; at < source.length; ) {
    const name = /^:(\w+)(?=\()/.exec(source.slice(at))?.[1];
    if (source[at] === '\\') {
      expression += `\\${source[at + 1]!}`;
      at += 2;
    } else if (source.startsWith('{/}?', at)) {
      expression += '/?';
      at += 4;
    } else if (source[at] === '(' || name !== undefined) {
      const start = at + (name === undefined ? 0 : name.length + 1);
      const end = closing(source, start);
      const inside = source.slice(start + 1, end);
      // path-to-regexp rejects such groups.
      if (inside.startsWith('?') && !/^\?[!:]/.test(inside)) throw new Error(`a group begins with "?": ${source}`);
      if (/(?<!\\)\((?!\?)/.test(inside)) throw new Error(`a group captures: ${source}`);
      names.push(name ?? '');
      expression += `(${inside.startsWith('?') ? `(${inside})` : inside})`;
      at = end + 1;
    } else {
      if (/[:*+?{}()]/.test(source[at]!)) throw new Error(`"${source[at]}" stands for itself nowhere: ${source}`);
      expression += source[at]!.replace(/[\\^$.*+?()[\]{}|]/, '\\$&');
      at++;
    }
  }
  return {expression: new RegExp(`^${expression}$`), names};
}

function closing(source: string, start: number): number {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    if (source[at] === '\\') at++;
    else if (source[at] === '(') depth++;
    else if (source[at] === ')' && --depth === 0) return at;
  }
  throw new Error(`a bracket is open: ${source}`);
}

/** Interprets files on GitHub Pages. Runs the script of a redirect page, like a browser. */
export function filesInterpreter(files: readonly HostFile[], pages: Pages): Ask {
  const byPath = new Map(files.map(({path, text}) => [path, text]));
  return target => {
    const {pathname, search} = new URL(target, 'http://site.test');
    if (!pathname.startsWith(pages.base)) return {kind: 'missing'};
    const path = decodeURIComponent(pathname).slice(pages.base.length);
    const folder = path === '' || path.endsWith('/') ? `${path}index.html` : `${path}/index.html`;
    const text = byPath.get(path) ?? byPath.get(folder);
    if (text === undefined) return pageAt(target, pages);
    return {kind: 'redirect', to: openRedirect(text, {search, hash: '', files: byPath, base: pages.base})};
  };
}

interface Opening {
  readonly search: string;
  readonly hash: string;
  readonly files: ReadonlyMap<string, string>;
  readonly base: string;
}

/** Runs a page's script on its own origin, and returns the redirect URL. */
export function openRedirect(page: string, {search, hash, files, base}: Opening): string {
  const href = unescapeHtml(/<link rel="canonical" href="([^"]*)">/.exec(page)?.[1] ?? '');
  const src = unescapeHtml(/<script src="([^"]*)">/.exec(page)?.[1] ?? '');
  const refresh = unescapeHtml(/http-equiv="refresh" content="0; url=([^"]*)"/.exec(page)?.[1] ?? '');
  if (refresh !== href) throw new Error(`the page leads to ${refresh} and to ${href}`);
  let to = '';
  const keep = (url: unknown) => {
    to = String(url);
  };
  const location = {search, hash, replace: keep};
  const document = {querySelector: () => ({href: new URL(href, 'http://site.test').href})};
  runInNewContext(files.get(src.slice(base.length)) ?? '', {document, location, URL});
  return to.replace('http://site.test', '');
}

/** Interprets a bucket's website: redirect rules by key prefix first, then its files. */
export function s3Interpreter(files: readonly HostFile[], pages: Pages): Ask {
  const website = JSON.parse(textOf(files, 's3-website.json')) as {
    RoutingRules?: {
      Condition: {KeyPrefixEquals: string};
      Redirect: {Protocol?: string; HostName?: string; HttpRedirectCode: string; ReplaceKeyPrefixWith: string};
    }[];
  };
  const found = filesInterpreter(files, pages);
  return target => {
    const {pathname, search} = new URL(target, 'http://site.test');
    const key = pathname.slice(1);
    const rule = website.RoutingRules?.find(each => key.startsWith(each.Condition.KeyPrefixEquals));
    if (!rule) return found(target);
    const {Protocol, HostName, HttpRedirectCode, ReplaceKeyPrefixWith} = rule.Redirect;
    const rest = key.slice(rule.Condition.KeyPrefixEquals.length);
    const to = `${HostName ? `${Protocol}://${HostName}` : ''}/${ReplaceKeyPrefixWith}${rest}${search}`;
    return {kind: 'redirect', to, isPermanent: HttpRedirectCode === '301'};
  };
}
