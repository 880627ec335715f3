import {realpath} from 'node:fs/promises';
import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http';
import sirv from 'sirv';
import {isFile} from '../../../../src/base/files.js';
import {readConfig} from '../../../../src/config/read-config.js';
import {acceptsMarkdown, findMarkdownFile} from '../../../../src/hosts/accepts-markdown.js';
import {typesPath} from '../../../../src/markdown/code/checked-code.js';
import {asWritten} from '../../../../src/site/as-written.js';
import {classesPath, compiledPath} from '../../../../src/site/live/compile-order.js';
import {findCurrentVersion, gitFolder} from '../../../../src/site/navigation/dated-versions.js';
import {buildPublicDocs, createPublicProject} from '../../../../src/site/project/public-project.js';
import {pageFileCandidates} from '../../../../src/site/routes/page-files.js';
import {openNodeFiles} from '../../files/files.js';
import {readIgnored} from '../../files/ignored-files.js';
import {isFileInside, openNodeProject} from '../../files/project-files.js';
import {createManifestMaker} from '../../files/project-manifest.js';
import {closeOnReadError} from '../../http/close-on-read-error.js';
import {hostNotAllowed, isKnownHost} from '../../http/known-host.js';
import {readRequestPath} from '../../http/request-path.js';
import {sendText} from '../../http/send-text.js';
import {typeChecker} from '../../types/type-checker.js';
import {createClassSheets} from '../prerender/class-sheets.js';
import type {ChangeStream} from './change-stream.js';
import {changesPath, filesPath, manifestPath, newPagePath, renderDevPage} from './dev-page.js';
import {LastGood} from './last-good.js';
import {LiveModules} from './live-modules.js';
import {createPage} from './new-page.js';
import {createPreviewClasses, createPreviewTypes} from './preview-orders.js';
import {shareResult} from './shared-result.js';

export interface DevSite {
  /** The project. */
  readonly folder: string;
  /** The built Lectern: what `/_lectern/` holds. */
  readonly bundle: string;
  /** A name that this server has besides `localhost`. */
  readonly host: string;
  readonly changes: ChangeStream;
  /** Kinds of project code that run in the browser. */
  readonly run?: string;
  proxy(request: IncomingMessage, response: ServerResponse): void;
}

/** Files that browsers may request with an author's query, `logo.svg?v=2`. Texts of the project have none. */
const mayHaveQuery = /\.(?:avif|css|gif|html?|ico|jpe?g|js|mjs|mp[34]|png|svg|webm|webp|woff2?)$/i;

/** Files that may contain private content. */
const isText = /\.(?:mdx?|json|ya?ml)$/i;

/**
 * Answers for the files of a project, as they are on disk at that moment; nothing is read ahead. Files outside of the
 * folder, names that begin with a dot and requests by a foreign name are refused (security rule C5).
 */
export function createDevListener({folder, bundle, host, changes, run, proxy}: DevSite): RequestListener {
  const options = {dev: true, dotfiles: false, etag: true, extensions: []};
  const lectern = sirv(bundle, options);
  const project = sirv(folder, options);
  const files = openNodeFiles(folder);
  const hosts = new Set([`http://${host.includes(':') ? `[${host}]` : host}`]);
  const root = realpath(folder);
  // Each request reports the error, since the folder may disappear later.
  root.catch(() => undefined);
  const live = new LiveModules(files);
  const lastGood = new LastGood(files);
  const types = createPreviewTypes(typeChecker(folder));
  const classes = createPreviewClasses(createClassSheets());
  const made = createPage(folder);
  const open = () => createPublicProject(openNodeProject(folder));
  const manifest = shareResult(createManifestMaker(open(), folder), () => changes.place);
  const docs = shareResult(
    () => buildPublicDocs(open()),
    () => changes.place,
  );

  /** Returns the public version of a page or document: unchanged, another text, or nothing. */
  const publicText = async (path: string): Promise<'same' | string | undefined> => {
    const [whole, shown] = await Promise.all([files.read(path), open().read(path)]);
    if (!isFile(shown)) return isFile(whole) ? undefined : 'same';
    return isFile(whole) && whole.text === shown.text ? 'same' : shown.text;
  };

  /** A version of an API document that git has. No other file of the repository is shown. */
  const versionText = async (path: string): Promise<string | undefined> => {
    const project = openNodeProject(folder);
    const {raw} = await readConfig(project);
    const read =
      findCurrentVersion(raw, path) === undefined ? undefined : await createPublicProject(project).read(path);
    return read && isFile(read) ? read.text : undefined;
  };

  /** The file of a page as its author wrote it: nothing is written ahead that could be read in its place. */
  const pageText = async (slug: string): Promise<string | undefined> => {
    for (const file of pageFileCandidates(slug)) {
      const read = await open().read(file);
      if (isFile(read)) return read.text;
    }
    return undefined;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const missing = () => sendText(response, 404, 'There is no such file.');
    if (!isKnownHost(request.headers.host ?? '', hosts)) return sendText(response, 403, hostNotAllowed);
    const requested = readRequestPath(request.url ?? '/');
    if (!requested) return missing();
    const {path, hasQuery} = requested;
    if (path === '_proxy') return proxy(request, response);
    if (path === compiledPath && request.method === 'POST') return live.compile(request, response);
    if (path === typesPath && request.method === 'POST') return types(request, response);
    if (path === classesPath && request.method === 'POST') return classes(request, response);
    if (path === newPagePath && request.method === 'POST') return made(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(response, 405, 'Files can only be read.');
    if (path === changesPath) return changes.add(response, placeOf(request));
    if (path === filesPath) return sendJson(JSON.stringify(await openNodeProject(folder).list()), response);
    if (path === manifestPath) return sendJson(await manifest(), response);
    const isShown = path === 'docs.json' && !request.headers[asWritten];
    const instead = isShown && ((await lastGood.instead()) ?? (await docs()));
    if (typeof instead === 'string') return sendJson(instead, response);
    const script = live.script(path);
    if (script !== undefined) return sendScript(script, response);
    if (path.startsWith(gitFolder)) {
      const text = await versionText(path);
      return text === undefined ? missing() : sendJson(text, response);
    }
    if (path.startsWith('_lectern/')) {
      const written = request.url ?? '';
      // Not as it was decoded: it is decoded once more.
      request.url = written.slice('/_lectern'.length);
      const isPlain = written.startsWith('/_lectern/') && !path.startsWith('_lectern/node/');
      return isPlain ? lectern(request, response, missing) : missing();
    }
    const isPage = path === '' || path === 'index.html';
    const isIgnored = readIgnored(folder);
    if (!isPage && !isIgnored(path) && (await isFileInside(await root, path, isIgnored))) {
      const replaced = isText.test(path) && path !== 'docs.json' ? await publicText(path) : 'same';
      if (replaced !== 'same') return replaced === undefined ? missing() : sendJson(replaced, response);
      return hasQuery && !mayHaveQuery.test(path) ? missing() : project(request, response, missing);
    }
    const page = acceptsMarkdown(request.headers.accept) ? findMarkdownFile(path)?.replace(/\.md$/, '') : undefined;
    const text = page === undefined ? undefined : await pageText(page);
    if (text !== undefined) {
      const headers = {'content-type': 'text/markdown; charset=utf-8', 'cache-control': 'no-cache', vary: 'accept'};
      return void response.writeHead(200, headers).end(text);
    }
    // Browsers request it by themselves, so its absence is not an error.
    if (path === 'favicon.ico') return void response.writeHead(204).end();
    if (!/\btext\/html\b/.test(request.headers.accept ?? '') && !isPage) return missing();
    const own = await files.read('index.html');
    const {html, hasAddresses} = renderDevPage(isFile(own) ? own.text : undefined, changes.place, run);
    if (!isPage && !hasAddresses) response.writeHead(302, {location: `/#/${encodeURI(path)}`}).end();
    else response.writeHead(200, {'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache'}).end(html);
  };

  return async (request, response) => {
    response.setHeader('x-content-type-options', 'nosniff');
    closeOnReadError(response);
    try {
      await answer(request, response);
    } catch {
      // A folder that went away while it was read must not end the preview.
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'The files could not be read.');
    }
  };
}

/** Returns the state of a page: from its last event, else from its creation. */
function placeOf({headers, url = ''}: IncomingMessage): string {
  const heard = headers['last-event-id'];
  return typeof heard === 'string' ? heard : (/[?&]since=([\w-]*)/.exec(url)?.[1] ?? '');
}

function sendScript(text: string, response: ServerResponse): void {
  response.writeHead(200, {'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store'}).end(text);
}

function sendJson(text: string, response: ServerResponse): void {
  response.writeHead(200, {'content-type': 'application/json', 'cache-control': 'no-store'}).end(text);
}
