import type {RequestListener, Server} from 'node:http';
import {basename, dirname, join} from 'node:path';
import {isFile} from '../../../../src/base/files.js';
import {isObject} from '../../../../src/base/json.js';
import {omitUndefined} from '../../../../src/base/omit-undefined.js';
import {isWebUrl} from '../../../../src/base/web-url.js';
import {readData} from '../../../../src/openapi/document/read-data.js';
import {createReference, type HashedContent, hashBytes} from '../../../../src/reference/create-reference.js';
import {createPublicProject} from '../../../../src/site/project/public-project.js';
import {openNodeProject} from '../../files/project-files.js';
import {createHostCheck, hostNotAllowed} from '../../http/known-host.js';
import {setOriginForm} from '../../http/origin-form.js';
import {sendText} from '../../http/send-text.js';
import {createNodeMeans} from '../../reference/node-means.js';
import {toListener} from '../../reference/to-listener.js';
import type {Output} from '../../terminal/command.js';
import {explainWatchError} from '../../terminal/watch-error.js';
import {ChangeStream} from '../dev/change-stream.js';
import {TerminalFindings} from '../dev/terminal-findings.js';
import {startServer} from './start-server.js';
import {watchFiles} from './watch-files.js';

export interface ServeDocumentCommand {
  /** Path or URL of the API document. */
  readonly document: string;
  readonly host: string;
  readonly port: number;
  /** Path of the page. Starts and ends with a slash. */
  readonly base: string;
  readonly title?: string;
  /** Whether to print the problems that the check finds. */
  readonly tells?: boolean;
}

/** Script that reloads the page when the API document changes. */
const reloadScript = `const {search} = new URL(import.meta.url);
new EventSource(new URL('changes' + search, import.meta.url)).onmessage = () => location.reload();
`;

/**
 * Runs `lectern serve openapi.yaml`: serves the reference of one API document, and reloads pages when it changes.
 * Returns the server, or the reason if it could not start.
 */
export async function runServeDocument(
  command: ServeDocumentCommand,
  {out, err, program}: Output,
): Promise<Server | string> {
  const {document, host, port, base, tells} = command;
  const changes = new ChangeStream();
  const server = await startServer(createDocumentListener(command, changes), {host, port, base, hasMcp: false}, {out});
  if (typeof server === 'string' || isWebUrl(document)) return server;
  const project = openNodeProject(document);
  const folder = dirname(document);
  const findings = tells ? new TerminalFindings(document, {out, ...omitUndefined({program})}) : undefined;
  const close = watchFiles(async () => [document, ...(await project.list()).map(path => join(folder, path))], {
    changed() {
      changes.notify([basename(document)]);
      findings?.renew();
    },
    failed: error => err(explainWatchError(error)),
  });
  server.once('close', () => {
    close();
    changes.close();
    findings?.close();
  });
  return server;
}

/** Creates the request handler: the reference, its files, and the event stream of changes. */
function createDocumentListener(
  {document, host, base, title}: ServeDocumentCommand,
  changes: ChangeStream,
): RequestListener {
  const isAway = isWebUrl(document);
  const project = isAway ? undefined : createPublicProject(openNodeProject(document));
  const means = createNodeMeans();
  const readBeside = async (path: string) => {
    if (!project || path === 'docs.json') return undefined;
    const read = await project.read(path);
    return isFile(read) ? read.text : undefined;
  };
  const handler = createReference(
    {
      spec: isAway ? document : basename(document),
      base,
      // The servers in a document at a URL are unknown here. Allow the page to connect to any host.
      ...(isAway && {connect: ['https:', 'http:']}),
      ...(title !== undefined && {title}),
    },
    {
      ...means,
      readBeside,
      readFile: async path => (path === 'reload.js' ? buildReloadBody() : means.readFile?.(path)),
      async readValue(url) {
        const text = await readBeside(url);
        const {value} = text === undefined ? {} : await readData(text, url);
        return isObject(value) ? value : undefined;
      },
      scripts: () => (isAway ? [] : [`_lectern/reload.js?since=${changes.place}`]),
    },
  );
  const isAllowed = createHostCheck(host);
  const respond = toListener(handler);
  return (request, response) => {
    setOriginForm(request);
    if (!isAllowed(request)) return sendText(response, 403, hostNotAllowed);
    const [path, since = ''] = (request.url ?? '').split('?since=');
    if (request.method === 'GET' && path === `${base}_lectern/changes`) changes.add(response, since);
    else void respond(request, response);
  };
}

async function buildReloadBody(): Promise<HashedContent> {
  const bytes = new TextEncoder().encode(reloadScript);
  return {bytes, hash: await hashBytes(bytes)};
}
