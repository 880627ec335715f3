import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readBinding} from '../../../src/markdown/frontmatter/binding.js';
import {readFrontmatter, splitFrontmatter} from '../../../src/markdown/frontmatter/frontmatter.js';
import {type PageOfDocument, writeGeneratedPageText} from '../../../src/markdown/frontmatter/generated-page.js';
import {buildPageMetadata} from '../../../src/markdown/frontmatter/page.js';
import {readFrontmatterYaml} from '../../../src/markdown/frontmatter/read-yaml.js';

const page = {
  label: 'List users',
  documents: ['shop.yaml'],
  operation: {method: 'GET', path: '/users'},
  deprecated: false,
};

test("an operation's page is like a bound page", () => {
  assert.equal(writeGeneratedPageText(page), '---\ntitle: "List users"\nopenapi: "shop.yaml GET /users"\n---\n');
  const hook = {...page, operation: {method: 'WEBHOOK', path: 'order paid'}, deprecated: true};
  assert.equal(
    writeGeneratedPageText(hook),
    '---\ntitle: "List users"\nopenapi: "shop.yaml webhook order paid"\ndeprecated: true\n---\n',
  );
});

test("a channel's page names only the channel, and is found by its address", async () => {
  const channel = {
    ...page,
    documents: ['e.yaml'],
    operation: {method: 'SEND', path: 'on: "order'},
    address: 'orders/{id}',
  };
  const text = writeGeneratedPageText(channel);
  assert.equal(text, '---\ntitle: "List users"\nasyncapi: "e.yaml on: \\"order"\nkeywords: ["orders/{id}"]\n---\n');
  const {frontmatter} = await readFrontmatter(splitFrontmatter(text).yaml, 'a.mdx', readFrontmatterYaml);
  const {binding, method, keywords} = buildPageMetadata(frontmatter);
  assert.deepEqual(
    {binding, method, keywords},
    {
      binding: {kind: 'channel', method: 'CHANNEL', target: 'on: "order', document: 'e.yaml'},
      method: undefined,
      keywords: ['orders/{id}'],
    },
  );
});

test('an overview page names only the document, and its known title', () => {
  const overview = {label: 'Overview', documents: ['a b%.yaml'], deprecated: false};
  assert.equal(writeGeneratedPageText(overview), '---\nsidebarTitle: "Overview"\nopenapi: "a%20b%25.yaml"\n---\n');
  assert.match(writeGeneratedPageText({...overview, title: 'Shop'}), /\ntitle: "Shop"\n/);
});

const hostile = [
  'a: b # c',
  '"quoted" \'too\'',
  '---\ntitle: other',
  'line\r\nbreak\ttab \\n \\',
  '{{x}} {y} <script>alert(1)</script>',
  '*alias &anchor !tag %dir @at `x` | > - ?',
  'true',
  '\u0000\u0007\u0085\u2028\u2029\ufeff',
  '__proto__',
  '日本語 🙂',
];

for (const text of hostile)
  test(`${JSON.stringify(text)} is unchanged`, async () => {
    const written: PageOfDocument = {...page, label: `x${text}x`, operation: {method: 'GET', path: `/${text}.`}};
    const {yaml, body} = splitFrontmatter(writeGeneratedPageText(written));
    const {frontmatter, problems} = await readFrontmatter(yaml, 'x', readFrontmatterYaml);
    assert.deepEqual([problems, body], [[], '']);
    assert.equal(buildPageMetadata(frontmatter).title, written.label);
    assert.deepEqual(readBinding(frontmatter), {
      kind: 'operation',
      method: 'GET',
      target: written.operation?.path,
      document: 'shop.yaml',
    });
  });
