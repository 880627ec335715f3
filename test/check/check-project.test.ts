import assert from 'node:assert/strict';
import {test} from 'node:test';
import {checkOpenPage, checkProject} from '../../src/check/check-project.js';
import {openCheckedProject} from '../../src/check/project.js';
import {createMemoryProject, type ProjectFiles} from '../../src/site/project/project-files.js';

const docs = (more: object = {}) => JSON.stringify({name: 'Shop', navigation: {pages: ['index', 'guide/a']}, ...more});
const home = {'index.mdx': 'Home.\n', 'guide/a.mdx': 'A.\n'};

const check = (files: Readonly<Record<string, string>>) => checkProject(createMemoryProject(files), {version: '1'});
const short = async (files: Readonly<Record<string, string>>) =>
  (await check(files)).findings.map(({file, line, column, code}) => `${file}:${line}:${column} ${code}`);
const ignore = (codes: string) => `{/* lectern-ignore ${codes} */}`;

test('a comment suppresses and counts findings up to the next empty line', async () => {
  const text = `Text.\n\n${ignore('link-missing')}\n[a](/x) and\n[b](/y) <Nope />\n\n[c](/z)\n`;
  const files = {...home, 'docs.json': docs(), 'index.mdx': text};
  const report = await check(files);
  assert.deepEqual(
    report.findings.map(({line, code}) => `${line} ${code}`),
    ['5 component-unknown', '7 link-missing'],
  );
  assert.equal(report.suppressed, 2);
});

test('an empty line can follow the comment, as Markdown requires', async () => {
  const text = `Text.\n\n${ignore('link-missing, component-unknown')}\n\n[a](/x) <Nope />\n\n<Nope />\n`;
  assert.deepEqual(await short({...home, 'docs.json': docs(), 'index.mdx': text}), ['index.mdx:7:1 component-unknown']);
});

test('a comment above the first text applies to the whole page', async () => {
  const text = `---\ntitle: T\n---\n\n${ignore('link-missing')}\n\n[a](/x)\n\n[b](/y)\n`;
  assert.deepEqual(await short({...home, 'docs.json': docs(), 'index.mdx': text}), []);
});

test('docs.json can disable codes, everywhere or in some files', async () => {
  const pages = {'index.mdx': '[a](/x) <Nope />\n', 'guide/a.mdx': '[a](/x) <Nope />\n'};
  const lectern = (entries: unknown) => docs({integrations: {lectern: {ignore: entries}}});
  const all = [
    'guide/a.mdx:1:5 link-missing',
    'guide/a.mdx:1:9 component-unknown',
    'index.mdx:1:5 link-missing',
    'index.mdx:1:9 component-unknown',
  ];
  assert.deepEqual(await short({...pages, 'docs.json': lectern([])}), all);
  assert.deepEqual(await short({...pages, 'docs.json': lectern('link-missing')}), [all[1], all[3]]);
  assert.deepEqual(
    await short({...pages, 'docs.json': lectern(['link-missing guide/**', 'component-unknown *.mdx'])}),
    [all[1], all[2]],
  );
});

test('the order of files does not change the output', async () => {
  const files = {
    'docs.json': docs({redirects: [{source: '/x', destination: '/none'}]}),
    'index.mdx': '[a](/x#y) [b](/q) <Nope tilte="x" />\n',
    'guide/a.mdx': '![x](y.png)\n',
    'lost.mdx': 'Lost.\n',
  };
  const first = JSON.stringify(await check(files));
  const turned = Object.fromEntries(Object.entries(files).reverse());
  assert.equal(JSON.stringify(await check(turned)), first);
  assert.equal(JSON.stringify(await check(files)), first);
  assert.ok(first.includes('asset-missing'));
});

test('each file is read once during the check', async () => {
  const reads = new Map<string, number>();
  const inside = createMemoryProject({
    ...home,
    'docs.json': docs(),
    'guide/a.mdx': '## B\n\n[h](/)\n',
    'index.mdx': '[a](/guide/a#b)\n',
  });
  const files: ProjectFiles = {
    ...inside,
    read: path => {
      reads.set(path, (reads.get(path) ?? 0) + 1);
      return inside.read(path);
    },
  };
  assert.deepEqual((await checkProject(files, {version: '1'})).findings, []);
  assert.deepEqual([...reads.values()], [1, 1, 1]);
});

test('a fault in a snippet is reported once, in the snippet', async () => {
  const page = 'import Foot from "/snippets/foot.mdx"\n\n<Foot />\n';
  const files = {
    'docs.json': docs(),
    'index.mdx': page,
    'guide/a.mdx': page,
    'snippets/foot.mdx': 'Text.\n\n<Nope /> [a](/x) {fetch("/a")} <ParamField path="a" query="a">A.</ParamField>\n',
  };
  assert.deepEqual(await short(files), [
    'snippets/foot.mdx:3:1 component-unknown',
    'snippets/foot.mdx:3:14 link-missing',
    'snippets/foot.mdx:3:19 expression-unreadable',
    'snippets/foot.mdx:3:32 param-one-location',
  ]);
});

test('remote documents are not read by default, and nothing is claimed about their operations', async () => {
  const files = (page: string) => ({
    ...home,
    'docs.json': docs({api: {openapi: 'https://example.com/openapi.json'}}),
    'guide/a.mdx': page,
  });
  const unread = ['docs.json:1:76 document-unread'];
  assert.deepEqual(await short(files('---\nopenapi: GET /x\n---\n')), unread);
  assert.deepEqual(await short(files('---\ntitle: A\n---\n\n[b](/api-reference/anything)\n')), unread);
});

/** Returns a host with the documents in `texts`. Each other URL fails with its reason. */
function host(texts: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const readRemote: NonNullable<ProjectFiles['readRemote']> = async path => {
    asked.push(path);
    const text = texts[path];
    return text === undefined ? {path, missing: 'failed', reason: 'the server answers with status 404'} : {path, text};
  };
  return {asked, readRemote};
}

test('a remote document is checked with its references, and requested once', async () => {
  const {asked, readRemote} = host({
    'https://example.com/openapi.yaml': `openapi: 3.1.0
info: {title: Shop, version: "1"}
servers: [{url: https://api.example.com}]
paths:
  /orders:
    get: {operationId: listOrders, responses: {"200": {$ref: "more.yaml#/Answer"}}}
    post: {operationId: listOrders, responses: {"200": {description: Fine}}}
`,
    'https://example.com/more.yaml': 'Answer: {description: Fine}\n',
  });
  const spec = 'spec="https://example.com/openapi.yaml"';
  const project = {
    ...createMemoryProject({
      ...home,
      'docs.json': docs({api: {openapi: 'https://example.com/openapi.yaml'}}),
      'index.mdx': `<OpenApiEndpoint ${spec} method="get" path="/orders" />\n\n<OpenApiEndpoint ${spec} method="get" path="/order" />\n`,
      'guide/a.mdx': '---\nopenapi: GET /none\n---\n',
    }),
    readRemote,
  };
  const {findings} = await checkProject(project, {version: '1'});
  assert.deepEqual(
    findings.map(({file, line, code}) => `${file}:${line} ${code}`),
    [
      'guide/a.mdx:2 binding-operation',
      'https://example.com/openapi.yaml:7 spec-duplicate-operation-id',
      'index.mdx:3 binding-operation',
    ],
  );
  assert.deepEqual(asked.sort(), ['https://example.com/more.yaml', 'https://example.com/openapi.yaml']);
});

test('an unreachable document is reported once, with the reason', async () => {
  const {readRemote} = host({});
  const gone = 'https://example.com/openapi.yaml';
  const project = {
    ...createMemoryProject({
      ...home,
      'docs.json': docs({api: {openapi: gone}}),
      'index.mdx': `<OpenApiEndpoint spec="${gone}" method="get" path="/x" />\n\n<OpenApiEndpoint spec="https://example.com/o.json" />\n`,
      'guide/a.mdx': '---\nopenapi: https://example.com/p.json GET /none\n---\n',
    }),
    readRemote,
  };
  const {findings} = await checkProject(project, {version: '1'});
  const reason = 'the server answers with status 404.';
  assert.deepEqual(
    findings.map(({file, level, code, message}) => [`${file} ${level} ${code}`, message]),
    [
      [
        'docs.json error document-missing',
        `docs.json references the API document "${gone}", which Lectern cannot read: ${reason}`,
      ],
      [
        'guide/a.mdx error binding-document',
        `The frontmatter references the API document "https://example.com/p.json", which Lectern cannot read: ${reason}`,
      ],
      [
        'index.mdx error binding-document',
        `<OpenApiEndpoint> references the API document "https://example.com/o.json", which Lectern cannot read: ${reason}`,
      ],
    ],
  );
});

test('a link to a page that api.openapi does not generate is broken', async () => {
  const paths = {'/orders': {get: {operationId: 'listOrders', responses: {200: {description: 'ok'}}}}};
  const files = (head: string) =>
    createMemoryProject({
      'docs.json': JSON.stringify({
        name: 'A',
        api: {openapi: 'shop.json'},
        navigation: {pages: ['index', 'list']},
      }),
      'shop.json': JSON.stringify({
        openapi: '3.1.0',
        info: {title: 'S', version: '1'},
        servers: [{url: 'https://a.example'}],
        paths,
      }),
      'index.mdx': '---\ntitle: Home\n---\n\n[All](/api-reference/get-orders)\n',
      'list.mdx': `---\ntitle: List\n${head}---\n\nText.\n`,
    });
  const codes = async (head: string) =>
    (await checkProject(files(head), {version: '1'})).findings.map(({code}) => code);
  assert.deepEqual(await codes(''), []);
  assert.deepEqual(await codes('openapi: GET /orders\n'), ['link-missing']);
});

test('an empty project and one without docs.json have one finding each', async () => {
  assert.deepEqual(await short({}), ['docs.json:1:1 config-file']);
  assert.deepEqual(await short({'a.mdx': 'A.\n'}), ['docs.json:1:1 config-file']);
});

test('oversized and unreadable pages are reported and not rendered', async () => {
  const inside = createMemoryProject({...home, 'docs.json': docs(), 'index.mdx': 'x'.repeat(5_000_001)});
  const files: ProjectFiles = {
    ...inside,
    read: async path =>
      path === 'guide/a.mdx' ? {path, missing: 'refused', reason: 'it is outside the project.'} : inside.read(path),
  };
  const {findings} = await checkProject(files, {version: '1'});
  assert.deepEqual(
    findings.map(({code, message}) => `${code}: ${message}`),
    [
      'page-unreadable: Lectern cannot read guide/a.mdx: it is outside the project.',
      'page-size: index.mdx is larger than 5 MB, the limit for a page. Readers see a message instead.',
    ],
  );
});

test('a hostile page of 5 MB is checked within seconds', {timeout: 60_000}, async () => {
  const text = '<Nope a="{[(*_`'.repeat(20_000);
  const {findings} = await check({...home, 'docs.json': docs(), 'index.mdx': text});
  assert.ok(findings.length <= 200);
});

test('progress counts to the total', async () => {
  const seen: string[] = [];
  const progress = (done: number, all: number) => seen.push(`${done}/${all}`);
  await checkProject(createMemoryProject({...home, 'docs.json': docs()}), {version: '1', progress});
  assert.deepEqual(seen, ['0/2', '1/2', '2/2']);
});

test('the overlay does not report a file without frontmatter as an orphan', async () => {
  const files = createMemoryProject({
    'docs.json': '{"name": "A", "navigation": {"pages": ["index"]}}',
    'index.mdx': '---\ntitle: A\n---\n\nText.',
    'parts/note.mdx': 'A part.',
    'loose.mdx': '---\ntitle: Loose\n---\n\nText.',
  });
  const codes = async (file: string) =>
    (await checkOpenPage(await openCheckedProject(files), file, '0')).findings.map(({code}) => code);
  assert.deepEqual(await codes('parts/note.mdx'), []);
  assert.deepEqual(await codes('loose.mdx'), ['page-orphan']);
});
