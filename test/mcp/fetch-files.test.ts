import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMcpFiles, isPlainPath} from '../../src/mcp/fetch-files.js';

const root = 'https://docs.acme.example/x/';

function filesOf(answers: Readonly<Record<string, Response | Error>>) {
  const asked: string[] = [];
  const files = createMcpFiles(root, async (address, init) => {
    asked.push(address);
    assert.equal(init.redirect, 'manual');
    const answer = answers[address] ?? new Response('none', {status: 404});
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return {files, asked};
}

test('files of a site are read at its URL', async () => {
  const {files, asked} = filesOf({[`${root}guide/a%20b%3F.md`]: new Response('# A')});
  assert.deepEqual(await files.read('guide/a b?.md'), {path: 'guide/a b?.md', text: '# A'});
  assert.deepEqual(await files.read('none.md'), {path: 'none.md', missing: 'absent'});
  assert.deepEqual(asked, [`${root}guide/a%20b%3F.md`, `${root}none.md`]);
});

// security G1
test('no file outside the site is requested', async () => {
  const {files, asked} = filesOf({});
  for (const path of [
    '',
    '/etc/passwd',
    '../secret',
    'a/../../secret',
    './a',
    'a//b',
    'a/./b',
    '..%2fsecret',
    '%2e%2e/secret',
    'a%5cb',
    'a\\b',
    'a\nb',
    'https://evil.example/a',
    '//evil.example/a',
    'file:a',
    `${'a'.repeat(2001)}`,
  ]) {
    assert.equal(isPlainPath(path), false, path);
    const read = await files.read(path);
    assert.equal('missing' in read && read.missing, 'refused', path);
  }
  assert.deepEqual(asked, []);
});

// security G1
test('redirects are followed within the site only', async () => {
  const to = (location: string) => new Response(null, {status: 302, headers: {location}});
  const {files, asked} = filesOf({
    [`${root}a.md`]: to('./b.md'),
    [`${root}b.md`]: new Response('# B'),
    [`${root}away.md`]: to('https://evil.example/x/a.md'),
    [`${root}up.md`]: to('/secret.md'),
    [`${root}near.md`]: to('https://docs.acme.example.evil.example/x/'),
    [`${root}round.md`]: to('round.md'),
  });
  assert.deepEqual(await files.read('a.md'), {path: 'a.md', text: '# B'});
  assert.deepEqual(await files.read('away.md'), {
    path: 'away.md',
    missing: 'refused',
    reason: `the host redirects to https://evil.example/x/a.md, which is outside of ${root}.`,
  });
  for (const path of ['up.md', 'near.md', 'round.md']) {
    const read = await files.read(path);
    assert.equal('missing' in read && read.missing, 'refused', path);
  }
  assert.deepEqual(
    asked.filter(each => !each.startsWith(root)),
    [],
  );
});

test('catch-all, failing and silent hosts are distinguished', async () => {
  const {files} = filesOf({
    [`${root}a.md`]: new Response('<!doctype html>', {headers: {'content-type': 'text/html; charset=utf-8'}}),
    [`${root}b.md`]: new Response('', {status: 503}),
    [`${root}c.md`]: new TypeError('fetch failed'),
  });
  assert.deepEqual(await files.read('a.md'), {path: 'a.md', missing: 'absent'});
  assert.deepEqual(await files.read('b.md'), {
    path: 'b.md',
    missing: 'failed',
    reason: 'the host responds with status 503.',
  });
  assert.deepEqual(await files.read('c.md'), {path: 'c.md', missing: 'failed', reason: `${root} does not respond.`});
});

test('an endless file is not read to its end', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent++;
      controller.enqueue(new Uint8Array(10_000_000));
    },
  });
  const {files} = filesOf({[`${root}a.md`]: new Response(endless)});
  const read = await files.read('a.md');
  assert.deepEqual(read, {path: 'a.md', missing: 'refused', reason: 'it is larger than 50 MB.'});
  assert.ok(sent < 9, String(sent));
});
