import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {runCli} from '../../../../../shell/node/terminal/run-cli.js';

const folder = mkdtempSync(join(tmpdir(), 'diff-'));
after(() => rmSync(folder, {recursive: true}));

function write(name: string, value: unknown): string {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), {recursive: true});
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value, null, 2));
  return path;
}

const api = (required: boolean, title = 'A') => ({
  openapi: '3.1.0',
  info: {title},
  paths: {
    '/a': {
      get: {
        parameters: [{name: 'q', in: 'query', required, schema: {type: 'string'}}],
        responses: {200: {description: 'ok'}},
      },
    },
  },
});
const old = write('old.json', api(false));
const breaking = write('new/api.json', api(true));
const same = write('same.yaml', 'openapi: 3.0.0\npaths: {}\n');

async function run(...args: readonly string[]): Promise<{code: number | undefined; out: string; err: string}> {
  const found = {out: '', err: ''};
  const code = await runCli(['diff', ...args], {
    out: text => {
      found.out += text;
    },
    err: text => {
      found.err += text;
    },
  });
  return {code, ...found};
}

test('changes are printed, and --fail-on sets the exit code', async () => {
  const {code, out} = await run(old, breaking);
  assert.equal(code, 0);
  assert.equal(
    out,
    `GET /a
  breaking      query parameter q: The parameter became required.
                The API rejects requests without it. (request-parameter-became-required)

1 breaking, 0 possibly breaking, 0 non-breaking.`,
  );
  assert.equal((await run(old, breaking, '--fail-on', 'breaking')).code, 1);
  assert.equal((await run(breaking, old, '--fail-on', 'breaking')).code, 0);
  assert.deepEqual(await run(old, old, '--fail-on', 'possibly-breaking'), {code: 0, out: 'No changes.', err: ''});
});

test('Markdown, JSON, and annotations for both files are written', async () => {
  const markdown = await run(old, breaking, '--format', 'markdown');
  assert.ok(
    markdown.out.includes('## Breaking changes\n\n### GET /a\n\n- **query parameter q:** The parameter became'),
  );
  const {ok, breaking: count, operations} = JSON.parse((await run(old, breaking, '--format', 'json')).out);
  assert.deepEqual([ok, count, operations[0].state], [false, 1, 'changed']);
  assert.deepEqual(operations[0].changes[0], {
    rule: 'request-parameter-became-required',
    level: 'breaking',
    place: 'query parameter q',
    field: '',
    message: 'The parameter became required.',
    reason: 'The API rejects requests without it.',
    document: 'after',
    file: 'api.json',
    pointer: '/paths/~1a/get/parameters/0/schema',
  });
  const {out} = await run(old, same, '--format', 'github');
  assert.equal(
    out,
    `::error file=${old},line=8,col=14,title=operation-removed::GET /a: The operation was removed. Clients that call it get an error.`,
  );
});

test('control characters of a document never reach the terminal', async () => {
  const {openapi, info, paths} = api(false);
  const evil = write('evil.json', {openapi, info, paths: {...paths, '/\u001b[2J': paths['/a']}});
  assert.match((await run(old, evil)).out, /^GET \/\ufffd\[2J/);
});

test('a failure to run is explained', async () => {
  const cases: readonly (readonly [args: readonly string[], message: RegExp])[] = [
    [[old], /^lectern diff needs two documents\.\nFix: Run lectern diff old\.yaml new\.yaml\.$/],
    [[old, join(folder, 'none.yaml')], /none\.yaml does not exist\.\nFix: Pass the file or URL/],
    [[old, write('bad.json', '{')], /Lectern cannot read \S*bad\.json\. .*\nFix: /s],
    [[old, write('events.json', {asyncapi: '3.0.0'})], /events\.json is an AsyncAPI document/],
    [[old, old, '--format', 'xml'], /^--format xml is not an allowed value\.\nFix: Pass one of these values: /],
    [[old, old, '--fail-on', 'all'], /^--fail-on all is not an allowed value\.\nFix: Pass --fail-on breaking/],
    [[old, 'http://127.0.0.1:1/api.json'], /127\.0\.0\.1 is on this machine/],
  ];
  for (const [args, message] of cases) {
    const {code, err} = await run(...args);
    assert.equal(code, 2);
    assert.match(err, message);
  }
});
