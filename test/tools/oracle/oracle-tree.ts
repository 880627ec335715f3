import type {Nodes, Paragraph, Parent, Root, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {frontmatterFromMarkdown} from 'mdast-util-frontmatter';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {mdxFromMarkdown} from 'mdast-util-mdx';
import {frontmatter} from 'micromark-extension-frontmatter';
import {gfm} from 'micromark-extension-gfm';
import {mdxjs} from 'micromark-extension-mdxjs';

/** Parses a page with its frontmatter by the reference compiler of MDX. Throws for an invalid page. */
export function oracleTree(source: string): Root {
  const root = fromMarkdown(source, {
    extensions: [frontmatter(['yaml']), gfm(), mdxjs()],
    mdastExtensions: [frontmatterFromMarkdown(['yaml']), gfmFromMarkdown(), mdxFromMarkdown()],
  });
  unravel(root);
  place(root);
  return root;
}

/**
 * The step that detects URLs in text creates nodes without a position. Later nodes without a position are not from the
 * text.
 */
function place(node: Nodes): void {
  node.position ??= {start: {line: 1, column: 1}, end: {line: 1, column: 1}};
  if ('children' in node) for (const child of node.children) place(child);
}

/**
 * The compiler removes the paragraph around tags and expressions without other text, after parsing (its step "mark and
 * unravel"). This function applies the same rule to the same tree.
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
