import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildPageSections} from '../../../src/site/operation-sections.js';
import type {SearchSection} from '../../../src/site/search/sections.js';
import {readSearchedPage} from '../../../src/site/searched-page.js';
import {drawPage, pageOptions} from '../../components/draw.js';

async function sectionsOf(
  slug: string,
  text: string,
  title: string,
  files: Readonly<Record<string, string>> = {},
): Promise<readonly SearchSection[]> {
  const page = await readSearchedPage(
    slug,
    {file: `${slug}.mdx`, text},
    {label: title, titleOf: async () => undefined},
    pageOptions(files),
  );
  return page ? buildPageSections(page, page.nodes, undefined) : [];
}

test('a page is split at its headings, with its frontmatter title', async () => {
  const page =
    '---\ntitle: T\ndescription: D.\n---\nintro\n\n## A\n\ntext `code` {x}\n\n<Note title="N">n</Note>\n\n## A\n\n```js\nf()\n```\n\n##### deep\n';
  assert.deepEqual(await sectionsOf('a/b', page, 'fallback'), [
    {id: 'a/b', slug: 'a/b', hash: '', page: 'T', heading: '', text: 'D.\nintro'},
    {id: 'a/b#a', slug: 'a/b', hash: 'a', page: 'T', heading: 'A', text: 'text code {x}\nN n'},
    {id: 'a/b#a-2', slug: 'a/b', hash: 'a-2', page: 'T', heading: 'A', text: 'deep', code: 'f()'},
  ]);
});

test('a block is one line, and secondary words are searchable but not shown', async () => {
  const page =
    'One\ntwo <Tooltip tip="Hidden.">three</Tooltip>.\n\n| a | b |\n|--|--|\n| c | d |\n\n<ParamField body="id" type="string">\n  About it.\n</ParamField>';
  const [section] = await sectionsOf('a', page, 'A');
  assert.equal(section?.text, 'One two three.\na · b\nc · d\nid · string · About it.');
  assert.equal(section?.code, 'Hidden.');
});

test('an unlisted page is not searchable', async () => {
  for (const setting of ['hidden: true', 'noindex: true', 'searchable: false'])
    assert.deepEqual(await sectionsOf('a', `---\ntitle: T\n${setting}\n---\nx`, 'T'), []);
});

test('an untitled page has the given title, and an empty page is one section', async () => {
  assert.deepEqual(await sectionsOf('a', '', 'T'), [{id: 'a', slug: 'a', hash: '', page: 'T', heading: '', text: ''}]);
});

test("sections use the page's ids", async () => {
  const page = '# One\n\n## Two & more\n\n## Two & more\n\n### `three()`\n\n## Four {#own-id}\n';
  const html = (await drawPage(page)).content.text;
  const ids = [...html.matchAll(/<h\d id="([^"]*)"/g)].map(match => match[1]?.replaceAll('&amp;', '&'));
  const hashes = (await sectionsOf('a', page, 'T')).map(section => section.hash);
  assert.deepEqual(hashes.filter(Boolean), ids);
});

test('snippets, constants and expressions are searchable, and agent content is not', async () => {
  const page = `import Setup from '/snippets/setup.mdx'
import {Price} from '/snippets/price.jsx'
export const version = '7.4.1'
export const items = [{t: 'Oak', b: 'acorn'}]

Release {version} {1 + 1}

<Setup name="Ada" />

## Notes for {version}

<Price sum={12} />

<Steps>{items.map(i => <Step title={i.t}>{i.b}</Step>)}</Steps>

<Visibility for="agents">secret</Visibility>
`;
  const files = {
    'snippets/setup.mdx': 'Install **it**, {name}.\n\n## Proxy\n\nport 8080',
    'snippets/price.jsx': 'export const Price = ({sum}) => <b>costs {sum * 2}</b>;',
  };
  assert.deepEqual(
    (await sectionsOf('a', page, 'T', files)).map(({hash, heading, text}) => [hash, heading, text]),
    [
      ['', '', 'Release 7.4.1 2\nInstall it, Ada.'],
      ['proxy', 'Proxy', 'port 8080'],
      ['notes-for-7-4-1', 'Notes for 7.4.1', 'costs 24\nOak acorn'],
    ],
  );
});

test('an unsearchable page has no sections, and a weight applies to all of them', async () => {
  assert.deepEqual(await sectionsOf('a', '---\nsearchable: false\n---\nwords', 'A'), []);
  const heavy = await sectionsOf('a', '---\nboost: 3\n---\nwords\n\n## B\n\nmore', 'A');
  assert.deepEqual(
    heavy.map(({boost}) => boost),
    [3, 3],
  );
  for (const wrong of ['0', '-1', 'much', '1'])
    assert.equal((await sectionsOf('a', `---\nboost: ${wrong}\n---\nwords`, 'A'))[0]?.boost, undefined, wrong);
});

test('descriptions are searchable text without Markdown', async () => {
  const page = '---\ndescription: Use `npm` and **care**.\n---\nwords';
  assert.equal((await sectionsOf('a', page, 'A'))[0]?.text, 'Use npm and care.\nwords');
  const metadata = {
    method: 'POST',
    target: '/orders',
    keywords: [],
    description: 'Send **one** [order](/orders).',
  };
  const description = '## Limits\n\nUp to *ten* `lines`<br>each.\n\n- Not a <id>';
  const words = {method: 'POST', path: '/orders', tags: [], places: [], description};
  const texts = [undefined, []].map(
    nodes => buildPageSections({slug: 'a', title: 'A', metadata}, nodes, words).map(({text}) => text)[0],
  );
  assert.deepEqual(texts, ['Send one order.\nLimits\nUp to ten lines\neach.\nNot a <id>', 'Send one order.']);
});

test('webhooks and channels rank below requests that match equally well', () => {
  const boostOf = (method: string, boost?: number) =>
    buildPageSections(
      {slug: 'a', title: 'A', metadata: {method, target: 'x', keywords: [], ...(boost && {boost})}},
      undefined,
      undefined,
    )[0]?.boost;
  assert.deepEqual(
    [boostOf('GET'), boostOf('WEBHOOK'), boostOf('send'), boostOf('RECEIVE', 2)],
    [undefined, 0.9, 0.9, 1.8],
  );
});
