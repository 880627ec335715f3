import assert from 'node:assert/strict';
import {test} from 'node:test';
import {shortenDescription} from '../../../src/api-reference/form/shorten-description.js';

test('short descriptions stay complete, and long ones keep their first paragraph', () => {
  const short = 'One of:\n\n- `a`: [first](https://a.example)\n- **b**';
  assert.equal(shortenDescription(` ${short}\n`), short);
  assert.equal(shortenDescription(`The **first**.\n\n${'word '.repeat(100)}`), 'The **first**.');
});

test('ends a long paragraph at a word', () => {
  const brief = shortenDescription('word '.repeat(400));
  assert.match(brief, /word…$/);
  assert.ok(brief.length <= 1001);
});

test('only the beginning of a description is read, whatever its length', () => {
  for (const text of ['['.repeat(1e6), '**'.repeat(1e6), ' \n'.repeat(1e6)])
    assert.ok(shortenDescription(`a${text}`).length <= 1001);
});
