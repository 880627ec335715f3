import {realpath} from 'node:fs/promises';
import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http';
import {join} from 'node:path';
import {joinBase} from '../../../../src/base/link.js';
import {acceptsMarkdown, findMarkdownFile} from '../../../../src/hosts/accepts-markdown.js';
import {buildAgentHeaders} from '../../../../src/hosts/headers.js';
import type {SiteData} from '../../../../src/hosts/host-format.js';
import {encodePlainUrl} from '../../../../src/hosts/site-address.js';
import {parseAddress} from '../../../../src/site/routes/address.js';
import {compileRedirects, followRedirects} from '../../../../src/site/routes/redirects.js';
import {isFileInside} from '../../files/project-files.js';
import {createHostCheck, hostNotAllowed} from '../../http/known-host.js';
import {asOriginForm} from '../../http/origin-form.js';
import {readRequestPath} from '../../http/request-path.js';
import {sendText} from '../../http/send-text.js';
import {Bodies} from './bodies.js';
import {sendFile} from './send-file.js';

export interface ServedSite extends SiteData {
  /** Folder of the prerendered site. */
  readonly folder: string;
  /** Address to listen on. Checks the Host header if only this machine can connect (security rule C5). */
  readonly host: string;
  /** Handler of `_proxy`. Absent without a proxy. */
  readonly proxy?: RequestListener;
  /** Handler of `mcp`. Absent without an MCP server. */
  readonly mcp?: RequestListener;
}

/**
 * Creates a listener for a prerendered site. Applies redirects first, like the browser, then sends files and pages,
 * then the nearest 404.html. Page URLs work with and without a slash at the end.
 */
export function serveListener({folder, host, base, redirects, proxy, mcp}: ServedSite): RequestListener {
  const root = realpath(folder);
  // Each request reports the error, because the folder can disappear later.
  root.catch(() => undefined);
  const bodies = new Bodies();
  const isAllowed = createHostCheck(host);
  const compiled = compileRedirects(redirects);

  const agentHeaders = Object.entries(buildAgentHeaders(base));
  const send = async (request: IncomingMessage, response: ServerResponse, path: string, status: 200 | 404 = 200) => {
    for (const [name, value] of agentHeaders) response.setHeader(name, value);
    return sendFile(request, response, {file: join(await root, path), path, status, bodies});
  };
  // Use the nearest file, like some hosts: `de/404.html` for German pages.
  const missing = async (request: IncomingMessage, response: ServerResponse, path = ''): Promise<void> => {
    const isText = path.endsWith('.md') || acceptsMarkdown(request.headers.accept);
    if (isText && (await isFileInside(await root, '404.md'))) return send(request, response, '404.md', 404);
    for (let end = path.lastIndexOf('/'); ; end = path.lastIndexOf('/', end - 1)) {
      const file = `${path.slice(0, end + 1)}404.html`;
      if (await isFileInside(await root, file)) return send(request, response, file, 404);
      if (end < 1) return sendText(response, 404, 'This page does not exist.');
    }
  };

  const hasPage = async (name: string) => isFileInside(await root, `${name}/index.html`);

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isAllowed(request)) return sendText(response, 403, hostNotAllowed);
    const target = request.url ?? '/';
    const sitePath = sitePathOf(target, base);
    if (sitePath === undefined) return missing(request, response);
    if (proxy && /^\/_proxy(?:\?|$)/.test(sitePath)) return proxy(request, response);
    // The server sends a page of this name as usual.
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (mcp && /^\/mcp\/?(?:\?|$)/.test(sitePath) && !(isPage && (await hasPage('mcp')))) return mcp(request, response);
    if (!isPage) return sendText(response, 405, 'Only GET and HEAD are allowed.', {allow: 'GET, HEAD'});
    // Only the base itself redirects to the base.
    if (target.replace(/\?.*/s, '') === base.slice(0, -1))
      return redirect(response, {to: base + target.slice(base.length - 1), permanent: true});
    const found = followRedirects(compiled, sitePath);
    if (typeof found === 'object') {
      const to = found.external ? found.to : joinBase(base, found.to.slice(1));
      return redirect(response, {to: encodePlainUrl(to), permanent: found.permanent});
    }
    const path = readRequestPath(sitePath)?.path;
    if (path === undefined) return missing(request, response);
    const markdown = acceptsMarkdown(request.headers.accept) ? findMarkdownFile(path) : undefined;
    if (markdown !== undefined && (await isFileInside(await root, markdown))) return send(request, response, markdown);
    const isFolder = path === '' || path.endsWith('/');
    for (const each of isFolder ? [`${path}index.html`] : [path, `${path}/index.html`]) {
      if (!(await isFileInside(await root, each))) continue;
      // Pages use relative links from their folder. At the root, `..` has no effect.
      if (each !== path && !isFolder && base !== '/') {
        const [pathname = '', ...queries] = target.split('?');
        return redirect(response, {to: [`${pathname}/`, ...queries].join('?'), permanent: true});
      }
      return send(request, response, each);
    }
    return missing(request, response, path);
  };

  return async (request, response) => {
    response.setHeader('x-content-type-options', 'nosniff');
    asOriginForm(request);
    try {
      await answer(request, response);
    } catch {
      // If a file disappears during a read, the server must keep running.
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Lectern cannot read the file.');
    }
  };
}

/** Returns the path below the base, with query. Undefined for other and invalid paths. */
function sitePathOf(target: string, base: string): string | undefined {
  const [pathname = '', ...queries] = target.split('?');
  const search = queries.length > 0 ? `?${queries.join('?')}` : '';
  const isBelow = pathname.startsWith(base) || pathname === base.slice(0, -1);
  if (!target.startsWith('/') || !isBelow) return undefined;
  return parseAddress({pathname, search, hash: ''}, {base, router: 'history'});
}

function redirect(response: ServerResponse, {to, permanent}: {readonly to: string; readonly permanent: boolean}): void {
  sendText(response, permanent ? 308 : 307, `This page has moved to ${to}`, {
    location: to,
    'cache-control': 'no-cache',
  });
}
