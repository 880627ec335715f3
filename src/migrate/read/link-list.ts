import {measureIndent} from '../text/line.js';

/** An entry in a list of links. docsify, GitBook, and others have such a list as navigation. */
export interface ListedLink {
  readonly text: string;
  readonly link?: string;
  readonly line: number;
  readonly children: ListedLink[];
  /** True for a heading between lists. */
  readonly isHeading: boolean;
}

/** Parses a Markdown list of links. Returns a heading between lists as an entry, for the entries after it. */
export function readLinkList(text: string): ListedLink[] {
  const root: ListedLink[] = [];
  let top = root;
  let stack: {readonly indent: number; readonly item: ListedLink}[] = [];
  for (const [index, written] of text
    .replace(/<!--[\s\S]*?-->/g, each => each.replace(/[^\n]/g, ''))
    .split(/\r\n?|\n/)
    .entries()) {
    const heading = /^#{2,6}\s+(.+?)\s*#*$/.exec(written)?.[1];
    if (heading) {
      const item: ListedLink = {...parseNamedLink(heading), line: index + 1, children: [], isHeading: true};
      root.push(item);
      top = item.children;
      stack = [];
      continue;
    }
    const words = /^\s*(?:[-*+]|\d+[.)])\s+(.+)$/.exec(written)?.[1];
    if (!words) continue;
    const indent = measureIndent(written);
    while (stack.length > 0 && (stack.at(-1)?.indent ?? 0) >= indent) stack.pop();
    const item: ListedLink = {...parseNamedLink(words), line: index + 1, children: [], isHeading: false};
    (stack.at(-1)?.item.children ?? top).push(item);
    if (stack.length < 60) stack.push({indent, item});
  }
  return root;
}

function parseNamedLink(written: string): {text: string; link?: string} {
  const match = /\[((?:[^[\]]|\[[^\]]*\])*)\]\(\s*(?:<([^>]*)>|([^\s)]*))[^)]*\)/.exec(written);
  const text = toPlainText(match?.[1] ?? written.replace(/<[^>]*>/g, ''));
  const link = match?.[2] ?? match?.[3];
  return link ? {text, link} : {text};
}

function toPlainText(text: string): string {
  return text
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\*\*|__|`|<[^>]*>/g, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .trim();
}
