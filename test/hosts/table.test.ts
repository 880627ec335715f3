import assert from 'node:assert/strict';
import {chmodSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, describe, test} from 'node:test';
import {engines} from './engines.js';
import {expected, follow} from './follow.js';
import {type EngineName, openTargets, type Row, table} from './table.js';

const work = mkdtempSync(join(tmpdir(), 'hosts-'));
// Apache reads the files as another user.
chmodSync(work, 0o755);
after(() => rmSync(work, {recursive: true}));

/** Returns the expected result for an engine. A host that only gets pages has no status. */
function expectedOf({answer, unknownTo = [], otherwise = {}}: Row, engine: EngineName, found: string): string {
  if (unknownTo.includes(engine)) return 'missing';
  const said = expected(otherwise[engine] ?? answer);
  const isFile = engine === 'github-pages' || engine === 's3';
  return isFile && found.startsWith('moved ') ? said.replace(/^\w+ /, 'moved ') : said;
}

describe('every host responds like our matcher', () => {
  for (const {name, open} of engines)
    test(open ? name : `${name} is not installed`, {skip: !open}, async () => {
      const {asks, stop} = await open!(table, work);
      const wrong: string[] = [];
      try {
        for (const [at, site] of table.entries())
          for (const row of site.rows) {
            const found = await follow(asks[at]!, row.ask);
            const wanted = expectedOf(row, name, found);
            if (found !== wanted) wrong.push(`${site.base} ${row.ask}: ${found}, not ${wanted}`);
          }
        for (const target of openTargets) {
          // A server can reject this URL with its own message.
          const hop = await Promise.resolve(asks[table.length - 1]!(target)).catch(() => undefined);
          if (hop?.kind !== 'redirect') continue;
          const {origin} = new URL(hop.to, 'http://site.test');
          const isSafe = origin === 'http://site.test' || origin === 'https://good.example';
          if (!isSafe || /\p{Cc}/u.test(hop.to)) wrong.push(`${target} leads to ${hop.to}`);
        }
      } finally {
        await stop();
      }
      assert.deepEqual(wrong, []);
    });
});

test('the table has more than forty rules', () => {
  const count = table.flatMap(({redirects}) => redirects).length;
  assert.ok(count > 40, `${count}`);
});
