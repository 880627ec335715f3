import assert from 'node:assert/strict';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {request} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {runServeDocument, type ServeDocumentCommand} from '../../../../../shell/node/commands/serve/serve-document.js';
import {runCli} from '../../../../../shell/node/terminal/run-cli.js';

const skip = existsSync(join(import.meta.dirname, '../../../../../../dist/oauth.html')) ? false : 'dist is not built';
const top = mkdtempSync(join(tmpdir(), 'serve-document-'));
after(() => rmSync(top, {recursive: true}));
const document = join(top, 'openapi.yaml');
const yaml = (title: string) => `openapi: 3.1.0
info: {title: ${title}, version: '1'}
servers: [{url: 'https://api.example.com'}]
paths:
  /a: {get: {responses: {'200': {$ref: 'parts/ok.yaml#/ok'}}}}
  /b: {get: {x-internal: true, responses: {'200': {description: ok}}}}
`;
writeFileSync(document, yaml('Shop'));
writeFileSync(join(top, 'secret.yaml'), 'a: b');

async function withServer(
  given: Partial<ServeDocumentCommand>,
  use: (origin: string, lines: readonly string[]) => Promise<void>,
): Promise<void> {
  const lines: string[] = [];
  const server = await runServeDocument(
    {document, host: '127.0.0.1', port: 0, base: '/', ...given},
    {out: line => lines.push(line), err: line => lines.push(line)},
  );
  assert.ok(typeof server !== 'string', String(server));
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, lines);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('a document is served with a page and a policy for its servers', {skip}, () =>
  withServer({title: 'Our shop'}, async (origin, lines) => {
    assert.deepEqual(lines, [`The site is at ${origin.replace('127.0.0.1', 'localhost')}/\nPress Ctrl+C to stop.`]);
    const page = await fetch(`${origin}/`);
    assert.match(await page.text(), /spec="openapi\.yaml" title="Our shop"/);
    assert.match(
      String(page.headers.get('content-security-policy')),
      /connect-src 'self' https:\/\/api\.example\.com;/,
    );
    const script = await fetch(`${origin}/_lectern/lectern.js`);
    assert.equal(script.status, 200);
    assert.match(String(script.headers.get('content-type')), /^text\/javascript/);
    for (const path of [
      '/secret.yaml',
      '/docs.json',
      '/parts/ok.yaml',
      '/_lectern/node/cli.js',
      '/_lectern/types/elements.d.ts',
    ])
      assert.equal((await fetch(origin + path)).status, 404, path);
  }),
);

test('responses contain no private parts', {skip}, () =>
  withServer({}, async origin => {
    const text = await (await fetch(`${origin}/openapi.yaml`)).text();
    assert.match(text, /"\/a"/);
    assert.doesNotMatch(text, /x-internal/);
  }),
);

test('pages are below a base, and other host names are rejected', {skip}, () =>
  withServer({base: '/api/'}, async origin => {
    assert.equal((await fetch(`${origin}/api/`)).status, 200);
    assert.equal((await fetch(`${origin}/`)).status, 404);
    const {port} = new URL(origin);
    const status = await new Promise(done =>
      request({port, path: '/api/', headers: {host: 'evil.example'}}, ({statusCode}) => done(statusCode)).end(),
    );
    assert.equal(status, 403);
  }),
);

test('open pages are notified of a changed document, for any editor', {skip}, () =>
  withServer({}, async origin => {
    const html = await (await fetch(`${origin}/`)).text();
    const [, since] = /reload\.js\?since=([\w-]+)/.exec(html) ?? assert.fail('the page follows no changes');
    assert.match(await (await fetch(`${origin}/_lectern/reload.js`)).text(), /EventSource.*location\.reload/s);
    const abort = new AbortController();
    const stream = await fetch(`${origin}/_lectern/changes?since=${since}`, {signal: abort.signal});
    assert.equal(stream.headers.get('content-type'), 'text/event-stream');
    // The server must read the state before the change first.
    await new Promise(done => setTimeout(done, 300));
    writeFileSync(document, yaml('Shop 2'));
    let heard = '';
    for await (const chunk of stream.body ?? []) {
      heard += Buffer.from(chunk).toString();
      if (heard.includes('data:')) break;
    }
    assert.match(heard, /"paths":\["openapi\.yaml"\]/);
    abort.abort();
  }),
);

test('browsers read a remote document', {skip}, () =>
  withServer({document: 'https://api.example.com/openapi.json'}, async origin => {
    const page = await fetch(`${origin}/`);
    const html = await page.text();
    assert.match(html, /spec="https:\/\/api\.example\.com\/openapi\.json"/);
    assert.doesNotMatch(html, /reload\.js/);
    assert.match(
      String(page.headers.get('content-security-policy')),
      /connect-src 'self' https:\/\/api\.example\.com https: http:;/,
    );
  }),
);

/** Runs a command line, and returns its exit code and output. */
async function cli(...args: readonly string[]) {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  return {code: await runCli(args, {out: say, err: say}), text: lines.join('\n')};
}

test('check and prerender accept a document instead of a project', {skip}, async () => {
  const checked = await cli('check', document, '--offline');
  assert.equal(checked.code, 1);
  assert.match(checked.text, /openapi\.yaml:5:\d+ +error +spec-file-missing|parts\/ok\.yaml/);
  writeFileSync(join(top, 'good.yaml'), yaml('Good').replace(/\{\$ref[^}]*\}/, '{description: ok}'));
  const good = await cli('check', join(top, 'good.yaml'), '--offline');
  assert.deepEqual([good.code, /docs\.json/.test(good.text)], [0, false]);
  const written = await cli('prerender', join(top, 'good.yaml'), '--out', join(top, 'site'));
  assert.equal(written.code, 0, written.text);
  for (const path of ['index.html', 'api-reference/index.html', 'api-reference/get-a/index.html', 'good.yaml'])
    assert.ok(existsSync(join(top, 'site', path)), path);
  for (const path of ['secret.yaml', 'openapi.yaml']) assert.ok(!existsSync(join(top, 'site', path)), path);
});

test('init creates a project around a document with its title', {skip}, async () => {
  const made = await cli('init', document, '--yes');
  assert.equal(made.code, 0, made.text);
  const docs = readFileSync(join(top, 'docs.json'), 'utf8');
  const {name, navigation} = JSON.parse(docs);
  assert.equal(name, 'Shop 2');
  assert.equal(navigation.tabs[1].openapi, 'openapi.yaml');
});

test('a missing document and an invalid base are rejected', async () => {
  assert.deepEqual(await cli('check', join(top, 'none.yaml')), {
    code: 2,
    text: `The file "${join(top, 'none.yaml')}" does not exist.\nFix: Pass the path of an API document, or the folder that contains docs.json.`,
  });
  assert.equal((await cli('serve', document, '--base', 'x')).code, 2);
  const shown = await cli('dev', document);
  assert.equal(shown.code, 2);
  assert.match(shown.text, /is a file, not a folder\.\nFix: Run lectern serve \S*openapi\.yaml to show it, or pass/);
});
