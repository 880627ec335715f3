import assert from 'node:assert/strict';
import {test} from 'node:test';
import {inBoth} from './both-kinds.js';
import {useBrowser} from './site.js';

const browser = useBrowser();
const fence = (head: string) => `\`\`\`mermaid\n${head}flowchart LR\n  A --> B\n  B --> C\n  A --> C\n\`\`\`\n`;
const files = {
  'docs.json': JSON.stringify({name: 'A', navigation: {pages: ['index', 'plain']}}),
  'index.mdx': `# Elk\n\n${fence('---\nconfig:\n  layout: elk\n---\n')}`,
  'plain.mdx': `# Plain\n\n${fence('')}`,
};

test('only a diagram with another layout loads that layout', () =>
  inBoth(browser.open(), files, 'plain', async ({page, kind, to}) => {
    const loaded = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({name}) => name.includes('mermaid-elk')).length,
      );
    await page.waitForSelector('docs-mermaid .diagram svg', {state: 'attached'});
    assert.equal(await loaded(), 0, kind);
    await to('index');
    await page.waitForSelector('docs-mermaid .diagram svg', {state: 'attached'});
    assert.equal(await loaded(), 1, kind);
    assert.equal(await page.locator('docs-mermaid .diagram svg .node').count(), 3);
  }));

test('character references in labels are decoded, like on hosted platforms', () => {
  const label =
    'A["Your&nbsp;Backend"] -->|"&nbsp; a &amp; b &nbsp;"| B["x &lt; y"] -->|"&nbsp; c &nbsp;<br/>&nbsp; d"| C["z"]';
  const project = {...files, 'plain.mdx': `# Plain\n\n\`\`\`mermaid\nflowchart LR\n  ${label}\n\`\`\`\n`};
  return inBoth(browser.open(), project, 'plain', async ({page, kind}) => {
    await page.waitForSelector('docs-mermaid .diagram svg', {state: 'attached'});
    const words = await page.$eval('docs-mermaid .diagram svg', drawing => {
      const copy = drawing.cloneNode(true) as Element;
      for (const style of copy.querySelectorAll('style')) style.remove();
      return (copy.textContent ?? '').replace(/\s+/g, ' ');
    });
    for (const part of ['Your Backend', 'a & b', 'x < y']) assert.ok(words.includes(part), `${kind}: ${words}`);
    assert.doesNotMatch(words, /nbsp|amp;|lt;/);
  });
});
