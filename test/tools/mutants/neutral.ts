import type {Source} from '../../../src/base/source.js';
import {splitFrontmatter} from '../../../src/markdown/frontmatter/frontmatter.js';
import {pageTree} from './page-tree.js';

/** An equivalent notation for the same text. Every new finding of the check is false. */
export interface Rewriting {
  readonly name: string;
  readonly of: 'page' | 'config' | 'document';
  /** Maximum number of files. Defaults to all files. */
  readonly most?: number;
  /** Undefined if the text has no such notation. */
  write(source: Source): string | undefined;
}

export const rewritings: readonly Rewriting[] = [
  {name: 'lines that end as on Windows', of: 'page', write: ({text}) => text.replace(/\r?\n/g, '\r\n')},
  {
    name: 'a paragraph and empty lines at the end',
    of: 'page',
    most: 30,
    write: source => (pageTree(source) ? `${source.text}\n\nAnd that is all.\n\n\n` : undefined),
  },
  {
    name: 'a comment at the beginning',
    of: 'page',
    most: 30,
    write: source => {
      const {body} = splitFrontmatter(source.text);
      const head = source.text.slice(0, source.text.length - body.length);
      return pageTree(source) && /^$|\n$/.test(head) ? `${head}\n{/* Read on. */}\n\n${body}` : undefined;
    },
  },
  {name: 'docs.json in one line', of: 'config', write: ({text}) => rewritten(text)},
  {name: 'docs.json with wide indents', of: 'config', write: ({text}) => rewritten(text, 8)},
  {name: 'document in one line', of: 'document', write: ({text}) => rewritten(text)},
];

function rewritten(text: string, indent = 0): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text), null, indent);
  } catch {
    return undefined;
  }
}
