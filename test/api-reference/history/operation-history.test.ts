import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildOperationHistory} from '../../../src/api-reference/history/operation-history.js';
import {createMemoryFiles} from '../../../src/base/files.js';
import {api, dated, filesOf, operation, read} from './versions.js';

test("an operation's history lists its dated changes, newest first", async () => {
  const history = buildOperationHistory(await read(), {method: 'post', path: '/orders'});
  assert.deepEqual(history.dates, ['2026-03', '2026-05', '2026-08']);
  assert.deepEqual(
    history.entries.map(({date, level, place, field}) => `${date} ${level} ${place}, ${field}`),
    [
      '2026-08 breaking request body, note',
      '2026-08 compatible request body, name',
      '2026-08 compatible response 200, name',
      '2026-08 compatible response 200, note',
      '2026-05 compatible request body, note',
      '2026-05 compatible response 200, note',
    ],
  );
  assert.equal(history.isCut, undefined);
});

test('path parameter names are ignored, and the history begins with the operation', async () => {
  const history = buildOperationHistory(await read(), {method: 'GET', path: '/orders/{order}'});
  assert.deepEqual(
    history.entries.map(({date, rule}) => [date, rule]),
    [['2026-08', 'operation-added']],
  );
});

test('an unchanged operation has an empty history', async () => {
  assert.deepEqual(buildOperationHistory(await read(), {method: 'GET', path: '/none'}).entries, []);
});

test('a history stays below 20 KB by leaving out older entries', async () => {
  const properties = Object.fromEntries(Array.from({length: 400}, (_, at) => [`property${at}`, {type: 'string'}]));
  const history = await read({
    versions: dated.slice(0, 1),
    files: createMemoryFiles(
      filesOf({
        'old/1.json': api({'/a': {post: operation({})}}),
        'shop.json': api({'/a': {post: operation(properties)}}),
      }),
    ),
  });
  const own = buildOperationHistory(history, {method: 'POST', path: '/a'});
  assert.equal(own.isCut, true);
  assert.ok(own.entries.length > 50);
  assert.ok(JSON.stringify(own).length <= 20_100);
});
