import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {type RunningApi, startApi} from '../../demo/api/start-api.js';
import {docs, page, soon, useBrowser, visit} from './site.js';
import {send, sentTo, withServers} from './try-it-host.js';
import {button, openForm} from './try-it-page.js';

// Five servers of one API that repeat each request, each with its own credential.

const browser = useBrowser();
const mark = (at: number) => `CANARY-${at}-end`;
const anyMark = /CANARY-\d-end/;

const document = (apis: readonly RunningApi[]) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Echo', version: '1'},
    servers: apis.map(({origin}) => ({url: origin})),
    security: [{token: []}],
    paths: {
      '/echo': {
        get: {
          operationId: 'echo',
          responses: {
            200: {
              description: 'Echo',
              content: {'application/json': {schema: {type: 'object', properties: {method: {type: 'string'}}}}},
            },
          },
        },
      },
    },
    components: {securitySchemes: {token: {type: 'http', scheme: 'bearer'}}},
  });

test('security D1: each of five origins gets only its own credential', async () => {
  const files: Record<string, string> = {
    'docs.json': docs({api: {openapi: 'api.json'}, navigation: {pages: ['index']}}),
    'index.mdx': page('Echo', 'Text.', 'openapi: GET /echo\n'),
  };
  const more = [await startApi(), await startApi(), await startApi()];
  try {
    await withServers(
      () => files,
      async ({api, other, site}) => {
        const apis = [api, other, ...more];
        files['api.json'] = document(apis);
        const opened = await visit(browser.open(), site.url, {permissions: ['clipboard-read', 'clipboard-write']});
        const {page: tab, messages} = opened;
        try {
          await opened.shows('Echo');
          const dialog = await openForm(tab, '.page-head');
          const texts: string[] = [];
          const copied = async (name: string) => {
            await button(dialog, name).click();
            await tab.waitForTimeout(100);
            texts.push(await tab.evaluate(() => navigator.clipboard.readText()));
          };
          for (const [at, each] of apis.entries()) {
            await dialog.getByLabel('Server', {exact: true}).selectOption({index: at});
            await dialog.locator('section[aria-label="Authorization"] input[type=password]').fill(mark(at));
            const sent = await send(tab, each);
            assert.ok(sent.rawHeaders.includes(`Bearer ${mark(at)}`));
            for (const name of ['Copy link to this request', 'Copy as curl', 'Copy as Overlay']) await copied(name);
            if (at === 0) {
              await dialog.locator('.history > summary').click();
              await dialog.getByLabel('Keep history on this device').check();
              await dialog.getByLabel('Keep bodies and responses').check();
            }
            const saving = tab.waitForEvent('download');
            await dialog.getByRole('button', {name: 'Save as HAR'}).click();
            texts.push(readFileSync(await (await saving).path(), 'utf8'));
          }
          // No origin received another origin's credential.
          for (const [at, each] of apis.entries()) {
            const seen = JSON.stringify(sentTo(each).map(({url, rawHeaders}) => [url, rawHeaders]));
            assert.deepEqual(seen.match(new RegExp(anyMark, 'g')), [mark(at)], each.origin);
          }
          const kept = () =>
            tab.evaluate(async () => {
              const asked = indexedDB.open('lectern:requests:/');
              await new Promise(done => {
                asked.onsuccess = done;
              });
              const all = asked.result.transaction('requests').objectStore('requests').getAll();
              await new Promise(done => {
                all.onsuccess = done;
              });
              asked.result.close();
              return all.result.map(each => each as {origin: string});
            });
          await soon(
            async () => (await kept()).map(({origin}) => origin).sort(),
            apis.map(({origin}) => origin).sort(),
          );
          texts.push(JSON.stringify(await kept()), ...messages, tab.url());
          const local = await tab.evaluate(() => Object.entries(localStorage).map(pair => pair.join(' ')));
          // Each credential is stored under its own origin.
          for (const [at, each] of apis.entries()) {
            const holders = local.filter(text => text.includes(mark(at)));
            assert.equal(holders.length, 1);
            assert.ok(holders[0]?.startsWith(`lectern:credential:/ ${each.origin} `));
          }
          assert.equal(texts.length >= 5 * 4, true);
          assert.deepEqual(
            texts.filter(text => anyMark.test(text)),
            [],
          );
        } finally {
          await opened.close();
        }
      },
    );
  } finally {
    await Promise.all(more.map(each => each.close()));
  }
});
