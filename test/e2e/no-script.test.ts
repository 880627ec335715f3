import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {test} from 'node:test';
import {drawPage} from '../components/draw.js';
import {allComponents} from './all-components.js';
import {useBrowser} from './site.js';

// Tests pages without JavaScript: the renderer's HTML, and the style sheets.
const browser = useBrowser();
const root = join(import.meta.dirname, '../../..');
const theme = join(root, 'elements/theme');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const sheets = [
  ...['tokens', 'tones', 'content', 'prose', 'boxes', 'pictures', 'tables', 'footnotes', 'code', 'layout'].map(name =>
    join(theme, `${name}.css`),
  ),
  ...readdirSync(join(theme, 'components')).map(name => join(theme, 'components', name)),
].map(file => readFileSync(file, 'utf8'));

async function document_(): Promise<string> {
  const {content} = await drawPage(allComponents);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>All</title><style>${sheets.join('\n')}</style></head><body><main class="docs-content"><h1>All</h1>${content.text}</main></body></html>`;
}

test('without JavaScript, all text of every component is readable', async () => {
  const context = await browser.open().newContext({javaScriptEnabled: false, viewport: {width: 1000, height: 900}});
  const page = await context.newPage();
  await page.setContent(await document_());
  for (const words of [
    'At the side',
    'Own color.',
    'Text of one.',
    'Text of two.',
    'Open answer.',
    'Text for Python.',
    'Text for Go.',
    'For people.',
    'a^2',
    'flowchart LR',
    'a-file-with-a-rather-long-name.mdx',
    'npm install acme',
    'pip = "acme"',
    'How many.',
    'What is new.',
    'In a fragment.',
    '#0000ff',
  ])
    assert.equal(await page.getByText(words).first().isVisible(), true, words);
  assert.equal(await page.getByText('For agents.').count(), 0);
  // Sections open without a script, and a tooltip opens on focus.
  for (const [title, words] of [
    ['Question', 'Answer.'],
    ['More fields', 'Hidden field.'],
    ['Show the prompt', 'Please'],
    ['closed', 'inside.md'],
  ] as const) {
    await page.locator('summary', {hasText: title}).first().click();
    assert.equal(await page.getByText(words).first().isVisible(), true, words);
  }
  await page.locator('.tooltip-term').first().focus();
  assert.equal(await page.getByText('Words that explain').isVisible(), true);
  assert.equal(await page.locator('.prompt-actions').isVisible(), false);
  // Without a script, titles distinguish all panels and views.
  assert.deepEqual(await page.locator('docs-tabs .tab-title').allTextContents(), ['One', 'Two']);
  assert.deepEqual(await page.locator('.view-title').allTextContents(), ['Python', 'Go']);
  await context.close();
});

test('axe finds nothing in the plain HTML, and nothing overflows at 320 px', async () => {
  const context = await browser.open().newContext({viewport: {width: 320, height: 900}});
  const page = await context.newPage();
  await page.setContent(await document_());
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const {axe} = globalThis as unknown as {
      axe: {run(): Promise<{violations: {id: string; nodes: {html: string; failureSummary: string}[]}[]}>};
    };
    return (await axe.run()).violations.flatMap(({id, nodes}) =>
      nodes.map(node => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary}`),
    );
  });
  assert.deepEqual(violations, []);
  await context.close();
});
