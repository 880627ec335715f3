import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildTextSections} from '../../src/markdown/render/text/build-text-sections.js';
import {buildPageMarkdown} from '../../src/site/page/build-page-markdown.js';
import {draw, drawPage, pageOptions} from './draw.js';

const context = await pageOptions().context('guides/page', 'guides/page.mdx');
const written = 'Run `a` **now** [x](/b)';
const drawn = 'Run <code>a</code> <strong>now</strong> ';
const linked = `${drawn}<a href="/docs/b">x</a>`;

test('titles render emphasis, code and links, but no links inside links or buttons', async () => {
  for (const [source, shown] of [
    [`<Step title="${written}">a</Step>`, `<p class="step-title">${linked}<a class="heading-anchor"`],
    [`<Card title="${written}">a</Card>`, `<p class="card-title">${linked}</p>`],
    [`<Card title="${written}" href="/a">a</Card>`, `<a class="card-link" href="/docs/a">${drawn}x</a>`],
    [`<Card title="a" description="${written}">a</Card>`, `<p>${linked}</p>`],
    [`<Tile title="${written}">a</Tile>`, `<p class="card-title">${linked}</p>`],
    [`<Tile title="${written}" href="/a">a</Tile>`, `<a class="card-link" href="/docs/a">${drawn}x</a>`],
    [`<Feature title="${written}" href="/a">a</Feature>`, `<a href="/docs/a">${drawn}x</a>`],
    [`<Accordion title="${written}">a</Accordion>`, `<span class="accordion-title">${drawn}x</span>`],
    [`<Accordion title="a" description="${written}">a</Accordion>`, `"accordion-description">${drawn}x</span>`],
    [`<AccordionGroup title="${written}">a</AccordionGroup>`, `<p class="group-title">${linked}</p>`],
    [`<Expandable title="${written}">a</Expandable>`, `<span>${drawn}x</span></summary>`],
    [`<Tabs><Tab title="${written}">a</Tab></Tabs>`, `data-panel="run-a-now-x"><span>${drawn}x</span></a>`],
    [`<Tabs><Tab title={<a href="/b">x</a>}>a</Tab></Tabs>`, 'data-panel="x"><span>x</span></a>'],
    [`<Color.Row title="${written}">a</Color.Row>`, `<p class="color-row-title">${linked}</p>`],
    [`<Columns title="${written}">a</Columns>`, `<p class="group-title">${linked}</p>`],
    [`<Note title="${written}">a</Note>`, `<p class="callout-title">${linked}</p>`],
    [`<Update label="${written}">a</Update>`, `>${drawn}x</a>`],
    [`<Card title="a" cta="${written}" href="/a">a</Card>`, `<p class="card-cta" aria-hidden="true">${drawn}x <svg`],
    [`<CodeGroup title="${written}">\n\`\`\`js\na\n\`\`\`\n</CodeGroup>`, `<span class="code-title">${linked}</span>`],
    [`<Tooltip tip="${written}">a</Tooltip>`, `id="tip-run-a-now-x">${linked}</span>`],
    [`<Tooltip tip="a" headline="${written}">a</Tooltip>`, `<b class="tooltip-headline">${linked}</b> a</span>`],
    [`<Tooltip tip="a" cta="${written}" href="/a">a</Tooltip>`, `<a class="tooltip-link" href="/docs/a">${drawn}x</a>`],
    [`<View title="${written}">a</View>`, 'data-view="Run a now x"'],
  ] as const)
    assert.ok((await draw(source)).includes(shown), `${source}\n${await draw(source)}`);
});

test('ids, labels, the table of contents and search use titles without marks', async () => {
  const page = await drawPage(
    `<Step title="${written}">a</Step>\n\n<Tabs><Tab title="A \`b\`">a</Tab></Tabs>\n\n<Update label="v1 **b**">a</Update>`,
  );
  assert.match(page.content.text, /<li class="step" id="run-a-now-x">.*aria-label="[^"]*: Run a now x"/);
  assert.match(page.content.text, /id="a-b" aria-label="A b"><p class="tab-title">A <code>b<\/code><\/p>/);
  assert.deepEqual(page.outline, [{id: 'v1-b', text: 'v1 b', level: 2}]);
  assert.equal(buildTextSections(page.nodes)[0]?.text, 'Run a now x a\nA b a\nv1 b a');
});

test('plain titles are unchanged, and HTML in them is text', async () => {
  for (const title of [
    'snake_case_name',
    '2 * 3 * 4',
    '*.ts and *.js',
    '1. First',
    '# 1',
    'https://a.b/*c*',
    '[beta] {x}',
  ])
    assert.ok((await draw(`<Card title="${title}">a</Card>`)).includes(`<p class="card-title">${title}</p>`), title);
  assert.match(await draw('<Card title="**a** <b>c</b>">a</Card>'), /<strong>a<\/strong> &lt;b&gt;c&lt;\/b&gt;/);
  assert.doesNotMatch(await draw('<Step title="[a](javascript:alert)">a</Step>'), /javascript:/);
});

test("titles in a page's Markdown keep their marks", async () => {
  const markdown = async (source: string) =>
    buildPageMarkdown(await drawPage(source), context)
      .replace('# Page\n\n', '')
      .trim();
  assert.equal(await markdown('<Step title="Run `a` *now*">b</Step>'), '1. **Run `a` _now_**\n\n   b');
  assert.equal(await markdown('<Card title="Run `a` **now**" href="/a">b</Card>'), '- [Run `a` **now**](/docs/a): b');
  assert.equal(await markdown('<Update label="v1" description="**b**">a</Update>'), '## v1\n\n**b**\n\na');
});
