import type {Nodes, Paragraph, Parent, Root, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {frontmatterFromMarkdown} from 'mdast-util-frontmatter';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {mdxFromMarkdown} from 'mdast-util-mdx';
import {frontmatter} from 'micromark-extension-frontmatter';
import {gfm} from 'micromark-extension-gfm';
import {mdxjs} from 'micromark-extension-mdxjs';

/**
 * Returns the tree of a page (with its frontmatter) as the reference compiler of MDX reads it; throws where it refuses
 * one.
 */
export function oracleTree(source: string): Root {
  const root = fromMarkdown(source, {
    extensions: [frontmatter(['yaml']), gfm(), mdxjs()],
    mdastExtensions: [frontmatterFromMarkdown(['yaml']), gfmFromMarkdown(), mdxFromMarkdown()],
  });
  unravel(root);
  place(root);
  return root;
}

/** The step that finds addresses in text makes nodes without a place; whatever has none later is not from the text. */
function place(node: Nodes): void {
  node.position ??= {start: {line: 1, column: 1}, end: {line: 1, column: 1}};
  if ('children' in node) for (const child of node.children) place(child);
}

/**
 * The compiler takes the paragraph away around tags and expressions that stand alone in it (its step "mark and
 * unravel"), after parsing. The same rule here, on the same tree.
 */
function unravel(parent: Parent): void {
  parent.children = parent.children.flatMap((child): RootContent[] => {
    if (child.type === 'paragraph' && isAlone(child)) {
      const kept = child.children.filter(each => !(each.type === 'text' && !each.value.trim()));
      for (const each of kept) if ('children' in each) unravel(each as Parent);
      return kept;
    }
    if ('children' in child) unravel(child as Parent);
    return [child as RootContent];
  });
}

function isAlone(paragraph: Paragraph): boolean {
  const units = paragraph.children.filter(child => isUnit(child));
  return (
    units.length > 0 &&
    paragraph.children.every(child => isUnit(child) || (child.type === 'text' && !child.value.trim()))
  );
}

function isUnit(node: Nodes): boolean {
  return node.type === 'mdxJsxTextElement' || node.type === 'mdxTextExpression';
}
