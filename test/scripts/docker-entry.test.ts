import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';

const entry = join(import.meta.dirname, '../../../scripts/docker-entry.sh');
const folder = mkdtempSync(join(tmpdir(), 'docker-entry-'));
after(() => rmSync(folder, {recursive: true}));
writeFileSync(join(folder, 'lectern'), '#!/bin/sh\nfor each in "$@"; do echo "$each"; done\n');
chmodSync(join(folder, 'lectern'), 0o755);

/** Returns the arguments with which the image starts Lectern. */
const started = (env: Readonly<Record<string, string>>, ...more: readonly string[]) =>
  execFileSync('sh', [entry, ...more], {env: {PATH: `${folder}:${process.env.PATH}`, ...env}, encoding: 'utf8'})
    .trim()
    .split('\n');
const place = ['--host', '0.0.0.0', '--port', '8080'];

test('without a document, the image serves the mounted site', () =>
  assert.deepEqual(started({}, '--proxy'), ['serve', '/site', ...place, '--proxy']));

test('environment variables set the document, the title and the path', () => {
  const env = {SPEC_URL: 'https://a.example/openapi.json', TITLE: 'Our "shop" API', BASE: '/docs/'};
  const words = ['serve', env.SPEC_URL, ...place, '--title', env.TITLE, '--base', env.BASE];
  assert.deepEqual(started(env), words);
  assert.deepEqual(started({SPEC_URL: env.SPEC_URL}), ['serve', env.SPEC_URL, ...place]);
});
