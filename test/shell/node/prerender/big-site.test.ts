import assert from 'node:assert/strict';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {filesBelow, hashOf} from '../../../../shell/node/prerender/bundle.js';
import {readShard, slotsOf} from '../../../../shell/node/prerender/parts.js';
import {type PrerenderCommand, runPrerender} from '../../../../shell/node/prerender/prerender-command.js';
import {threadsFor} from '../../../../shell/node/prerender/threads.js';

// Threads, parts and pages of earlier runs: whatever the way, the bytes are the same.

const top = mkdtempSync(join(tmpdir(), 'big-site-'));
after(() => rmSync(top, {recursive: true}));
const skip = existsSync(join(import.meta.dirname, '../../../../../dist/node/prerender-thread.js'))
  ? false
  : 'dist is not built';

function write(path: string, text: string): void {
  mkdirSync(join(top, path, '..'), {recursive: true});
  writeFileSync(join(top, path), text);
}

async function prerender(folder: string, options: Partial<PrerenderCommand> = {}) {
  const lines: string[] = [];
  const note = (line: string) => lines.push(line);
  const out = join(top, 'out');
  const answer = await runPrerender(
    {
      folder: join(top, folder),
      out,
      siteUrl: 'https://docs.example.com/',
      isPortable: false,
      strict: false,
      version: '0.0.0',
      ...options,
    },
    {out: note, err: note},
  );
  return {answer, out: options.out ?? out, text: lines.join('\n')};
}

async function hashes(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = [...(await filesBelow(folder))].sort();
  return new Map(files.map(path => [path, hashOf(readFileSync(join(folder, path)))]));
}

function writeProject(name: string, pages: number): void {
  const slugs = Array.from({length: pages}, (_, at) => `g${at % 7}/p${at}`);
  write(`${name}/docs.json`, JSON.stringify({name: 'Acme', navigation: {pages: ['index', ...slugs]}}));
  write(`${name}/index.mdx`, '# Home\n\n<Icon icon="rocket" />\n');
  write(`${name}/snippets/note.mdx`, 'Mind the gap.\n');
  for (const slug of slugs)
    write(
      `${name}/${slug}.mdx`,
      `---\ntitle: ${slug}\n---\nimport Note from '/snippets/note.mdx'\n\n## Part\n\n[Home](/) <Note />\n\n\`\`\`js\nconst a = 1;\n\`\`\`\n`,
    );
}

test('a thread is worth it from a hundred pages, and there are no more than cores', () => {
  const counts = [0, 199, 200, 250, 300, 5000].map(pages => threadsFor(pages, 4));
  assert.deepEqual(counts, [1, 1, 2, 2, 3, 4]);
  assert.deepEqual([threadsFor(9999, 1), threadsFor(9999, 64)], [1, 8]);
});

test('the parts of a site are all of it, once', () => {
  const slots = Array.from({length: 10}, (_, at) => ({path: `${at}`, source: {slug: `${at}`}}));
  for (const count of [1, 3, 4, 10, 13]) {
    const parts = Array.from({length: count}, (_, at) => slotsOf(slots, {number: at + 1, count}));
    assert.deepEqual(parts.flat(), slots);
  }
  assert.deepEqual(readShard('2/4'), {number: 2, count: 4});
  for (const written of ['0/4', '5/4', '1', '1/0', 'a/b', '1/4/2', '']) assert.equal(readShard(written), undefined);
});

test('a site that several machines share has the bytes of one that several threads write', {skip}, async () => {
  writeProject('shared', 230);
  const whole = await prerender('shared', {out: join(top, 'whole')});
  assert.deepEqual([whole.answer, whole.text], [0, `231 pages in ${whole.out}.`]);
  const merge = join(top, 'parts');
  for (const number of [3, 1, 2]) {
    const part = await prerender('shared', {out: join(merge, `${number}`), shard: {number, count: 3}});
    assert.equal(part.text, `77 pages, part ${number} of 3, in ${part.out}.`);
  }
  const merged = await prerender('shared', {out: join(top, 'merged'), merge});
  assert.deepEqual([merged.answer, merged.text], [0, `231 pages in ${merged.out}.`]);
  assert.deepEqual(await hashes(merged.out), await hashes(whole.out));
  // A part of another state of the project, and one that is not there.
  appendFileSync(join(top, 'shared/g0/p0.mdx'), 'More.');
  const stale = await prerender('shared', {out: join(top, 'stale'), merge});
  assert.match(String(stale.answer), /was made from another state of the project/);
  rmSync(join(merge, '2'), {recursive: true});
  const absent = await prerender('shared', {out: join(top, 'stale'), merge});
  assert.match(String(absent.answer), /^Of 3 parts, 2 is not in ".*"\.\nFix: run lectern prerender --shard 2\/3/);
  assert.match(
    String((await prerender('shared', {merge: join(top, 'no')})).answer),
    /^There are no parts of a site in/,
  );
  assert.equal(existsSync(join(top, 'stale')), false);
});

test('with a cache only pages that would come out different are written, and the site has the same bytes', {
  skip,
}, async () => {
  writeProject('kept', 12);
  const cache = join(top, 'kept/.cache');
  const run = () => prerender('kept', {cache});
  const plain = async () => hashes((await prerender('kept', {out: join(top, 'plain')})).out);
  const inode = (path: string) => statSync(join(top, 'out', path)).ino;
  const shown = ['g0/p0/index.html', 'g1/p1/index.html'] as const;
  const [one, two] = shown;
  await run();
  assert.deepEqual(await hashes(join(top, 'out')), await plain());
  const first = shown.map(inode);

  await run();
  assert.deepEqual(shown.map(inode), first);
  assert.deepEqual(await hashes(join(top, 'out')), await plain());

  appendFileSync(join(top, 'kept/g0/p0.mdx'), '\n## News\n\nFresh words.\n');
  await run();
  assert.match(readFileSync(join(top, 'out', one), 'utf8'), /Fresh words/);
  assert.deepEqual([inode(one) === first[0], inode(two) === first[1]], [false, true]);
  assert.deepEqual(await hashes(join(top, 'out')), await plain());

  // What a page of the cache is made of besides its file.
  write('kept/snippets/note.mdx', 'Mind the step.\n');
  await run();
  assert.match(readFileSync(join(top, 'out', two), 'utf8'), /Mind the step/);
  assert.deepEqual(await hashes(join(top, 'out')), await plain());

  write('kept/snippets/note.mdx', 'Mind the door.\n');
  await run();
  assert.deepEqual(await hashes(join(top, 'out')), await plain());

  // Somebody has written into a file of the cache.
  appendFileSync(join(cache, 'pages', two), 'tampered');
  await run();
  assert.deepEqual(await hashes(join(top, 'out')), await plain());

  // A title stands in the frames of all pages; a page that is gone is gone.
  rmSync(join(top, 'kept/g5/p5.mdx'));
  await run();
  assert.deepEqual(await hashes(join(top, 'out')), await plain());
  assert.equal(existsSync(join(cache, 'pages/g5/p5/index.html')), false);

  writeFileSync(join(cache, 'pages.jsonl'), '{"broken');
  assert.equal((await run()).answer, 0);
  assert.deepEqual(await hashes(join(top, 'out')), await plain());
});
