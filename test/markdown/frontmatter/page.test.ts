import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  buildPageMetadata,
  nameInLists,
  type PageMetadata,
  readPageMetadata,
} from '../../../src/markdown/frontmatter/page.js';
import {readFrontmatterYaml} from '../../../src/markdown/frontmatter/read-yaml.js';
import {estimateReadingTime} from '../../../src/markdown/frontmatter/reading-time.js';

const empty: PageMetadata = {hidden: false, noindex: false, deprecated: false, mode: 'default', keywords: []};
const head = (values: Readonly<Record<string, unknown>>) => buildPageMetadata(new Map(Object.entries(values)));

const heads: readonly (readonly [values: Readonly<Record<string, unknown>>, read: Partial<PageMetadata>])[] = [
  [{}, {}],
  [
    {title: ' A ', description: 'B', icon: 'c', tag: 'D'},
    {title: 'A', description: 'B', icon: 'c', tag: 'D'},
  ],
  [{title: 2024}, {title: '2024'}],
  [{title: '', sidebarTitle: ' '}, {}],
  [{title: ['a'], icon: {a: 1}, mode: 'nosuch', keywords: 3}, {}],
  [
    {Title: 'A', sidebar_label: 'B'},
    {title: 'A', sidebarTitle: 'B'},
  ],
  [
    {hidden: true, noindex: 'true', deprecated: 'yes'},
    {hidden: true, noindex: true},
  ],
  [{mode: 'wide'}, {mode: 'wide'}],
  [
    {hideFooterPagination: true, hideApiMarker: 'true', timestamp: false, iconType: 'solid'},
    {hideFooterPagination: true, hideApiMarker: true, timestamp: false, iconType: 'solid'},
  ],
  [{hideFooterPagination: false, hideApiMarker: 3, timestamp: 'true'}, {timestamp: true}],
  [{keywords: ['a', 1]}, {keywords: ['a', '1']}],
  [{keywords: 'a , b'}, {keywords: ['a', 'b']}],
  [
    {url: 'https://a.b', canonical: 'https://c.d'},
    {url: 'https://a.b', canonical: 'https://c.d'},
  ],
  [
    {openapi: 'post /users'},
    {method: 'POST', target: '/users', binding: {kind: 'operation', method: 'POST', target: '/users'}},
  ],
  [
    {openapi: '  spec.yaml   GET\t/a/{b} '},
    {
      method: 'GET',
      target: '/a/{b}',
      binding: {kind: 'operation', method: 'GET', target: '/a/{b}', document: 'spec.yaml'},
    },
  ],
  [
    {openapi: 'webhook orderPlaced'},
    {method: 'WEBHOOK', target: 'orderPlaced', binding: {kind: 'operation', method: 'WEBHOOK', target: 'orderPlaced'}},
  ],
  [
    {openapi: 'a.json webhook b'},
    {method: 'WEBHOOK', target: 'b', binding: {kind: 'operation', method: 'WEBHOOK', target: 'b', document: 'a.json'}},
  ],
  [{api: 'DELETE https://a.b/c'}, {method: 'DELETE', target: 'https://a.b/c'}],
  [{openapi: 'nothing'}, {}],
];

for (const [values, read] of heads)
  test(`reads the frontmatter ${JSON.stringify(values)}`, () => assert.deepEqual(head(values), {...empty, ...read}));

const named: readonly (readonly [text: string, name: string | undefined])[] = [
  ['# A', 'A'],
  ['---\nicon: b\n---\n\n# A *b* `c` [d](/e)', 'A b c d'],
  ['import B from "/b.mdx"\n\n{/* c */}\n<!-- d -->\n# A {#id} ', 'A'],
  ['# A ##\n\n# B', 'A'],
  ['# A \\* b <Badge>c</Badge>', 'A * b c'],
  ['---\ntitle: T\n---\n# A', 'T'],
  ['---\nsidebarTitle: T\n---\n# A', 'T'],
  ['## A', undefined],
  ['text\n\n# A', undefined],
  ['#', undefined],
];

for (const [text, name] of named)
  test(`lists show the title ${name} for a page that begins ${JSON.stringify(text)}`, async () =>
    assert.equal(nameInLists(await readPageMetadata(text, 'a.mdx', readFrontmatterYaml)), name));

test('reading time is at least a minute, and counts characters in scripts without spaces', () => {
  assert.equal(estimateReadingTime(''), 1);
  assert.equal(estimateReadingTime('word '.repeat(660)), 3);
  assert.equal(estimateReadingTime("It's_1 ".repeat(220)), 3);
  assert.equal(estimateReadingTime('wörd '.repeat(660)), 3);
  assert.equal(estimateReadingTime('字'.repeat(900)), 2);
});
