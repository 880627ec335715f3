import assert from 'node:assert/strict';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {runDev} from '../../../shell/node/commands/dev/dev-command.js';
import {docs, page, useBrowser, visit, writeProject} from '../../e2e/site.js';

// Components in the preview: its server compiles them, as prerendering does.

const browser = useBrowser();
const folder = mkdtempSync(join(tmpdir(), 'dev-live-'));
after(() => rmSync(folder, {recursive: true}));

const broken = 'export const Broken = () => {\n  const [n] = useState(0);\n  return <b>{n</b>;\n};\n';
writeProject(folder, {
  'snippets/count.tsx':
    'import {useState} from \'react\';\nexport const Count = ({start = 0, onCount}: {start?: number}) => { const [n, set] = useState<number>(start); return <button id="count" className="p-[13px]" onClick={() => { set(n + 1); onCount?.(n); }}>{n}</button>; };\n',
  'snippets/broken.jsx': broken,
  'index.mdx': page(
    'Live',
    'import {Count} from "/snippets/count.tsx";\nimport {Broken} from "/snippets/broken.jsx";\n\n<Count start={3} onCount={n => { document.title = `counted ${n}`; }} />\n\n<Broken />',
  ),
  'docs.json': docs({navigation: {pages: ['index']}}),
});

async function withServer(use: (url: string) => Promise<void>): Promise<void> {
  const server = await runDev(
    {folder, host: '127.0.0.1', port: 0, opens: false, allowPrivate: false, run: 'components'},
    {out() {}, err() {}},
  );
  if (typeof server === 'string') throw new Error(server);
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('the preview compiles components ahead: no compiler is loaded, changes are followed, faults have their place', () =>
  withServer(async url => {
    const opened = await visit(browser.open(), url);
    const {page: tab, requests} = opened;
    await tab.waitForSelector('docs-live[data-name=Count][data-runs]', {state: 'attached'});
    await tab.click('#count');
    assert.equal(await tab.textContent('#count'), '4');
    assert.equal(await tab.title(), 'counted 3');
    assert.equal(await tab.$eval('#count', each => getComputedStyle(each).paddingLeft), '13px');
    assert.match(
      (await tab.textContent('docs-live[data-name=Broken] .live-failure')) ?? '',
      /snippets\/broken\.jsx:3:\d+ +return <b>\{n<\/b>;\n +\^/,
    );
    assert.ok(requests.includes('/_lectern/dev/classes'));
    assert.ok(requests.some(path => /^\/_lectern\/dev\/components\/[\da-f]{8}\.js$/.test(path)));
    assert.deepEqual(
      requests.filter(path => /run-in-page|class-sheet/.test(path)),
      [],
    );
    writeFileSync(join(folder, 'snippets/broken.jsx'), broken.replace('{n<', '{n} mended<'));
    await tab.waitForSelector('docs-live[data-name=Broken] b:has-text("0 mended")');
    assert.deepEqual(opened.uncaught, []);
    await opened.close();
  }));

test('the preview makes the sheet of utility classes ahead, and answers only what is an order', () =>
  withServer(async url => {
    const order = (body: string, type = 'application/json') =>
      fetch(`${url}_lectern/dev/classes`, {method: 'POST', headers: {'content-type': type}, body});
    const css = await (await order('{"names":["p-[13px]","bg-[red}body{display:none]","nothing-of-ours"]}')).text();
    assert.match(css, /^@layer lectern\{.*padding:13px/);
    assert.doesNotMatch(css, /display|nothing/);
    assert.equal(await (await order('{"names":[]}')).text(), '');
    assert.deepEqual(
      await Promise.all(['{"names":[1]}', 'null', '{'].map(async body => (await order(body)).status)),
      [400, 400, 400],
    );
    assert.equal((await order('{"names":[]}', 'text/plain')).status, 415);
  }));

test('only a page of the preview has something compiled, and only what is an order', () =>
  withServer(async url => {
    const order = (body: string, type = 'application/json') =>
      fetch(`${url}_lectern/dev/components`, {method: 'POST', headers: {'content-type': type}, body});
    // Requests that a form or script of another site can send without a preflight.
    assert.equal((await order('{"files":[]}', 'text/plain')).status, 415);
    assert.equal((await order('{"files":[{"file":1}]}')).status, 400);
    assert.equal((await order('no')).status, 400);
    assert.equal((await order(`{"files":"${'x'.repeat(1_100_000)}"}`)).status, 413);
    assert.deepEqual(await (await order('{"files":[]}')).json(), []);
    const [outside] = (await (await order('{"files":[{"file":"../../etc/passwd","written":[]}]}')).json()) as readonly {
      failure?: {message: string};
      address?: string;
    }[];
    assert.equal(outside?.address, undefined);
    assert.match(outside?.failure?.message ?? '', /does not exist/);
    assert.equal((await fetch(`${url}_lectern/dev/components`)).status, 404);
  }));
