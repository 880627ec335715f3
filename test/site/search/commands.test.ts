import assert from 'node:assert/strict';
import {test} from 'node:test';
import {matchCommands, type SearchCommand} from '../../../src/site/search/commands.js';

const run = () => undefined;
const commands: readonly SearchCommand[] = [
  {label: 'Color mode: Dark', icon: 'moon', keywords: 'theme', run},
  {label: 'Version: v2', icon: 'next', run},
  {label: 'Copy as curl', detail: 'POST /orders', icon: 'copy', run},
];

const cases: readonly (readonly [query: string, labels: readonly string[]])[] = [
  ['dark', ['Color mode: Dark']],
  ['them', ['Color mode: Dark']],
  ['v', ['Version: v2']],
  ['curl orders', ['Copy as curl']],
  ['co', ['Color mode: Dark', 'Copy as curl']],
  ['dark v2', []],
  ['ark', []],
  ['  ', []],
];
for (const [query, labels] of cases)
  test(`"${query}" finds ${labels.join(' and ') || 'no command'}`, () => {
    assert.deepEqual(
      matchCommands(commands, query).map(({label}) => label),
      labels,
    );
  });
