import assert from 'node:assert/strict';
import {test} from 'node:test';
import {openNodeProject} from '../../shell/node/files/project-files.js';
import {checkProject} from '../../src/check/check-project.js';
import type {Finding} from '../../src/check/report.js';
import {withDev} from './dev-site.js';
import {page, useBrowser} from './site.js';

// The open page reports the same findings as the command, for a project with thirty faults.

const browser = useBrowser();

const api = (more: string) => `openapi: 3.1.0
info: {title: Shop, version: '1'}
servers: [{url: 'not an address'}]
paths:
  /orders:
    get:
      operationId: listOrders
      summray: All orders
      security: [{absent: []}]
      responses:
        '200':
          description: ok
          content: {application/json: {schema: {$ref: '#/components/schemas/Absent'}}}
    post:
      operationId: listOrders
      summray: All orders
      responses: {'200': {description: ok}}
${more}`;

const files: Readonly<Record<string, string>> = {
  'docs.json': `{
  "name": "Faults",
  "colors": {"primary": "blue"},
  "appearence": {"default": "dark"},
  "navbar": {"links": [{"label": "Gone", "href": "/gone"}]},
  "redirects": [
    {"source": "/old", "destination": "/nowhere"},
    {"source": "/a", "destination": "/b"},
    {"source": "/b", "destination": "/a"},
    {"source": "/index", "destination": "/guide/links"}
  ],
  "navigation": {
    "groups": [
      {"group": "Guide", "pages": ["index", "guide/links", "guide/absent", "guide/parts", "guide/code", "guide/links"]},
      {"group": "Bound", "pages": ["bound/one", "bound/two"]},
      {"group": "API", "openapi": "shop.yaml"},
      {"group": "Nothing", "pages": []}
    ]
  }
}
`,
  'shop.yaml': api(''),
  'index.mdx': page(
    'Home',
    '[Gone](/nowhere)\n\n![Missing](/images/a.png)\n\n<Nope>text</Nope>\n\n[Part](/guide/links#absent)',
  ),
  'guide/links.mdx': page(
    'Links',
    '## Present\n\n[Here](#present) and [there](#elsewhere), [page](./missing)\n\n<Card title="x" href="/gone" colour="red" />',
  ),
  'guide/parts.mdx': page(
    'Parts',
    'import Gone from \'/snippets/gone.mdx\';\nimport Part from \'/snippets/part.mdx\';\n\n<Gone />\n\n<Part />\n\n<ParamField path="a" query="b" type="string">x</ParamField>\n\n<Steps>\n<Step title="One">\n\nopen\n',
  ),
  'guide/code.mdx': page('Code', 'Text {1 +\n\n```js\nnever closed\n'),
  'snippets/part.mdx': '[Broken in a snippet](/nowhere-else)\n',
  'bound/one.mdx': page('One', 'Text.', 'openapi: GET /absent\n'),
  'bound/two.mdx': page('Two', 'Text.', 'openapi: other.json GET /orders\nmode: sideways\n'),
  'loose.mdx': page('Loose', 'In no list. [Gone](/nowhere)'),
};

const key = ({code, level, file, line, column, message, fix}: Finding) =>
  JSON.stringify([file, line, column, code, level, message, fix]);

test("the overlay shows the command's findings for each page", () =>
  withDev(browser.open(), files, '', async ({page: tab, url, folder, findings}) => {
    const report = await checkProject(openNodeProject(folder), {version: ''});
    const wanted = new Set(report.findings.map(key));
    assert.ok(wanted.size >= 30, `${wanted.size} faults`);
    assert.ok(new Set(report.findings.map(({code}) => code)).size >= 20);
    const seen = new Set<string>();
    for (const file of Object.keys(files).filter(name => name.endsWith('.mdx') && !name.startsWith('snippets/'))) {
      await tab.goto(url + (file === 'index.mdx' ? '' : file.replace('.mdx', '')), {waitUntil: 'domcontentloaded'});
      for (const finding of await findings(file)) seen.add(key(finding));
    }
    assert.deepEqual([...seen].sort(), [...wanted].sort());
  }));

const small = {
  'docs.json': '{"name": "A", "navigation": {"pages": ["index"]}}',
  'index.mdx': page('Home', '<Nope>x</Nope>'),
};

for (const [how, code, reason] of [
  [
    'throws',
    "addEventListener('message', () => { throw new Error('a part is missing'); });",
    /: .*a part is missing\.$/,
  ],
  ['has no script', 'const = ;', /: .+\.$/],
  [
    'answers with a failure',
    "addEventListener('message', ({data}) => postMessage({id: data.id, file: data.file, failure: 'no memory'}));",
    /: no memory\.$/,
  ],
] as const)
  test(`a check that ${how} is reported, and the next change starts a new check`, () =>
    withDev(browser.open(), small, '', async ({page: tab, save, findings}) => {
      await findings('index.mdx');
      await tab.route('**/check-worker.js', route => route.fulfill({contentType: 'text/javascript', body: code}));
      await tab.reload({waitUntil: 'domcontentloaded'});
      const [failed] = await findings('index.mdx', count => count === 1);
      assert.deepEqual([failed?.code, failed?.level, failed?.file], ['check-failed', 'error', 'index.mdx']);
      assert.match(failed?.message ?? '', reason);
      await tab.unroute('**/check-worker.js');
      if (how === 'answers with a failure') await tab.reload({waitUntil: 'domcontentloaded'});
      else save('index.mdx', page('Home', '<Nope>y</Nope>'));
      for (let turn = 0; (await findings('index.mdx')).some(({code}) => code === 'check-failed'); turn++)
        assert.ok(turn < 500, 'it is still the failure');
      assert.deepEqual(
        (await findings('index.mdx')).map(({code}) => code),
        ['component-unknown'],
      );
    }));
