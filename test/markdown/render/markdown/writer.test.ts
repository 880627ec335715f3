import assert from 'node:assert/strict';
import {test} from 'node:test';
import {noNames} from '../../../../src/markdown/interpreter/names.js';
import {renderHtml} from '../../../../src/markdown/render/html/render-html.js';
import {joinBlocks} from '../../../../src/markdown/render/markdown/block.js';
import {PageTextWriter} from '../../../../src/markdown/render/markdown/writer.js';
import {resolveTree} from '../../../../src/markdown/resolve/resolve-tree.js';
import {createPageContext} from '../../../../src/site/page/create-page-context.js';
import type {RenderNode} from '../../../../src/tree/render-tree.js';
import {createElementNode, createTextNode, type Node} from '../../../../src/tree/tree.js';

const context = createPageContext('page', 'page.mdx', {base: '/', router: 'history'});

function resolve(nodes: readonly Node[]): readonly RenderNode[] {
  return resolveTree({nodes, names: noNames, file: 'page.mdx'}).nodes;
}

function write(nodes: readonly Node[]): string {
  return joinBlocks(new PageTextWriter(context).blocks(resolve(nodes)));
}

test('footnotes keep their labels without backlinks', () => {
  const link = (href: string, role: string, words: string) =>
    createElementNode(
      'a',
      [createTextNode(words)],
      new Map([
        ['href', href],
        ['role', role],
      ]),
    );
  const note = createElementNode(
    'li',
    [
      createElementNode('p', [createTextNode('A note.'), createTextNode(' '), link('#fnref:1', 'doc-backlink', '↩')]),
      createElementNode('p', [createTextNode('More.')]),
    ],
    new Map([['id', 'fn:1']]),
  );
  const nodes = [
    createElementNode('p', [
      createTextNode('Words'),
      createElementNode('sup', [link('#fn:1', 'doc-noteref', '1')]),
      createTextNode('.'),
    ]),
    createElementNode('section', [createElementNode('ol', [note])], new Map([['role', 'doc-endnotes']])),
  ];
  assert.equal(write(nodes), 'Words[^1].\n\n[^1]: A note.\n\n    More.');
});

test('text that resembles an internal reference stays text', () => {
  assert.equal(
    write([
      createElementNode('p', [createTextNode('<0> &lt;0&gt; '), createElementNode('strong', [createTextNode('b')])]),
    ]),
    '<0> \\&lt;0\\&gt; **b**',
  );
});

test('content beyond the depth limit keeps its text', () => {
  let node: Node = createElementNode('p', [createTextNode('deep')]);
  for (let depth = 0; depth < 300; depth++) node = createElementNode('blockquote', [node]);
  assert.match(write([node]), /^(?:> )+deep$/);
  assert.match(renderHtml(resolve([node]), context).html.text, /deep/);
});
