import assert from 'node:assert/strict';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {runCli} from '../../../../../shell/node/terminal/run-cli.js';

const folder = mkdtempSync(join(tmpdir(), 'urls-'));
after(() => rmSync(folder, {recursive: true}));

function project(name: string): {readonly docs: string; readonly lock: string; write(page: string): void} {
  const docs = join(folder, name);
  mkdirSync(docs, {recursive: true});
  const write = (page: string) => {
    rmSync(join(docs, 'old.mdx'), {force: true});
    writeFileSync(
      join(docs, 'docs.json'),
      `{\n  "name":  "Shop",\n  "navigation": {"pages": ["index", "${page}"]}\n}\n`,
    );
    writeFileSync(join(docs, 'index.mdx'), 'Home.\n');
    writeFileSync(join(docs, `${page}.mdx`), '## Install\n');
  };
  return {docs, lock: join(docs, 'urls.lock'), write};
}

async function run(...args: readonly string[]): Promise<{code: number | undefined; text: string}> {
  let text = '';
  const say = (line: string) => {
    text += `${line}\n`;
  };
  return {code: await runCli(args, {out: say, err: say}), text};
}

const redirected = `{
  "name":  "Shop",
  "navigation": {"pages": ["index", "new"]},
  "redirects": [
    {"source": "/old", "destination": "/new"}
  ]
}
`;

test('check fails for missing URLs, and --write accepts them with redirects', async () => {
  const {docs, lock, write} = project('checked');
  write('old');
  assert.equal((await run('check', docs, '--urls', lock)).code, 0);
  assert.equal(existsSync(lock), false);
  assert.equal((await run('check', docs, '--urls', lock, '--write')).code, 0);
  assert.match(readFileSync(lock, 'utf8'), /^\/old\n\/old#install\n/m);
  write('new');
  const {code, text} = await run('check', docs, '--urls', lock);
  assert.equal(code, 1);
  assert.match(
    text,
    /urls\.lock:4:1 {2}error {2}url-gone\n {2}urls\.lock lists the page "\/old", which no longer exists\./,
  );
  assert.equal((await run('check', docs, '--urls', lock, '--write')).code, 0);
  assert.equal(readFileSync(join(docs, 'docs.json'), 'utf8'), redirected);
  assert.match(readFileSync(lock, 'utf8'), /^\/new\n\/new#install\n\/old\n\/old#install\n/m);
  assert.equal((await run('check', docs, '--urls', lock)).code, 0);
});

test('prerender updates the URL list, fails for missing ones, and does not publish it', async () => {
  const {docs, lock, write} = project('written');
  const out = join(folder, 'site');
  const prerender = (...more: string[]) => run('prerender', docs, '--out', out, '--urls', lock, ...more);
  write('old');
  assert.equal((await prerender()).code, 0);
  const before = readFileSync(lock, 'utf8');
  assert.match(before, /^\/old#install$/m);
  assert.equal(existsSync(join(out, 'urls.lock')), false);
  write('new');
  const {code, text} = await prerender();
  assert.equal(code, 1);
  assert.match(text, /the page "\/old", which no longer exists\. The nearest page is "\/new"\./);
  assert.equal(readFileSync(lock, 'utf8'), before);
  assert.equal((await prerender('--write')).code, 0);
  assert.equal(readFileSync(join(docs, 'docs.json'), 'utf8'), redirected);
  assert.match(readFileSync(join(out, '_lectern/site.json'), 'utf8'), /"source":"\/old"/);
});

test('a failure to run is explained', async () => {
  const {docs, write} = project('wrong');
  write('old');
  const cases: readonly (readonly [string[], RegExp])[] = [
    [['check', docs, '--write'], /^--write needs --urls\.\nFix: Pass --urls urls\.lock too\./],
    [['check', docs, '--urls', join(folder, 'none', 'urls.lock'), '--write'], /^Lectern cannot write .* \(ENOENT\)/],
    [['check', docs, '--urls', docs], /^Lectern cannot read .* \(EISDIR\)/],
  ];
  for (const [args, message] of cases) {
    const {code, text} = await run(...args);
    assert.equal(code, 2);
    assert.match(text, message);
  }
});
