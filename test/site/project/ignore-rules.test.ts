import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildIgnoreRules, isPrivateKey} from '../../../src/site/project/ignore-rules.js';

test('keys, tool output and ignored files are excluded, unless a later rule includes them', () => {
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

test('private keys are recognized by name', () => {
  assert.deepEqual(['.env.local', 'a/id_rsa', 'a.key', 'keys/', 'key.mdx'].filter(isPrivateKey), [
    '.env.local',
    'a/id_rsa',
    'a.key',
  ]);
});
