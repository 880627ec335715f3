import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildPageMetadata} from '../../src/markdown/frontmatter/page.js';
import {parseManifest, renderManifest} from '../../src/site/manifest.js';

const frontmatter = new Map<string, unknown>([
  ['title', 'Users'],
  ['icon', 'user'],
  ['openapi', 'GET /users'],
  ['deprecated', true],
  ['description', 'Is read with the page.'],
  ['tag', ['no', 'text']],
]);

test('a manifest keeps the page data for lists when written and read', () => {
  const text = renderManifest(
    {url: 'https://github.com/o/r', branch: 'main', folder: 'docs/'},
    [{file: 'users.mdx', modified: '2024-03-01T10:00:00.000Z', frontmatter}, {file: 'guide/__proto__.md'}],
    ['b.json', 'api/a.yaml'],
    {
      styles: ['style.css'],
      scripts: new Map([['own.js', true]]),
      dates: new Map([['api/a.yaml', '2024-02-01T10:00:00.000Z']]),
      overlays: new Map([['api/a.yaml', ['words.yaml']]]),
    },
  );
  assert.equal(
    text,
    '{"version":1,"repository":{"url":"https://github.com/o/r","branch":"main","folder":"docs/"},"documents":["api/a.yaml","b.json"],"overlays":{"api/a.yaml":["words.yaml"]},"dates":{"api/a.yaml":"2024-02-01T10:00:00.000Z"},"styles":["style.css"],"scripts":{"own.js":true},"pages":{"guide/__proto__":{"extension":".md"},"users":{"modified":"2024-03-01T10:00:00.000Z","head":{"title":"Users","icon":"user","openapi":"GET /users","deprecated":true}}}}',
  );
  const shown = ['title', 'icon', 'openapi', 'deprecated'].map(key => [key, frontmatter.get(key)] as const);
  assert.deepEqual(parseManifest(JSON.parse(text)), {
    repository: {url: 'https://github.com/o/r', branch: 'main', folder: 'docs/'},
    documents: ['api/a.yaml', 'b.json'],
    overlays: new Map([['api/a.yaml', ['words.yaml']]]),
    dates: new Map([['api/a.yaml', '2024-02-01T10:00:00.000Z']]),
    styles: ['style.css'],
    scripts: new Map([['own.js', true]]),
    pages: new Map<string, unknown>([
      ['guide/__proto__', {extension: '.md'}],
      ['users', {extension: '.mdx', modified: '2024-03-01T10:00:00.000Z', metadata: buildPageMetadata(new Map(shown))}],
    ]),
  });
});

test('a manifest contains the heading of an untitled page', () => {
  const text = renderManifest(undefined, [{file: 'a.mdx', frontmatter: new Map(), heading: 'A b'}], []);
  assert.equal(text, '{"version":1,"pages":{"a":{"head":{},"heading":"A b"}}}');
  const head = parseManifest(JSON.parse(text))?.pages.get('a')?.metadata;
  assert.deepEqual(head, {...buildPageMetadata(new Map()), heading: 'A b'});
});

test('a manifest contains the groups of pages', () => {
  const text = renderManifest(undefined, [{file: 'a.mdx', frontmatter: new Map([['groups', ['admin']]])}], []);
  assert.equal(text, '{"version":1,"pages":{"a":{"head":{"groups":["admin"]}}}}');
  assert.deepEqual(parseManifest(JSON.parse(text))?.pages.get('a')?.metadata?.groups, ['admin']);
});

test('without git, a manifest has no repository', () => {
  assert.equal(renderManifest(undefined, [{file: 'a.mdx'}], []), '{"version":1,"pages":{"a":{}}}');
  assert.deepEqual(parseManifest({pages: {a: {}}}), {
    pages: new Map([['a', {extension: '.mdx'}]]),
    documents: [],
    overlays: new Map(),
    dates: new Map(),
    styles: [],
    scripts: new Map(),
  });
});

test('invalid values are left out, and an invalid manifest is ignored', () => {
  for (const value of [null, 1, [], {}, {pages: 'x'}, {pages: null}]) assert.equal(parseManifest(value), undefined);
  assert.deepEqual(
    parseManifest({
      repository: null,
      styles: ['a.css', '../b.css', 'https://a.example/c.css', 1],
      scripts: {'ok.js': 'yes', '//a.example/x.js': true, '../up.js': true},
      dates: {'a.json': 1, 'b.json': '2024-02-01'},
      overlays: {'a.json': [1, '../up.yaml']},
      documents: [1, '../up.json', 'https://a.example/o.json', '/api/o.json', null],
      pages: {'../up': {}, a: null, b: {modified: 1, head: {title: {}, hidden: 'true'}}},
    }),
    {
      documents: ['api/o.json'],
      overlays: new Map([['a.json', []]]),
      dates: new Map([['b.json', '2024-02-01']]),
      styles: ['a.css'],
      scripts: new Map([['ok.js', false]]),
      pages: new Map<string, unknown>([
        ['a', {extension: '.mdx'}],
        ['b', {extension: '.mdx', metadata: buildPageMetadata(new Map([['hidden', 'true']]))}],
      ]),
    },
  );
});
