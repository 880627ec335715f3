import assert from 'node:assert/strict';
import {test} from 'node:test';
import {writeMemory} from '../../prerender/write-memory.js';

async function page(body: string) {
  const text = await writeMemory({
    'docs.json': JSON.stringify({name: 'Site', navigation: {pages: ['index']}}),
    'index.mdx': `---\ntitle: Icons\n---\n\n${body}\n`,
  });
  return {html: text('index.html'), markdown: text('index.md').replace(/^> .*\n\n# Icons\n\n/, '')};
}

test("a cell, link or badge with only an icon has the icon's name", async () => {
  const {html} = await page(
    '| A | B |\n| --- | --- |\n| <Icon icon="xmark" /> | <Icon icon="check" /> yes |\n\n' +
      '<a href="/index"><Icon icon="github" /></a> <Badge icon="circle-check" /> <Badge icon="star">New</Badge>',
  );
  const names = [...html.matchAll(/<span class="visually-hidden">([^<]*)<\/span>/g)].map(([, name]) => name);
  assert.deepEqual(names, ['xmark', 'github', 'circle check']);
});

test('icons in buttons, headings and objects have names too', async () => {
  const {html, markdown} = await page(
    '<button><Icon icon="copy" /></button>\n\n## <Icon icon="rocket" />\n\n' +
      '| A | B |\n| --- | --- |\n| <Icon icon={{name: "check", style: "solid"}} /> | <Icon icon="fa-solid fa-xmark" /> |',
  );
  const names = [...html.matchAll(/<span class="visually-hidden">([^<]*)<\/span>/g)].map(([, name]) => name);
  assert.deepEqual(names, ['copy', 'rocket', 'check', 'xmark']);
  assert.match(markdown, /^\| ✓ \| ✗ \|$/m);
});

test('icons and badges on one line are separate in Markdown', async () => {
  const {markdown} = await page('<Badge>One</Badge> <Badge>Two</Badge> <Icon icon="check" />');
  assert.equal(markdown, 'One Two ✓\n');
});

test('Markdown shows icons as symbols or words, and names untitled cards after them', async () => {
  const {markdown} = await page(
    '| A | B |\n| --- | --- |\n| <Icon icon="xmark" /> | <Badge icon="check" /> |\n' +
      '| <span className="dot" aria-label="available" /> | <svg aria-label="no"></svg> |\n\n' +
      'See <Icon icon="github" title="GitHub" /> and [<Icon icon="rocket" />](/index).\n\n<Card icon="rocket" href="/index" />',
  );
  assert.equal(
    markdown,
    '| A | B |\n| --- | --- |\n| ✗ | ✓ |\n| available | no |\n\nSee GitHub and [rocket](/).\n\n- [rocket](/)\n',
  );
});

test('consecutive formulas are separate in Markdown', async () => {
  const {markdown} = await page('$$\na = b\n$$\n\n$$x = y$$');
  assert.equal(markdown, '$$\na = b\n$$\n\n$$\nx = y\n$$\n');
});
