import assert from 'node:assert/strict';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {setTimeout as wait} from 'node:timers/promises';
import {watchFolder} from '../../../../../shell/node/commands/dev/watch-folder.js';

interface Watched {
  readonly at: (path: string) => string;
  /** Runs an action, and waits until the watcher reports these paths. Returns the number of reports. */
  tells(paths: readonly string[], action: () => void): Promise<number>;
  readonly told: (readonly string[])[];
}

async function watching(use: (watched: Watched) => Promise<void>): Promise<void> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'watch-')));
  const at = (path: string) => join(folder, path);
  mkdirSync(at('guide/deep'), {recursive: true});
  mkdirSync(at('.git'));
  mkdirSync(at('node_modules/x'), {recursive: true});
  writeFileSync(at('guide/deep/a.mdx'), 'a');
  writeFileSync(at('docs.json'), '{}');
  const told: (readonly string[])[] = [];
  const watch = watchFolder(folder, {
    changed: paths => told.push(paths),
    failed: error => assert.fail(error),
  });
  try {
    await watch.ready;
    await use({
      at,
      told,
      async tells(paths, action) {
        const before = told.length;
        action();
        const wanted = new Set(paths);
        for (let turn = 0; wanted.size > 0; turn++) {
          if (turn > 500) assert.fail(`not told of ${[...wanted]}, but of ${JSON.stringify(told)}`);
          await wait(10);
          for (const path of told.slice(before).flat()) wanted.delete(path);
        }
        await wait(100);
        return told.length - before;
      },
    });
  } finally {
    watch.close();
    rmSync(folder, {recursive: true});
  }
}

test('written, created, renamed and removed files are reported at any depth', () =>
  watching(async ({at, tells}) => {
    await tells(['docs.json'], () => writeFileSync(at('docs.json'), '{"name": "x"}'));
    await tells(['guide/deep/a.mdx'], () => writeFileSync(at('guide/deep/a.mdx'), 'b'));
    await tells(['guide/new.mdx'], () => writeFileSync(at('guide/new.mdx'), 'new'));
    await tells(['guide/new.mdx', 'guide/other.mdx'], () => renameSync(at('guide/new.mdx'), at('guide/other.mdx')));
    await tells(['guide/other.mdx'], () => unlinkSync(at('guide/other.mdx')));
  }));

test("an editor's several steps are reported once", () =>
  watching(async ({at, tells}) => {
    const times = await tells(['guide/deep/a.mdx'], () => {
      writeFileSync(at('guide/deep/a.mdx'), '');
      appendFileSync(at('guide/deep/a.mdx'), 'first ');
      appendFileSync(at('guide/deep/a.mdx'), 'second');
    });
    assert.equal(times, 1);
    const saved = await tells(['guide/deep/a.mdx'], () => {
      writeFileSync(at('guide/deep/a.mdx~'), 'saved');
      renameSync(at('guide/deep/a.mdx~'), at('guide/deep/a.mdx'));
    });
    assert.equal(saved, 1);
  }));

test('new folders are watched with their content', () =>
  watching(async ({at, tells}) => {
    await tells(['later/below/b.mdx'], () => {
      mkdirSync(at('later/below'), {recursive: true});
      writeFileSync(at('later/below/b.mdx'), 'b');
    });
    await tells(['later/below/b.mdx'], () => writeFileSync(at('later/below/b.mdx'), 'c'));
    await tells(['moved/below/b.mdx'], () => renameSync(at('later'), at('moved')));
    await tells(['moved/below/b.mdx'], () => writeFileSync(at('moved/below/b.mdx'), 'd'));
  }));

test('dotfiles and packages are ignored', () =>
  watching(async ({at, told}) => {
    writeFileSync(at('.git/HEAD'), 'x');
    writeFileSync(at('.env'), 'x');
    writeFileSync(at('node_modules/x/index.js'), 'x');
    await wait(200);
    assert.deepEqual(told, []);
  }));
