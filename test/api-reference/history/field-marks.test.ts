import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildFieldMarks, markKey} from '../../../src/api-reference/history/field-marks.js';
import {buildOperationHistory} from '../../../src/api-reference/history/operation-history.js';
import {read} from './versions.js';

test('marks show when a field was added, changed and deprecated', async () => {
  const history = buildOperationHistory(await read(), {method: 'POST', path: '/orders'});
  assert.deepEqual(
    [...buildFieldMarks(history.entries)].map(([key, marks]) => [
      key,
      ...marks.map(({kind, date}) => `${kind} ${date}`),
    ]),
    [
      ['body/note', 'changed 2026-08', 'new 2026-05'],
      ['body/name', 'deprecated 2026-08'],
      ['200/name', 'deprecated 2026-08'],
      ['200/note', 'changed 2026-08', 'new 2026-05'],
    ],
  );
});

test('removed parts have no mark, and a removed enum value marks its field', () => {
  const entry = {date: '2026', level: 'compatible' as const, place: 'request body', message: '', reason: ''};
  const marksOf = (rule: string) =>
    [...buildFieldMarks([{...entry, rule, field: 'a'}])].flatMap(([, marks]) => marks.map(({kind}) => kind));
  assert.deepEqual(marksOf('request-property-removed'), []);
  assert.deepEqual(marksOf('request-property-rejected'), []);
  assert.deepEqual(marksOf('request-enum-value-removed'), ['changed']);
  assert.deepEqual(marksOf('request-required-property-added'), ['new']);
  assert.deepEqual(marksOf('operation-no-longer-deprecated'), ['changed']);
  assert.deepEqual(marksOf('operation-added'), ['new']);
});

test('changes name a field by the same path as pages', () => {
  const table: readonly [place: string, field: string, key: string | undefined][] = [
    ['', '', ''],
    ['query parameter limit', '', 'query/limit'],
    ['query parameter filter', 'from.day', 'query/filter.from.day'],
    ['request body', 'items[].sku', 'body/items[].sku'],
    ['request body application/json', 'a', 'body/a'],
    ['response 200', '[](Card).number', '200/number'],
    ['response 200 application/json', '(Card).number', '200/number'],
    ['response 200', '', '200/'],
    ['response 429 header Retry-After', '', '429 header/Retry-After'],
    ['callback sent, request body', 'a', undefined],
    ['servers', '', undefined],
  ];
  for (const [place, field, key] of table) assert.equal(markKey({place, field}), key, `${place} ${field}`);
});
