import assert from 'node:assert/strict';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {ChangeStream} from '../../../../../shell/node/commands/dev/change-stream.js';
import {createDevListener} from '../../../../../shell/node/commands/dev/dev-listener.js';
import {shareResult} from '../../../../../shell/node/commands/dev/shared-result.js';
import {askPath, start} from '../../servers.js';

test('simultaneous requests share one result, and later ones get a new one', async () => {
  let place = 'a';
  let count = 0;
  const ask = shareResult(
    async () => {
      const mine = ++count;
      await new Promise(setImmediate);
      if (mine === 4) throw new Error('away');
      return mine;
    },
    () => place,
  );
  const together = Array.from({length: 20}, ask);
  place = 'b';
  const later = [ask(), ask()];
  assert.deepEqual(new Set(await Promise.all(together)), new Set([1]));
  assert.deepEqual(await Promise.all(later), [2, 2]);
  assert.equal(await ask(), 3);
  await assert.rejects(ask(), /away/);
  assert.equal(await ask(), 5);
});

test('twenty requests for the manifest read the project once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shared-'));
  writeFileSync(join(folder, 'docs.json'), '{"name": "T", "navigation": {"pages": ["index"]}}');
  writeFileSync(join(folder, 'index.mdx'), 'Text.');
  const changes = new ChangeStream();
  let places = 0;
  // The server reads this property once per request, and once more per started reading.
  Object.defineProperty(changes, 'place', {get: () => `${places++ < 0}`});
  await using server = await start(
    createDevListener({folder, bundle: folder, host: '127.0.0.1', changes, proxy: (_, response) => response.end()}),
  );
  const answers = await Promise.all(
    Array.from({length: 20}, () => askPath(server, '/_lectern/dev/manifest.json', {host: 'localhost'})),
  );
  assert.equal(new Set(answers.map(({text}) => text)).size, 1);
  assert.match(answers[0]?.text ?? '', /"index"/);
  assert.ok(places < 30, `${places}`);
  rmSync(folder, {recursive: true});
});
