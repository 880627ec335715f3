import assert from 'node:assert/strict';
import {test} from 'node:test';
import {groupRepeats} from '../../../src/check/schema/group-repeats.js';

const problem = (message: string, pointer: string) =>
  ({code: 'spec-schema', level: 'error', message, fix: '', at: {file: 'a', pointer}}) as const;

test('ten findings of a kind are reported, and the last counts the rest', () => {
  const many = Array.from({length: 12}, (_, at) => problem('Many.', `/${at}`));
  const told = groupRepeats(
    [problem('One.', ''), ...many, ...many.slice(0, 10).map(each => ({...each, message: 'Ten.'}))],
    each => each.message,
  );
  assert.deepEqual(
    told.map(({message}) => message),
    ['One.', ...Array(9).fill('Many.'), 'Many. 2 more places have this problem.', ...Array(10).fill('Ten.')],
  );
});
