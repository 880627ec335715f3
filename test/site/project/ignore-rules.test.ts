import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildIgnoreRules, isPrivateKey} from '../../../src/site/project/ignore-rules.js';

test('ignores keys, output of tools, and what the ignore files name, unless a later line takes it in again', () => {
  const isIgnored = buildIgnoreRules('{"pages": ["build/start"]}', ['\ufeffdrafts/\n', '!open.pem\n']);
  const paths = [
    'drafts/a.mdx',
    'a/drafts/b.mdx',
    'key.pem',
    'open.pem',
    'build/start.mdx',
    'dist/a.mdx',
    'a/dist/b.mdx',
    '',
  ];
  assert.deepEqual(paths.filter(isIgnored), ['drafts/a.mdx', 'a/drafts/b.mdx', 'key.pem', 'dist/a.mdx']);
});

test('tells private keys by their names', () => {
  assert.deepEqual(['.env.local', 'a/id_rsa', 'a.key', 'keys/', 'key.mdx'].filter(isPrivateKey), [
    '.env.local',
    'a/id_rsa',
    'a.key',
  ]);
});
