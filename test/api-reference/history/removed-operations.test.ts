import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMemoryFiles} from '../../../src/base/files.js';
import {api, dated, filesOf, read} from './versions.js';

const named = (operationId: string) => ({get: {operationId, responses: {}}});

async function removedIn(...documents: readonly object[]) {
  const files = Object.fromEntries(documents.map((paths, index) => [dated[index]!.file, api(paths)]));
  return (await read({files: createMemoryFiles(filesOf(files))})).removed;
}

test('a removed operation is listed with the version that removed it', async () => {
  const {removed} = await read();
  assert.deepEqual(
    removed.map(({date, entry: {method, path}, successor}) => [date, method, path, successor]),
    [['2026-08', 'GET', '/ping', undefined]],
  );
  const undated = await read({versions: dated.slice(0, 2)});
  assert.deepEqual(
    undated.removed.map(({date}) => date),
    [''],
  );
});

test("the successor has the removed operation's operationId", async () => {
  const [page] = await removedIn(
    {'/a': named('list')},
    {'/b': named('list'), '/c': named('other')},
    {'/b': named('list')},
  );
  assert.deepEqual(page?.successor, {kind: 'operation', method: 'GET', path: '/b'});
  assert.equal(page?.date, '2026-05');
});

test('a restored operation is not removed, even with another parameter name', async () => {
  const removed = await removedIn({'/a/{id}': named('one')}, {'/b': named('two')}, {'/a/{key}': named('one')});
  assert.deepEqual(
    removed.map(({entry}) => entry.path),
    ['/b'],
  );
});
