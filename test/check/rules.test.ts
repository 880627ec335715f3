import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {runCheck} from '../../shell/node/commands/check/check-command.js';
import {faults, knownCodes} from './known-codes.js';

async function check(folder: string): Promise<string> {
  const lines: string[] = [];
  const write = (line: string) => lines.push(line);
  const command = {folder, format: 'text', strict: false, color: false, version: '0.0.0'} as const;
  const path = join(folder, 'urls.lock');
  const urls = existsSync(path) && {urls: {folder, path, isWritten: false}};
  const base = join(folder, '../base');
  await runCheck({...command, ...urls, ...(existsSync(base) && {base})}, {out: write, err: write});
  return `${lines.join('\n')}\n`;
}

const rules = readdirSync(faults).sort();

for (const rule of rules) {
  const folders = readdirSync(join(faults, rule)).filter(name => /^(?:bad|good)(?:-\d)?$/.test(name));
  for (const name of folders.filter(each => each.startsWith('bad')))
    test(`${rule}: ${name} has the expected findings at their positions`, async () => {
      const expected = readFileSync(join(faults, rule, `expected${name.slice('bad'.length)}.txt`), 'utf8');
      assert.equal(await check(join(faults, rule, name)), expected);
    });
  for (const name of folders.filter(each => each.startsWith('good')))
    test(`${rule}: ${name} has no findings`, async () => {
      assert.match(await check(join(faults, rule, name)), /^(?:\d+ pages?: )?0 errors, 0 warnings, 0 notes\n$/);
    });
}

/**
 * Codes that need more than a folder of small files. Each has its own test in this file or in check-project.test.ts.
 */
const large = ['file-failed', 'page-effort', 'page-size', 'page-unreadable', 'spec-operations', 'spec-size'];

test('every code has a folder with faults, at least two hundred in total', () => {
  const expected = rules.flatMap(rule =>
    readdirSync(join(faults, rule))
      .filter(name => name.startsWith('expected'))
      .map(name => readFileSync(join(faults, rule, name), 'utf8')),
  );
  const found = expected.flatMap(text => [...text.matchAll(/ {2}(?:error|warning|note) {2}([a-z-]+)$/gm)]);
  assert.deepEqual(
    knownCodes().filter(code => !large.includes(code) && !existsSync(join(faults, code))),
    [],
  );
  assert.deepEqual(
    rules.filter(rule => !found.some(match => match[1] === rule)),
    [],
  );
  assert.ok(found.length >= 200, `${found.length} faults`);
});

test('the manual lists every code with its level, and no other', () => {
  const page = readFileSync(join(faults, '../../../demo/site/guide/check.mdx'), 'utf8');
  const rows = [...page.matchAll(/^\| `([a-z-]+)` \| (error|warning|note) \| /gm)];
  assert.deepEqual(rows.map(([, code]) => code).sort(), knownCodes());
  const text = rules
    .flatMap(rule =>
      readdirSync(join(faults, rule))
        .filter(name => name.startsWith('expected'))
        .map(name => join(faults, rule, name)),
    )
    .map(file => readFileSync(file, 'utf8'))
    .join('\n');
  const wrong = rows.filter(
    ([, code, level]) => !large.includes(code as string) && !text.includes(`  ${level}  ${code}\n`),
  );
  assert.deepEqual(
    wrong.map(([row]) => row),
    [],
  );
});

test('the demo has no findings', async () => {
  assert.match(await check(join(faults, '../../../demo/site')), /^\d+ pages: 0 errors, 0 warnings, 0 notes\n$/);
});
