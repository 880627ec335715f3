import assert from 'node:assert/strict';
import {page as pageOf} from '../e2e/site.js';
import {openForm} from '../e2e/try-it-page.js';
import {Rows, sees, seesNot} from './row.js';

const rows = new Rows('2.18 format');
const content = '.docs-content';

rows.row('Markdown in captions', {body: '<Frame caption="**b** [l](/index)" hint="*h*">x</Frame>'}, async ({page}) => {
  await sees(page, 'figcaption strong', 'b');
  await sees(page, 'figcaption a', 'l');
  await sees(page, '.frame-hint em', 'h');
});
rows.row('framed videos start', {body: '<Frame><video autoPlay src="/v.mp4" /></Frame>'}, async ({page}) => {
  const flags = await page.$eval('video', video => [
    video.muted || video.hasAttribute('muted'),
    video.loop,
    video.playsInline,
  ]);
  assert.deepEqual(flags, [true, true, true]);
});
rows.row('<Heading> and noAnchor', {body: '<Heading level={3} noAnchor>Quiet</Heading>\n\n## Loud'}, async ({page}) => {
  await sees(page, `${content} h3#quiet`, 'Quiet');
  await seesNot(page, `${content} h3 .heading-anchor`);
  assert.equal(await page.locator(`${content} h2 .heading-anchor`).count(), 1);
});
for (const type of ['info', 'warning', 'note', 'tip', 'check', 'danger'])
  rows.row(`<Card type="${type}">`, {body: `<Card title="T" type="${type}">x</Card>`}, async ({page}) => {
    await sees(page, `.card.tone-${type} .card-title`, 'T');
    const color = (selector: string) => page.$eval(selector, each => getComputedStyle(each).borderTopColor);
    const plain = await page.evaluate(() => getComputedStyle(document.body).borderTopColor);
    assert.notEqual(await color('.card'), plain);
    assert.equal(await page.locator('.card-icon svg').count(), 1);
  });
rows.row(
  '<Tabs defaultTabIndex>',
  {body: '<Tabs defaultTabIndex={1}><Tab title="A">a</Tab><Tab title="B">b</Tab></Tabs>'},
  ({page}) => sees(page, '.tab-panel:not([hidden])', 'b'),
);
rows.row(
  '<Tabs sync={false}>',
  {
    body: '<Tabs sync={false}><Tab title="A">a</Tab><Tab title="B">b</Tab></Tabs>\n\n<Tabs><Tab title="A">c</Tab><Tab title="B">d</Tab></Tabs>',
  },
  async ({page}) => {
    await page.waitForSelector('[role=tab]');
    await page.locator('[role=tab]').nth(3).click();
    assert.deepEqual(await page.locator('.tab-panel:not([hidden])').allInnerTexts(), ['a', 'd']);
  },
);
rows.row(
  '<CodeBlock> in pages',
  {body: '<CodeBlock language="js" filename="a.js" lines nocopy>{`let a;`}</CodeBlock>'},
  async ({page}) => {
    await sees(page, 'code-block[data-lines] .code-title', 'a.js');
    await sees(page, 'code-block code', 'let a;');
    await seesNot(page, '.code-copy');
  },
);
rows.row(
  'an opened accordion stands in the address',
  {body: '<Accordion title="One">a</Accordion>\n\n<Accordion title="Two" defaultOpen>b</Accordion>'},
  async ({page, kind}) => {
    const hash = () => page.evaluate(() => location.hash);
    const before = await page.evaluate(() => history.length);
    assert.ok(['', '#/'].includes(await hash()));
    await page.click('#two summary');
    assert.ok(['', '#/'].includes(await hash()), 'closing says nothing');
    await page.click('#one summary');
    assert.equal(await hash(), kind === 'prerendered' ? '#one' : '#/#one');
    assert.equal(await page.evaluate(() => history.length), before);
    await page.reload();
    await page.waitForSelector('#one[open]');
  },
);
rows.row(
  '<ParamField placeholder initialValue>',
  {
    head: 'api: GET https://api.example/users\n',
    body: '<ParamField query="a" type="string" placeholder="such as x" required>x</ParamField>\n\n<ParamField query="b" type="string" initialValue="begun" required>x</ParamField>',
  },
  async ({page}) => {
    await openForm(page);
    assert.equal(await page.getByPlaceholder('such as x').inputValue(), '');
    assert.equal(await page.locator('input[aria-label*="b"]').last().inputValue(), 'begun');
  },
);
rows.row(
  '<FileTree>, highlight and keys',
  {body: '<FileTree>\n\n- src/\n  - **main.ts**\n- readme.md\n\n</FileTree>'},
  async ({page}) => {
    await sees(page, '.tree-row.is-highlighted', 'main.ts');
    await page.waitForSelector('docs-tree .tree-row[tabindex="0"]');
    await page.focus('docs-tree summary');
    await page.keyboard.press('r');
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'readme.md');
  },
);
rows.row(
  'props in the fences of a snippet',
  {
    files: {'snippets/a.mdx': '```sh\nrun {name}\n```'},
    body: 'import A from "/snippets/a.mdx"\n\n<A name="it" />',
  },
  ({page}) => sees(page, 'code-block code', 'run it'),
);
rows.row(
  'flags of fences in quotes',
  {body: '```js lines="true" nocopy\na\n```\n\n```nocopy\nb\n```'},
  async ({page}) => {
    assert.equal(await page.locator('code-block[data-lines]').count(), 1);
    await seesNot(page, '.code-copy');
    await seesNot(page, '.code-head');
  },
);
rows.row(
  'tags of updates are filters, in the address too',
  {
    at: 'log',
    docs: {navigation: {pages: ['index', 'log']}},
    files: {
      'log.mdx': pageOf(
        'Log',
        '<Update label="v2" tags={["New", "API"]}>\n## Two\n</Update>\n\n<Update label="v1" tags={["Old"]}>One.</Update>\n\n<Update label="v0">None.</Update>',
      ),
    },
  },
  async ({page, kind}) => {
    const shown = () => page.locator('.update-label').filter({visible: true}).allInnerTexts();
    await page.waitForSelector('update-filters:defined');
    await page.click('.update-filter:text-is("Old")');
    assert.deepEqual(await shown(), ['v1']);
    await page.click('.update-filter:text-is("API")');
    assert.deepEqual(await shown(), ['v2', 'v1']);
    await page.click('.update-filter:text-is("Old")');
    const address = await page.evaluate(() => location.search + location.hash);
    assert.equal(address, kind === 'prerendered' ? '?tags=API' : '#/log?tags=API');
    await page.reload();
    await page.waitForSelector('.update-filter[aria-pressed=true]');
    assert.deepEqual(await shown(), ['v2']);
    await page.click('.update-filter:text-is("API")');
    assert.deepEqual(await shown(), ['v2', 'v1', 'v0']);
    assert.doesNotMatch(await page.evaluate(() => location.href), /tags/);
  },
);
rows.row('<GitHub.Repo> asks nobody', {body: '<GitHub.Repo repo="acme/shop" />'}, async ({page}) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  await sees(page, '.repository a[href="https://github.com/acme/shop"]', 'acme/shop');
  await page.reload();
  await sees(page, '.repository');
  assert.deepEqual(
    asked.filter(url => url.includes('github.com')),
    [],
  );
});
rows.checked(
  'all of it is known to the check',
  {
    body: '<GitHub.Repo repo="a/b" variant="c" className="d" />\n\n<Heading level={2} noAnchor>A</Heading>\n\n<Card type="tip" title="a">x</Card>\n\n<Tabs defaultTabIndex={0} sync={false} borderBottom><Tab title="A">a</Tab></Tabs>\n\n<CodeBlock language="js" filename="a" icon="js" lines wrap nocopy expandable highlight="{1}" focus="{1}">{`a`}</CodeBlock>\n\n<Tree><Tree.File name="a" highlight /></Tree>\n\n<FileTree>\n\n- a\n\n</FileTree>\n\n<ParamField query="a" placeholder="b" initialValue="c">x</ParamField>',
  },
  said => assert.equal(said, '1 page: 0 errors, 0 warnings, 0 notes\nexit 0'),
);
