import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import sirv from 'sirv';
import {runPrerender} from '../../../shell/node/commands/prerender/prerender-command.js';
import {openNodeProject} from '../../../shell/node/files/project-files.js';
import {buildProjectManifest} from '../../../shell/node/files/project-manifest.js';
import {listOwnFiles} from '../../../src/base/own-files.js';
import {type OpenProject, openProject} from '../../../src/prerender/open-project.js';
import {listNamedDocuments} from '../../../src/site/navigation/api-documents.js';
import {findTitle} from '../../../src/site/site.js';

const dist = join(import.meta.dirname, '../../../../dist');

const shell = (manifest: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>loading</title></head><body><script type="module" src="/_lectern/lectern.js" router="history" base="/"${manifest || ' styles=""'}></script></body></html>`;

/** A project as both kinds of site. */
export interface BothSites {
  /** Ends with a slash. */
  readonly runtime: string;
  readonly prerendered: string;
  /** Additional URLs of pages. */
  readonly aliases: ReadonlyMap<string, string>;
  /** Folder of the prerendered site. */
  readonly folder: string;
  close(): void;
}

/**
 * Returns whether the site needs the list of files or the frontmatter of all pages, which a browser cannot get without
 * a manifest.
 */
function needsManifest({site, pageMetadata, paths}: OpenProject): boolean {
  // Without a manifest, a long section only reads the frontmatter of visible entries.
  if (listOwnFiles(paths).styles.length > 0 || pageMetadata.size > 40) return true;
  const indexes = new Map(listNamedDocuments(site.config).map(file => [file, site.indexes.get(file)] as const));
  if (site.bindsPages) return true;
  return [...pageMetadata].some(
    ([slug, {binding}]) => binding && !binding.document && findTitle({...site, indexes}, slug, binding).unread,
  );
}

/** Serves a project with a script tag and prerendered, each at its own origin. */
export async function serveBoth(project: string, more: readonly string[] = []): Promise<BothSites> {
  const folder = join(mkdtempSync(join(tmpdir(), 'parity-')), 'site');
  const command = {
    folder: project,
    out: folder,
    isPortable: more.includes('--portable'),
    strict: false,
    version: '0.0.0',
  };
  const why = await runPrerender(command, {out() {}, err() {}});
  if (why !== 0) throw new Error(String(why));
  const opened = await openProject(openNodeProject(project), async path => ({path, missing: 'failed'}));
  const manifest = needsManifest(opened) ? await buildProjectManifest(openNodeProject(project), project) : undefined;
  const html = shell(manifest === undefined ? '' : ' manifest="/_lectern/manifest.json"');
  const files = sirv(project, {dev: true, dotfiles: false, extensions: []});
  const bundle = sirv(dist, {dev: true, extensions: []});
  const runtime = await listen((request, response) => {
    const page = () => {
      const isPage = /\btext\/html\b/.test(request.headers.accept ?? '');
      if (isPage) response.writeHead(200, {'content-type': 'text/html; charset=utf-8'}).end(html);
      else response.writeHead(404).end();
    };
    if (manifest !== undefined && request.url === '/_lectern/manifest.json')
      response.writeHead(200, {'content-type': 'application/json'}).end(manifest);
    else if (request.url?.startsWith('/_lectern/')) {
      request.url = request.url.slice('/_lectern'.length);
      bundle(request, response, page);
    } else if (/^\/(?:index\.html)?(?:\?|$)/.test(request.url ?? '')) page();
    else files(request, response, page);
  });
  const prerendered = await listen(static_(folder));
  return {
    runtime: runtime.url,
    prerendered: prerendered.url,
    aliases: opened.site.navigation.aliases,
    folder,
    close() {
      runtime.close();
      prerendered.close();
      rmSync(join(folder, '..'), {recursive: true});
    },
  };
}

/**
 * Returns a plain host: files, folders by their `index.html`, and `404.html` for all others. Removes `base` from the
 * path.
 */
export function static_(folder: string, base = '/'): (request: IncomingMessage, response: ServerResponse) => void {
  const files = sirv(folder, {dev: true, dotfiles: true, extensions: ['html']});
  return (request, response) => {
    const missing = () => {
      // Browsers request it without a reference.
      if (request.url === '/favicon.ico') response.writeHead(204).end();
      else
        response
          .writeHead(404, {'content-type': 'text/html; charset=utf-8'})
          .end(readFileSync(join(folder, '404.html')));
    };
    if (!request.url?.startsWith(base)) return missing();
    // A folder is its index.html, even if a file has the same name.
    request.url = request.url.slice(base.length - 1).replace(/\/(?=$|\?)/, '/index.html');
    files(request, response, missing);
  };
}

export async function listen(handler: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(handler);
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
