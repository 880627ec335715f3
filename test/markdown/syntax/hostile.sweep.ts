import assert from 'node:assert/strict';
import {test} from 'node:test';
import {limits} from '../../../src/base/limits.js';
import {parseTree} from '../../../src/markdown/syntax/parse-tree.js';
import {createBudget, skipBraces} from '../../../src/markdown/syntax/skip.js';
import {getPlainText, type Node} from '../../../src/tree/tree.js';
import {renderPage} from '../interpreter/render-page.js';
import {hostilePages, many} from './hostile-pages.js';

for (const [name, page, words] of hostilePages) {
  test(`survives ${name}`, {timeout: 10_000}, () => {
    const {nodes} = parseTree(page);
    assert.ok(depthOf(nodes) <= 3 * limits.depth);
    if (words) assert.ok(getPlainText(nodes).includes(words), getPlainText(nodes).slice(0, 200));
  });
}

// Rendered like a page. Content that exceeds a limit appears as text.
for (const name of ['underlined headings', '5,000 nested components', '500 nested lists', 'quotes', 'unclosed tags']) {
  test(`draws ${name}`, {timeout: 10_000}, async () => {
    const page = hostilePages.find(([each]) => each === name)?.[1] as string;
    assert.match(await renderPage(page), /<(?:p|h1|docs-card|ul|blockquote)[ >]/);
  });
}

test('nesting beyond the limit is shown as it was written', () => {
  const text = getPlainText(parseTree(`${many('<Card>\n', 200)}word\n${many('</Card>\n', 200)}`).nodes);
  assert.match(text.trim(), /^<Card>\n(?:<Card>\n)*word\n(?:<\/Card>\n)*<\/Card>$/);
});

test('what reads ahead in vain pays, and stops when the fuel is used up', () => {
  const text = many('{', 1000);
  const fuel = createBudget(text);
  let steps = 0;
  for (let at = 0; at < text.length; at++) {
    const before = fuel.left;
    assert.equal(skipBraces(text, at, fuel), -1);
    steps += before - fuel.left;
  }
  assert.ok(steps <= 200_000 + text.length * 17, `${steps}`);
});

function depthOf(nodes: readonly Node[]): number {
  let depth = 0;
  for (const node of nodes) if (node.type === 'element') depth = Math.max(depth, 1 + depthOf(node.children));
  return depth;
}
