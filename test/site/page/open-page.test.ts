import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Files} from '../../../src/base/files.js';
import {openPage} from '../../../src/site/page/open-page.js';
import {drawPage, pageOptions} from '../../components/draw.js';

test('reads the file of a slug, with the extension that worked last first', async () => {
  const options = {...pageOptions({'a.md': '# md', 'b.mdx': '# mdx'}), extension: '.md' as const};
  const answer = await openPage('a', options);
  assert.ok(answer.state === 'ready');
  assert.equal(answer.page.file, 'a.md');
  const other = await openPage('b', options);
  assert.ok(other.state === 'ready');
  assert.equal(other.page.file, 'b.mdx');
});

test('a page that is nowhere is absent, with the files that were looked for', async () => {
  assert.deepEqual(await openPage('a', pageOptions()), {state: 'absent', tried: ['a.mdx', 'a.md']});
});

test('a page outside the navigation may be the index of a folder', async () => {
  const answer = await openPage('a', {...pageOptions({'a/index.mdx': 'x'}), unlisted: true});
  assert.equal(answer.state === 'ready' && answer.page.file, 'a/index.mdx');
});

test('a file that cannot be read is a failure, in the words of the host', async () => {
  const files: Files = {read: async path => ({path, missing: 'failed', reason: 'The host answered 500.'})};
  assert.deepEqual(await openPage('a', {...pageOptions(), files}), {state: 'failed', reason: 'The host answered 500.'});
  const silent: Files = {read: async path => ({path, missing: 'refused'})};
  assert.deepEqual(await openPage('a', {...pageOptions(), files: silent}), {
    state: 'failed',
    reason: 'a.mdx could not be read.',
  });
});

test('a page beyond the limit is refused with the limit', async () => {
  assert.deepEqual(await openPage('a', pageOptions({'a.mdx': 'x'.repeat(5_000_001)})), {
    state: 'failed',
    reason: 'a.mdx is larger than 5 MB, the limit for a page.',
  });
});

test('when the host says a file was changed is kept', async () => {
  const modified = 'Tue, 02 Jan 2024 00:00:00 GMT';
  const files: Files = {read: async path => ({path, text: '# a', modified})};
  const answer = await openPage('a', {...pageOptions(), files});
  assert.equal(answer.state === 'ready' && answer.page.modified, modified);
});

test('title and description of the head stand above the text; a custom page has only its own', async () => {
  const page = await drawPage('---\ntitle: A <b>\ndescription: B\n---\nc');
  assert.equal(
    page.top.text,
    '<h1 class="page-title" id="page-title">A &lt;b&gt;</h1><p class="page-description">B</p>',
  );
  assert.equal(page.content.text, '<p>c</p>');
  const custom = await drawPage('---\ntitle: A\nmode: custom\n---\nc');
  assert.equal(custom.top.text, '');
});

test('a page of an operation says its method and path', async () => {
  const {top} = await drawPage('---\ntitle: A\napi: get /users/{id}\n---\n');
  const words = top.text.replace(/<svg.*<\/svg>/s, '').replace(/<[^>]*>/g, ' ');
  assert.match(words.replace(/\s+/g, ' '), /^ A GET \/users\/ \{id\} $/);
});

test('a broken head leaves the text, and says where it is broken', async () => {
  const page = await drawPage('---\ntitle: "a\n---\n\n# b');
  assert.match(page.content.text, /^<h1 id="b">/);
  assert.deepEqual(
    page.problems.map(({code, place}) => [code, place.file]),
    [['frontmatter-yaml', 'guides/page.mdx']],
  );
});

test('a byte order mark before the text is no text', async () => {
  assert.equal((await drawPage('\ufeffa')).content.text, '<p>a</p>');
});

test('lines of problems count the head', async () => {
  const page = await drawPage('---\ntitle: a\n---\n\nb\n\n<Widget>\nc\n</Widget>\n');
  assert.deepEqual(
    page.problems.map(({code, place}) => [code, place.line]),
    [['component-unknown', 7]],
  );
});

test('the head is at hand in expressions', async () => {
  const page = await drawPage('---\ntitle: A\ntags: [x, y]\n---\na {frontmatter.title} {frontmatter.tags.join("+")}');
  assert.equal(page.content.text.replace(/<[^>]*>/g, '').trim(), 'a A x+y');
});

test('plain Markdown needs nothing but Markdown', async () => {
  const options = {
    ...pageOptions({'a.mdx': '# a\n\n- b\n\n```js\nc\n```\n\n| d |\n|---|\n| e |'}),
    authored: () => assert.fail(),
  };
  assert.equal((await openPage('a', options)).state, 'ready');
});
