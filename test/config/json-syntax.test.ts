import assert from 'node:assert/strict';
import {test} from 'node:test';
import {describeJsonSyntax} from '../../src/config/json-syntax.js';

const texts: readonly (readonly [json: string, reason: string, fix: string])[] = [
  [
    '',
    'expected a value, found the end of the file',
    'write {"name": "My project", "navigation": {"pages": ["index"]}}.',
  ],
  ['{"a": 1,\n}', 'expected a key in double quotes, found "}"', 'delete the comma before "}".'],
  [
    '{"a": 1,',
    'expected a key in double quotes, found the end of the file',
    'delete the last comma, and add the missing brackets.',
  ],
  ['{"a": True}', 'expected a key or value, found "True"', 'write true.'],
  ['{a: 1}', 'expected a key or value, found "a"', 'write "a".'],
  ['{"a": }', 'expected a value, found "}"', 'write a value here, such as "text".'],
  ['{"a": 1', 'expected "}", found the end of the file', 'add "}" at the end.'],
];

for (const [json, reason, fix] of texts)
  test(`explains ${JSON.stringify(json)}`, () => {
    const found = describeJsonSyntax(json);
    assert.deepEqual([found.reason, found.fix], [reason, fix]);
  });
