import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {ApiHistory} from '../../../src/api-reference/history/api-history.js';
import {createMemoryFiles} from '../../../src/base/files.js';
import {api, dated, filesOf, operation, read, versions} from './versions.js';

const rulesOf = ({releases}: ApiHistory) =>
  releases.map(({date, diff}) => [
    date,
    ...diff.operations.flatMap(each => each.changes.map(({finding}) => finding.rule)),
  ]);

test('each version is compared with the previous one, newest first', async () => {
  const history = await read();
  assert.equal(history.title, 'Shop');
  assert.deepEqual(history.dates, ['2026-03', '2026-05', '2026-08']);
  assert.deepEqual(rulesOf(history), [
    [
      '2026-08',
      'request-limit-tightened',
      'request-deprecated',
      'response-deprecated',
      'response-limit-tightened',
      'operation-added',
      'operation-removed',
    ],
    ['2026-05', 'request-property-added', 'response-property-added'],
  ]);
});

test('the current document is an undated last version if it differs', async () => {
  const all = await read({versions: dated.slice(0, 2)});
  assert.deepEqual(all.dates, ['2026-03', '2026-05', '']);
  assert.equal(all.releases[0]?.date, '');
  const same = await read({
    versions: [...dated.slice(0, 2), {date: '2026-08', file: 'copy.json'}],
    files: createMemoryFiles(filesOf({...versions, 'copy.json': versions['shop.json']})),
  });
  assert.deepEqual(same.dates, ['2026-03', '2026-05', '2026-08']);
  assert.equal(same.releases.length, 2);
});

test('an unreadable version is reported, and its neighbors are compared', async () => {
  const history = await read({
    files: createMemoryFiles(filesOf({'old/1.json': versions['old/1.json'], 'shop.json': versions['shop.json']})),
  });
  assert.deepEqual(history.dates, ['2026-03', '2026-08']);
  assert.deepEqual(
    history.problems.map(({code, message}) => [code, message]),
    [['spec-missing', 'This page references the API document "old/2.json", which does not exist.']],
  );
  const broken = await read({files: createMemoryFiles({...filesOf(versions), 'old/2.json': '{'})});
  assert.deepEqual([broken.dates, broken.problems.length], [['2026-03', '2026-08'], 1]);
});

test('private parts of every version are left out if the files mark them', async () => {
  const secret = {'/secret': {get: {responses: {}, 'x-internal': true}}};
  const [before, after] = [api(secret), api({...secret, '/open': {post: operation({a: {}})}})];
  const history = await read({
    versions: dated.slice(0, 1),
    files: createMemoryFiles(filesOf({'old/1.json': before, 'shop.json': after})),
    omitsPrivate: true,
  });
  assert.deepEqual(
    history.releases[0]?.diff.operations.map(({path}) => path),
    ['/open'],
  );
});

test('parts that are private today are left out of earlier versions too', async () => {
  const [then, now] = [{'/secret': {get: {responses: {}}}}, {'/secret': {get: {responses: {}, 'x-internal': true}}}];
  const history = await read({
    versions: dated.slice(0, 1),
    files: createMemoryFiles(filesOf({'old/1.json': api(then), 'shop.json': api(now)})),
    omitsPrivate: true,
  });
  assert.deepEqual(history.releases, []);
});

test("the document's overlays also apply to its earlier versions", async () => {
  const overlay = {overlay: '1.0.0', actions: [{target: "$.paths['/ping']", remove: true}]};
  const files = createMemoryFiles({...filesOf(versions), 'overlay.json': JSON.stringify(overlay)});
  const history = await read({files, overlays: ['overlay.json']});
  assert.ok(!rulesOf(history).flat().includes('operation-removed'));
});

test('AsyncAPI documents have no history', async () => {
  const channel = {asyncapi: '3.0.0', info: {title: 'E', version: '1'}, channels: {}};
  const history = await read({files: createMemoryFiles(filesOf({'old/1.json': channel, 'shop.json': channel}))});
  assert.deepEqual([history.dates, history.releases], [[], []]);
});
