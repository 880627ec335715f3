import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {formatPage, formatRows} from '../../scripts/format-rows.js';

const root = join(import.meta.dirname, '../../..');

test('docs/format.md is what the table says', () =>
  assert.equal(
    readFileSync(join(root, 'docs/format.md'), 'utf8'),
    formatPage(),
    'Run: node build/scripts/write-format.js',
  ));

test('a row that is supported names a test which is there, another one its reason', () => {
  for (const [subject, state] of Object.values(formatRows).flat())
    if (typeof state === 'string') assert.ok(existsSync(join(root, state)), `${subject}: ${state}`);
    else assert.ok(state.not.length > 10, subject);
});

test('no subject stands twice', () => {
  const subjects = Object.values(formatRows)
    .flat()
    .map(([subject]) => subject);
  assert.equal(new Set(subjects).size, subjects.length);
});
