import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {prepareRequest} from '../../../elements/api-reference/response/request-init.js';
import {signRequest} from '../../../src/api-reference/form/credential.js';
import {curl} from '../../../src/openapi/request/languages/curl.js';
import {javascript} from '../../../src/openapi/request/languages/javascript.js';
import {python} from '../../../src/openapi/request/languages/python.js';
import type {ApiRequest} from '../../../src/openapi/request/request.js';

const run = promisify(execFile);

/** The relevant parts of a request that a server received. */
export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The parts of a multipart body, without boundaries. */
  readonly body: string | readonly string[];
}

/** Sends requests like the form and like the samples, to a server that records them. */
export class RoundTrip {
  readonly #server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', chunk => chunks.push(chunk));
    request.on('end', () => {
      this.#received = receivedOf(request, Buffer.concat(chunks).toString('latin1'));
      response.end('ok');
    });
  });
  readonly #folder = mkdtempSync(join(tmpdir(), 'round-trip-'));
  #received: Received | undefined;

  async open(): Promise<string> {
    await new Promise<void>(done => this.#server.listen(0, '127.0.0.1', done));
    writeFileSync(join(this.#folder, 'file.bin'), bytes);
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
    rmSync(this.#folder, {recursive: true, force: true});
  }

  async byForm(request: ApiRequest): Promise<Received | undefined> {
    const file = new File([bytes], 'file.bin');
    const {address, init} = prepareRequest({
      signed: signRequest(withFiles(request), []),
      files: new Map([[1, file]]),
      timeoutMs: 5000,
    });
    return this.#after(async () => void (await fetch(address, init)));
  }

  byCurl(request: ApiRequest): Promise<Received | undefined> {
    return this.#after(() => run('bash', ['-c', `${curl(request)} --silent`], {cwd: this.#folder}));
  }

  byJavaScript(request: ApiRequest): Promise<Received | undefined> {
    writeFileSync(join(this.#folder, 'sample.mjs'), javascript(request));
    return this.#after(() => run(process.execPath, ['sample.mjs'], {cwd: this.#folder}));
  }

  byPython(request: ApiRequest): Promise<Received | undefined> {
    writeFileSync(join(this.#folder, 'sample.py'), python(request));
    return this.#after(() => run('python3', ['sample.py'], {cwd: this.#folder}));
  }

  async #after(send: () => Promise<unknown>): Promise<Received | undefined> {
    this.#received = undefined;
    await send();
    return this.#received;
  }
}

const bytes = 'bytes of a file';

/** Returns the request with the sample's files selected. */
function withFiles(request: ApiRequest): ApiRequest {
  const {body} = request;
  if (body?.kind === 'binary') return {...request, body: {...body, fileId: 1}};
  if (body?.kind !== 'multipart') return request;
  return {...request, body: {...body, fields: body.fields.map(each => (each.isFile ? {...each, fileId: 1} : each))}};
}

/** Headers that differ between programs. */
const own = new Set(
  (
    'host connection user-agent accept accept-encoding accept-language content-length sec-fetch-mode cache-control pragma ' +
    'transfer-encoding expect'
  ).split(' '),
);

function receivedOf({method = '', url = '', headers: all}: IncomingMessage, body: string): Received {
  const isOwn = (name: string, value: string) => own.has(name) && !(name === 'accept' && !value.includes('*/*'));
  const headers = Object.entries(all as Record<string, string>).filter(([name, value]) => !isOwn(name, value));
  const boundary = /boundary="?([^";]+)/.exec(all['content-type'] ?? '')?.[1];
  return {
    method,
    // `requests` encodes brackets, and `fetch` encodes an apostrophe. Others do not, but servers decode both alike.
    url: url.replace(/[[\]']/g, char => `%${char.charCodeAt(0).toString(16).toUpperCase()}`),
    headers: Object.fromEntries(headers.map(([name, value]) => [name, value.replace(/;\s*boundary=.*/, '')])),
    body: boundary !== undefined ? partsOf(body, boundary) : withoutSpace(body, all['content-type'] ?? ''),
  };
}

/** Removes white space between JSON tokens, which has no meaning. */
function withoutSpace(body: string, type: string): string {
  return /json(?!-seq)/.test(type) ? JSON.stringify(JSON.parse(Buffer.from(body, 'latin1').toString())) : body;
}

/** Returns parts with their headers in one order and notation. Programs add or omit the default type of a file. */
function partsOf(body: string, boundary: string): readonly string[] {
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map(part => {
      const at = part.indexOf('\r\n\r\n');
      const headers = part
        .slice(2, at)
        .split('\r\n')
        .map(line => line.replace(/^[^:]+/, name => name.toLowerCase()))
        .filter(line => line !== '' && !/^content-type: application\/octet-stream$/.test(line));
      return `${headers.sort().join('\n')}\n\n${part.slice(at + 4).replace(/\r\n$/, '')}`;
    });
}
