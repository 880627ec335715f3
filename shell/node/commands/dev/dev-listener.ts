import {realpath} from 'node:fs/promises';
import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http';
import sirv from 'sirv';
import {isFile} from '../../../../src/base/files.js';
import {acceptsMarkdown, findMarkdownFile} from '../../../../src/hosts/accepts-markdown.js';
import {typesPath} from '../../../../src/markdown/code/checked-code.js';
import {classesPath, compiledPath} from '../../../../src/site/live/compile-order.js';
import {gitFolder} from '../../../../src/site/navigation/dated-versions.js';
import {originalDocsHeader} from '../../../../src/site/original-docs-header.js';
import {buildPublicDocs, createPublicProject} from '../../../../src/site/project/public-project.js';
import {openNodeFiles} from '../../files/files.js';
import {readIgnored} from '../../files/ignored-files.js';
import {isFileInside, openNodeProject} from '../../files/project-files.js';
import {createManifestMaker} from '../../files/project-manifest.js';
import {closeOnReadError} from '../../http/close-on-read-error.js';
import {hostNotAllowed, isKnownHost} from '../../http/known-host.js';
import {readRequestPath} from '../../http/request-path.js';
import {sendText} from '../../http/send-text.js';
import {createTypeChecker} from '../../types/create-type-checker.js';
import {createClassSheets} from '../prerender/class-sheets.js';
import type {ChangeStream} from './change-stream.js';
import {changesPath, filesPath, manifestPath, newPagePath, renderDevPage} from './dev-page.js';
import {LastGood} from './last-good.js';
import {LiveModules} from './live-modules.js';
import {createNewPageHandler} from './new-page.js';
import {createPreviewClasses, createPreviewTypes} from './preview-orders.js';
import {shareResult} from './shared-result.js';
import {ShownFiles} from './shown-files.js';

export interface DevSite {
  readonly folder: string;
  /** Folder of the installed package's `dist`. The server sends its files below `/_lectern/`. */
  readonly bundle: string;
  /** Host name that requests may use, besides `localhost`. */
  readonly host: string;
  readonly changes: ChangeStream;
  /** Kinds of project code that may run in the browser. */
  readonly run?: string;
  proxy(request: IncomingMessage, response: ServerResponse): void;
}

/**
 * Matches files that may be requested with a query, such as `logo.svg?v=2`. For all other files with a query, the
 * server responds with 404.
 */
const mayHaveQuery = /\.(?:avif|css|gif|html?|ico|jpe?g|js|mjs|mp[34]|png|svg|webm|webp|woff2?)$/i;

/** Matches files that can have private parts, which the server has to remove. */
const isText = /\.(?:mdx?|json|ya?ml)$/i;

/**
 * Creates the request handler of `lectern dev`. Reads files on each request. Rejects paths outside the folder, names
 * that start with a dot, and unknown host names (security rule C5).
 */
export function createDevListener(site: DevSite): RequestListener {
  const requests = new DevRequests(site);
  return async (request, response) => {
    response.setHeader('x-content-type-options', 'nosniff');
    closeOnReadError(response);
    try {
      await requests.handle(request, response);
    } catch {
      // A file can disappear while the server sends it. Close only this connection, and keep the server running.
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Lectern cannot read the files.');
    }
  };
}

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Request with its parsed path. */
interface Located {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: string;
  readonly hasQuery: boolean;
}

class DevRequests {
  readonly #site: DevSite;
  readonly #hosts: ReadonlySet<string>;
  readonly #root: Promise<string>;
  readonly #shown: ShownFiles;
  readonly #live: LiveModules;
  readonly #lastGood: LastGood;
  readonly #sendBundle: ReturnType<typeof sirv>;
  readonly #sendProject: ReturnType<typeof sirv>;
  readonly #manifest: () => Promise<string>;
  readonly #docs: () => Promise<string | undefined>;
  /** Handlers of the server's own paths, by method and path. */
  readonly #handlers: ReadonlyMap<string, Handler>;

  constructor(site: DevSite) {
    const {folder, bundle, host, changes} = site;
    const files = openNodeFiles(folder);
    const options = {dev: true, dotfiles: false, etag: true, extensions: []};
    const project = createPublicProject(openNodeProject(folder));
    const state = () => changes.place;
    this.#site = site;
    this.#hosts = new Set([`http://${host.includes(':') ? `[${host}]` : host}`]);
    this.#root = realpath(folder);
    // Mark the rejection as handled: each request awaits `#root` itself, and reports a missing folder.
    this.#root.catch(() => undefined);
    this.#shown = new ShownFiles(folder);
    this.#live = new LiveModules(files);
    this.#lastGood = new LastGood(files);
    this.#sendBundle = sirv(bundle, options);
    this.#sendProject = sirv(folder, options);
    this.#manifest = shareResult(createManifestMaker(project, folder), state);
    this.#docs = shareResult(() => buildPublicDocs(createPublicProject(openNodeProject(folder))), state);
    this.#handlers = new Map<string, Handler>([
      [`POST ${compiledPath}`, (request, response) => this.#live.compile(request, response)],
      [`POST ${typesPath}`, createPreviewTypes(createTypeChecker(folder))],
      [`POST ${classesPath}`, createPreviewClasses(createClassSheets())],
      [`POST ${newPagePath}`, createNewPageHandler(folder)],
      [`GET ${changesPath}`, (request, response) => changes.add(response, readLastEvent(request))],
      [
        `GET ${filesPath}`,
        async (_, response) => sendJson(JSON.stringify(await openNodeProject(folder).list()), response),
      ],
      [`GET ${manifestPath}`, async (_, response) => sendJson(await this.#manifest(), response)],
    ]);
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    if (!isKnownHost(request.headers.host ?? '', this.#hosts)) return sendText(response, 403, hostNotAllowed);
    const requested = readRequestPath(request.url ?? '/');
    if (!requested) return sendMissing(response);
    const {path} = requested;
    const {method = 'GET'} = request;
    const isRead = method === 'GET' || method === 'HEAD';
    if (path === '_proxy') return this.#site.proxy(request, response);
    const handler = this.#handlers.get(`${isRead ? 'GET' : method} ${path}`);
    if (handler) return handler(request, response);
    if (!isRead) return sendText(response, 405, 'Only GET and HEAD are allowed.');
    const located = {request, response, ...requested};
    return (await this.#sendGenerated(located)) || (await this.#sendFile(located)) || this.#sendPage(located);
  }

  /** Sends a generated file, or a file of the package. Returns false if the path is neither. */
  async #sendGenerated({request, response, path}: Located): Promise<boolean> {
    if (path === 'docs.json' && !request.headers[originalDocsHeader]) {
      const docs = (await this.#lastGood.instead()) ?? (await this.#docs());
      if (docs !== undefined) return sendJson(docs, response);
    }
    const script = this.#live.script(path);
    if (script !== undefined) return sendScript(script, response);
    if (path.startsWith(gitFolder)) {
      const text = await this.#shown.readVersion(path);
      return text === undefined ? sendMissing(response) : sendJson(text, response);
    }
    if (!path.startsWith('_lectern/')) return false;
    const written = request.url ?? '';
    // `#sendBundle` decodes the URL, so it needs the encoded one.
    request.url = written.slice('/_lectern'.length);
    if (!written.startsWith('/_lectern/') || path.startsWith('_lectern/node/')) return sendMissing(response);
    this.#sendBundle(request, response, () => void sendMissing(response));
    return true;
  }

  /** Sends a file of the project, without its private parts. Returns false if absent. */
  async #sendFile({request, response, path, hasQuery}: Located): Promise<boolean> {
    const isIgnored = readIgnored(this.#site.folder);
    if (isHome(path) || isIgnored(path) || !(await isFileInside(await this.#root, path, isIgnored))) return false;
    const text = isText.test(path) && path !== 'docs.json' ? await this.#shown.readPublic(path) : 'same';
    if (text === undefined) return sendMissing(response);
    if (text !== 'same') return sendJson(text, response);
    if (hasQuery && !mayHaveQuery.test(path)) return sendMissing(response);
    this.#sendProject(request, response, () => void sendMissing(response));
    return true;
  }

  /** Sends a page: as Markdown if the client accepts it, or else the HTML file that renders it in the browser. */
  async #sendPage({request, response, path}: Located): Promise<unknown> {
    const {accept = ''} = request.headers;
    const slug = acceptsMarkdown(accept) ? findMarkdownFile(path)?.replace(/\.md$/, '') : undefined;
    const text = slug === undefined ? undefined : await this.#shown.readPage(slug);
    if (text !== undefined) {
      const headers = {'content-type': 'text/markdown; charset=utf-8', 'cache-control': 'no-cache', vary: 'accept'};
      return response.writeHead(200, headers).end(text);
    }
    // Browsers request this file without being asked. Do not log it as missing.
    if (path === 'favicon.ico') return response.writeHead(204).end();
    if (!isHome(path) && !/\btext\/html\b/.test(accept)) return sendMissing(response);
    const {folder, changes, run} = this.#site;
    const own = await openNodeFiles(folder).read('index.html');
    const {html, hasAddresses} = renderDevPage(isFile(own) ? own.text : undefined, changes.place, run);
    if (!isHome(path) && !hasAddresses) return response.writeHead(302, {location: `/#/${encodeURI(path)}`}).end();
    return response.writeHead(200, {'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache'}).end(html);
  }
}

function isHome(path: string): boolean {
  return path === '' || path === 'index.html';
}

/**
 * Returns the last change that a page received: from the `Last-Event-ID` header, or on first connection from the query.
 */
function readLastEvent({headers, url = ''}: IncomingMessage): string {
  const heard = headers['last-event-id'];
  return typeof heard === 'string' ? heard : (/[?&]since=([\w-]*)/.exec(url)?.[1] ?? '');
}

function sendMissing(response: ServerResponse): true {
  sendText(response, 404, 'This file does not exist.');
  return true;
}

function sendScript(text: string, response: ServerResponse): true {
  response.writeHead(200, {'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store'}).end(text);
  return true;
}

function sendJson(text: string, response: ServerResponse): true {
  response.writeHead(200, {'content-type': 'application/json', 'cache-control': 'no-store'}).end(text);
  return true;
}
