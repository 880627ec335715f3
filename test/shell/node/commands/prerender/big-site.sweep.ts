import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {once} from 'node:events';
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
import {setTimeout as wait} from 'node:timers/promises';
import {computeHash, listFilesBelow} from '../../../../../shell/node/commands/prerender/bundle.js';
import {readShard, selectShardPages} from '../../../../../shell/node/commands/prerender/parts.js';
import {type PrerenderCommand, runPrerender} from '../../../../../shell/node/commands/prerender/prerender-command.js';
import {countThreads} from '../../../../../shell/node/commands/prerender/threads.js';

// The output is identical for any number of threads, for partial builds, and with cached pages.

const top = mkdtempSync(join(tmpdir(), 'big-site-'));
after(() => rmSync(top, {recursive: true}));
const cli = join(import.meta.dirname, '../../../../../shell/node/cli.js');
const skip = existsSync(join(import.meta.dirname, '../../../../../../dist/node/prerender-thread.js'))
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
  // Number of completed pages before the first render.
  let taken: number | undefined;
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
    {
      out: note,
      err: note,
      progress: done => {
        taken ??= done;
      },
    },
  );
  return {answer, taken, out: options.out ?? out, text: lines.join('\n')};
}

async function hashes(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = [...(await listFilesBelow(folder))].sort();
  return new Map(files.map(path => [path, computeHash(readFileSync(join(folder, path)))]));
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
  const counts = [0, 199, 200, 250, 300, 5000].map(pages => countThreads(pages, 4));
  assert.deepEqual(counts, [1, 1, 2, 2, 3, 4]);
  assert.deepEqual([countThreads(9999, 1), countThreads(9999, 64)], [1, 8]);
});

test('the parts of a site are all of it, once', () => {
  const slots = Array.from({length: 10}, (_, at) => ({path: `${at}`, source: {slug: `${at}`}}));
  for (const count of [1, 3, 4, 10, 13]) {
    const parts = Array.from({length: count}, (_, at) => selectShardPages(slots, {number: at + 1, count}));
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
  // A part from another state of the project, and a missing one.
  appendFileSync(join(top, 'shared/g0/p0.mdx'), 'More.');
  const stale = await prerender('shared', {out: join(top, 'stale'), merge});
  assert.match(String(stale.answer), /was made from another state of the project/);
  rmSync(join(merge, '2'), {recursive: true});
  const absent = await prerender('shared', {out: join(top, 'stale'), merge});
  assert.match(String(absent.answer), /^Of 3 parts, 2 is not in ".*"\.\nFix: Run lectern prerender --shard 2\/3/);
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
  assert.deepEqual(
    (await listFilesBelow(join(cache, 'pages'))).filter(path => /\.(?!html|md)\w+$/.test(path)),
    [],
  );
  const first = shown.map(inode);

  await run();
  assert.deepEqual(shown.map(inode), first);
  assert.deepEqual(await hashes(join(top, 'out')), await plain());

  appendFileSync(join(top, 'kept/g0/p0.mdx'), '\n## News\n\nFresh words.\n');
  await run();
  assert.match(readFileSync(join(top, 'out', one), 'utf8'), /Fresh words/);
  assert.deepEqual([inode(one) === first[0], inode(two) === first[1]], [false, true]);
  assert.deepEqual(await hashes(join(top, 'out')), await plain());
  // Only the last output contains the changed page, which is reused from there.
  const changed = inode(one);
  await run();
  assert.deepEqual([inode(one), inode(two)], [changed, first[1]]);
  assert.deepEqual(await hashes(join(top, 'out')), await plain());

  // Other dependencies of a cached page than its file.
  write('kept/snippets/note.mdx', 'Mind the step.\n');
  await run();
  assert.match(readFileSync(join(top, 'out', two), 'utf8'), /Mind the step/);
  assert.deepEqual(await hashes(join(top, 'out')), await plain());

  write('kept/snippets/note.mdx', 'Mind the door.\n');
  await run();
  assert.deepEqual(await hashes(join(top, 'out')), await plain());

  // A file in the cache was edited.
  appendFileSync(join(cache, 'pages', two), 'tampered');
  await run();
  assert.deepEqual(await hashes(join(top, 'out')), await plain());

  // A title is in the page chrome of all pages. A deleted page disappears.
  rmSync(join(top, 'kept/g5/p5.mdx'));
  await run();
  assert.deepEqual(await hashes(join(top, 'out')), await plain());
  assert.equal(existsSync(join(cache, 'pages/g5/p5/index.html')), false);

  writeFileSync(join(cache, 'pages.jsonl'), '{"broken');
  assert.equal((await run()).answer, 0);
  assert.deepEqual(await hashes(join(top, 'out')), await plain());

  // Removes foreign files from the output and the cache.
  write('out/stray.txt', '');
  await run();
  write('kept/.cache/pages/stray/index.html', '');
  await run();
  assert.deepEqual(await hashes(join(top, 'out')), await plain());
  assert.deepEqual(
    (await listFilesBelow(join(cache, 'pages'))).filter(path => /stray/.test(path)),
    [],
  );

  // No earlier output exists to reuse folders from.
  rmSync(join(top, 'out'), {recursive: true});
  await run();
  assert.deepEqual(await hashes(join(top, 'out')), await plain());
});

test('a run with a cache that is killed leaves the old site or the new one, and a cache that is right or counts as nothing', {
  skip,
}, async () => {
  writeProject('cut', 12);
  const cache = join(top, 'cut/.cache');
  const out = join(top, 'cut-out');
  const digest = async (folder: string) => JSON.stringify([...(await hashes(folder))]);
  const plain = async () => digest((await prerender('cut', {out: join(top, 'cut-plain')})).out);
  const states = new Set([await plain()]);
  await prerender('cut', {out, cache});
  for (const [at, milliseconds] of [200, 350, 500, 600, 700].entries()) {
    appendFileSync(join(top, 'cut/g1/p1.mdx'), `\nRound ${at}.\n`);
    states.add(await plain());
    const options = ['--out', out, '--cache', cache, '--site-url', 'https://docs.example.com/', '--no-thumbnails'];
    const child = spawn(process.execPath, [cli, 'prerender', join(top, 'cut'), ...options]);
    await Promise.race([wait(milliseconds), once(child, 'close')]);
    child.kill('SIGKILL');
    await wait(20);
    assert.ok(states.has(await digest(out)), `${milliseconds} ms`);
    if (at % 2 === 1) {
      await prerender('cut', {out, cache});
      assert.equal(await digest(out), await plain());
    }
  }
});

test('a cache on another disk is read and written all the same', {
  skip: skip || (isOther('/dev/shm') ? false : 'needs a second disk at /dev/shm'),
}, async () => {
  writeProject('apart', 12);
  const cache = mkdtempSync('/dev/shm/lectern-cache-');
  try {
    for (let round = 0; round < 3; round++) {
      appendFileSync(join(top, 'apart/g0/p0.mdx'), `\nRound ${round}.\n`);
      const {out, taken} = await prerender('apart', {cache, out: join(top, 'apart-out')});
      assert.equal(taken, round === 0 ? 0 : 12);
      assert.deepEqual(await hashes(out), await hashes((await prerender('apart', {out: join(top, 'plain')})).out));
      assert.equal(existsSync(join(cache, 'pages/g0/p0/index.html')), true);
    }
  } finally {
    rmSync(cache, {recursive: true});
  }
});

function isOther(folder: string): boolean {
  return statSync(folder, {throwIfNoEntry: false})?.dev !== statSync(top).dev && existsSync(folder);
}
