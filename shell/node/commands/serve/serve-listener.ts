import {realpath} from 'node:fs/promises';
import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http';
import {join} from 'node:path';
import {joinBase} from '../../../../src/base/link.js';
import {acceptsMarkdown, findMarkdownFile} from '../../../../src/hosts/accepts-markdown.js';
import {buildAgentHeaders} from '../../../../src/hosts/headers.js';
import type {SiteData} from '../../../../src/hosts/host-format.js';
import {encodePlainUrl} from '../../../../src/hosts/site-address.js';
import {toSitePath} from '../../../../src/site/routes/address.js';
import {compileRedirects, followRedirects} from '../../../../src/site/routes/redirects.js';
import {isFileInside} from '../../files/project-files.js';
import {createHostCheck, hostNotAllowed} from '../../http/known-host.js';
import {setOriginForm} from '../../http/origin-form.js';
import {readRequestPath} from '../../http/request-path.js';
import {sendText} from '../../http/send-text.js';
import {BodyCache} from './body-cache.js';
import {sendFile} from './send-file.js';

export interface ServedSite extends SiteData {
  /** Folder of the prerendered site. */
  readonly folder: string;
  /**
   * Address to listen on. If only this machine can connect, the handler checks the `Host` header (security rule C5).
   */
  readonly host: string;
  /** Handles `_proxy`. Absent if there is no proxy. */
  readonly proxy?: RequestListener;
  /** Handles `mcp`. Absent if there is no MCP server. */
  readonly mcp?: RequestListener;
}

/** Creates the request handler of a prerendered site. Page URLs work with and without a slash at the end. */
export function createServeListener(site: ServedSite): RequestListener {
  const listener = new SiteListener(site);
  return async (request, response) => {
    response.setHeader('x-content-type-options', 'nosniff');
    setOriginForm(request);
    try {
      await listener.respond(request, response);
    } catch {
      // A file can disappear while the server sends it. Close only this connection, and keep the server running.
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Lectern cannot read the file.');
    }
  };
}

/** Handles requests in the order of a browser: redirects, then files and pages, then the nearest 404.html. */
class SiteListener {
  readonly #site: ServedSite;
  readonly #root: Promise<string>;
  readonly #bodies = new BodyCache();
  readonly #isAllowed: (request: IncomingMessage) => boolean;
  readonly #redirects: ReturnType<typeof compileRedirects>;
  readonly #agentHeaders: readonly (readonly [string, string])[];

  constructor(site: ServedSite) {
    this.#site = site;
    this.#root = realpath(site.folder);
    // Mark the rejection as handled: each request awaits `#root` itself, and reports a missing folder.
    this.#root.catch(() => undefined);
    this.#isAllowed = createHostCheck(site.host);
    this.#redirects = compileRedirects(site.redirects);
    this.#agentHeaders = Object.entries(buildAgentHeaders(site.base));
  }

  async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const {base, proxy, mcp} = this.#site;
    if (!this.#isAllowed(request)) return sendText(response, 403, hostNotAllowed);
    const target = request.url ?? '/';
    const sitePath = findSitePath(target, base);
    if (sitePath === undefined) return this.#sendMissing(request, response);
    if (proxy && /^\/_proxy(?:\?|$)/.test(sitePath)) return proxy(request, response);
    // Leave GET to a page of this name, which the project may have.
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const hasPage = async (name: string) => isRead && this.#has(`${name}/index.html`);
    if (mcp && /^\/mcp\/?(?:\?|$)/.test(sitePath) && !(await hasPage('mcp'))) return mcp(request, response);
    if (!isRead) return sendText(response, 405, 'Only GET and HEAD are allowed.', {allow: 'GET, HEAD'});
    // Add the slash to the base itself. Below the base, page URLs work without it.
    if (target.replace(/\?.*/s, '') === base.slice(0, -1))
      return redirect(response, {to: base + target.slice(base.length - 1), permanent: true});
    const found = followRedirects(this.#redirects, sitePath);
    if (typeof found !== 'object') return this.#sendPage(request, response, {target, sitePath});
    const to = found.external ? found.to : joinBase(base, found.to.slice(1));
    return redirect(response, {to: encodePlainUrl(to), permanent: found.permanent});
  }

  async #sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    {target, sitePath}: {readonly target: string; readonly sitePath: string},
  ): Promise<void> {
    const path = readRequestPath(sitePath)?.path;
    if (path === undefined) return this.#sendMissing(request, response);
    const markdown = acceptsMarkdown(request.headers.accept) ? findMarkdownFile(path) : undefined;
    if (markdown !== undefined && (await this.#has(markdown))) return this.#send(request, response, markdown);
    const isFolder = path === '' || path.endsWith('/');
    for (const each of isFolder ? [`${path}index.html`] : [path, `${path}/index.html`]) {
      if (!(await this.#has(each))) continue;
      // Redirect to the URL with a slash: relative links in the page count from its folder. At the root, both are the
      // same.
      if (each === path || isFolder || this.#site.base === '/') return this.#send(request, response, each);
      const [pathname = '', ...queries] = target.split('?');
      return redirect(response, {to: [`${pathname}/`, ...queries].join('?'), permanent: true});
    }
    return this.#sendMissing(request, response, path);
  }

  /** Sends the 404.html in the nearest folder, such as `de/404.html` for German pages. */
  async #sendMissing(request: IncomingMessage, response: ServerResponse, path = ''): Promise<void> {
    const isText = path.endsWith('.md') || acceptsMarkdown(request.headers.accept);
    if (isText && (await this.#has('404.md'))) return this.#send(request, response, '404.md', 404);
    for (let end = path.lastIndexOf('/'); ; end = path.lastIndexOf('/', end - 1)) {
      const file = `${path.slice(0, end + 1)}404.html`;
      if (await this.#has(file)) return this.#send(request, response, file, 404);
      if (end < 1) return sendText(response, 404, 'This page does not exist.');
    }
  }

  async #send(request: IncomingMessage, response: ServerResponse, path: string, status: 200 | 404 = 200) {
    for (const [name, value] of this.#agentHeaders) response.setHeader(name, value);
    const file = join(await this.#root, path);
    return sendFile(request, response, {file, path, status, bodies: this.#bodies});
  }

  async #has(path: string): Promise<boolean> {
    return isFileInside(await this.#root, path);
  }
}

/** Returns the path below the base, with its query. Undefined if the request is for another path. */
function findSitePath(target: string, base: string): string | undefined {
  const [pathname = '', ...queries] = target.split('?');
  const search = queries.length > 0 ? `?${queries.join('?')}` : '';
  const isBelow = pathname.startsWith(base) || pathname === base.slice(0, -1);
  if (!target.startsWith('/') || !isBelow) return undefined;
  return toSitePath({pathname, search, hash: ''}, {base, router: 'history'});
}

function redirect(response: ServerResponse, {to, permanent}: {readonly to: string; readonly permanent: boolean}): void {
  sendText(response, permanent ? 308 : 307, `This page has moved to ${to}`, {
    location: to,
    'cache-control': 'no-cache',
  });
}
