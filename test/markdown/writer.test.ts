import assert from 'node:assert/strict';
import {test} from 'node:test';
import {noNames, renderTree} from '../../src/components/render-tree.js';
import {joinBlocks} from '../../src/markdown/block.js';
import {resolveTree} from '../../src/markdown/resolve-tree.js';
import {Writer} from '../../src/markdown/writer.js';
import {pageContext} from '../../src/page-context.js';
import {element, type Node, text} from '../../src/tree/tree.js';

const context = pageContext('page', 'page.mdx', {base: '/', router: 'history'});

function write(nodes: readonly Node[]): string {
  const resolved = resolveTree({nodes, names: noNames, file: 'page.mdx', context});
  return joinBlocks(new Writer(context).blocks(resolved.nodes));
}

test('footnotes keep their labels, and lose the ways back', () => {
  const link = (href: string, role: string, words: string) =>
    element(
      'a',
      [text(words)],
      new Map([
        ['href', href],
        ['role', role],
      ]),
    );
  const note = element(
    'li',
    [element('p', [text('A note.'), text(' '), link('#fnref:1', 'doc-backlink', '↩')]), element('p', [text('More.')])],
    new Map([['id', 'fn:1']]),
  );
  const nodes = [
    element('p', [text('Words'), element('sup', [link('#fn:1', 'doc-noteref', '1')]), text('.')]),
    element('section', [element('ol', [note])], new Map([['role', 'doc-endnotes']])),
  ];
  assert.equal(write(nodes), 'Words[^1].\n\n[^1]: A note.\n\n    More.');
});

test('text that looks like a reference of the resolver is text', () => {
  assert.equal(
    write([element('p', [text('<0> &lt;0&gt; '), element('strong', [text('b')])])]),
    '<0> \\&lt;0\\&gt; **b**',
  );
});

test('what is nested too deep keeps its words, as on the page', () => {
  let node: Node = element('p', [text('deep')]);
  for (let depth = 0; depth < 300; depth++) node = element('blockquote', [node]);
  assert.match(write([node]), /^(?:> )+deep$/);
  assert.match(renderTree({nodes: [node], names: noNames, file: 'page.mdx', context}).html.text, /deep/);
});
