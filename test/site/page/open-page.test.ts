import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Files} from '../../../src/base/files.js';
import {openPage} from '../../../src/site/page/open-page.js';
import {drawPage, pageOptions} from '../../components/draw.js';

test('the file of a slug is read, trying the last successful extension first', async () => {
  const options = {...pageOptions({'a.md': '# md', 'b.mdx': '# mdx'}), extension: '.md' as const};
  const answer = await openPage('a', options);
  assert.ok(answer.state === 'ready');
  assert.equal(answer.page.file, 'a.md');
  const other = await openPage('b', options);
  assert.ok(other.state === 'ready');
  assert.equal(other.page.file, 'b.mdx');
});

test('a missing page is absent, with the tried files', async () => {
  assert.deepEqual(await openPage('a', pageOptions()), {
    state: 'absent',
    tried: ['a.mdx', 'a.md', 'a/index.mdx', 'a/index.md'],
  });
});

test("a page can be a folder's index", async () => {
  const answer = await openPage('a', {...pageOptions({'a/index.mdx': 'x'})});
  assert.equal(answer.state === 'ready' && answer.page.file, 'a/index.mdx');
});

test("an unreadable file is a failure with the host's message", async () => {
  const files: Files = {read: async path => ({path, missing: 'failed', reason: 'The host answered 500.'})};
  assert.deepEqual(await openPage('a', {...pageOptions(), files}), {state: 'failed', reason: 'The host answered 500.'});
  const silent: Files = {read: async path => ({path, missing: 'refused'})};
  assert.deepEqual(await openPage('a', {...pageOptions(), files: silent}), {
    state: 'failed',
    reason: 'Lectern cannot read a.mdx.',
  });
});

test('a page above the size limit is rejected with the limit', async () => {
  assert.deepEqual(await openPage('a', pageOptions({'a.mdx': 'x'.repeat(5_000_001)})), {
    state: 'failed',
    reason: 'a.mdx is larger than 5 MB, the limit for a page.',
  });
});

test("the host's modification date is kept", async () => {
  const modified = 'Tue, 02 Jan 2024 00:00:00 GMT';
  const files: Files = {read: async path => ({path, text: '# a', modified})};
  const answer = await openPage('a', {...pageOptions(), files});
  assert.equal(answer.state === 'ready' && answer.page.modified, modified);
});

test('frontmatter provides title and description, except on custom pages', async () => {
  const page = await drawPage('---\ntitle: A <b>\ndescription: B\n---\nc');
  assert.equal(
    page.top.text,
    '<h1 class="page-title" id="page-title">A &lt;b&gt;</h1><p class="page-description">B</p>',
  );
  assert.equal(page.content.text, '<p>c</p>');
  const custom = await drawPage('---\ntitle: A\nmode: custom\n---\nc');
  assert.equal(custom.top.text, '');
});

test("an operation's page has its method and path", async () => {
  const {top} = await drawPage('---\ntitle: A\napi: get /users/{id}\n---\n');
  const words = top.text.replace(/<svg.*<\/svg>/s, '').replace(/<[^>]*>/g, ' ');
  assert.match(words.replace(/\s+/g, ' '), /^ A GET \/users\/ \{id\} $/);
});

test('invalid frontmatter is reported with its position, and the text remains', async () => {
  const page = await drawPage('---\ntitle: "a\n---\n\n# b');
  assert.match(page.content.text, /^<h1 id="b">/);
  assert.deepEqual(
    page.problems.map(({code, place}) => [code, place.file]),
    [['frontmatter-yaml', 'guides/page.mdx']],
  );
});

test('a byte order mark is removed', async () => {
  assert.equal((await drawPage('\ufeffa')).content.text, '<p>a</p>');
});

test('line numbers of problems include the frontmatter', async () => {
  const page = await drawPage('---\ntitle: a\n---\n\nb\n\n<Widget>\nc\n</Widget>\n');
  assert.deepEqual(
    page.problems.map(({code, place}) => [code, place.line]),
    [['component-unknown', 7]],
  );
});

test('expressions can use the frontmatter', async () => {
  const page = await drawPage('---\ntitle: A\ntags: [x, y]\n---\na {frontmatter.title} {frontmatter.tags.join("+")}');
  assert.equal(page.content.text.replace(/<[^>]*>/g, '').trim(), 'a A x+y');
});

test('plain Markdown needs only the Markdown parser', async () => {
  const options = {
    ...pageOptions({'a.mdx': '# a\n\n- b\n\n```js\nc\n```\n\n| d |\n|---|\n| e |'}),
    authored: () => assert.fail(),
  };
  assert.equal((await openPage('a', options)).state, 'ready');
});
