import {getIconSign} from '../../../base/get-icon-label.js';
import type {PageContext} from '../../../components/component.js';
import {getCodeText, type RenderElement, type RenderNode} from '../../../tree/render-tree.js';
import {readFlagProp, readIconProp, readRichProp, readTextProp} from '../read-props.js';
import {escapeText, writeCodeSpan} from './escape-text.js';
import {createRawToken, type EmphasisDelimiter, joinTokens, lineBreak, type Token} from './inline-token.js';
import {resolveLinkUrl, writeLinkText, writePictureText} from './link-text.js';

/** Emphasis and links around the current node. Equal nested emphasis is not repeated, and links cannot nest. */
export interface OpenMarks {
  readonly context: PageContext;
  readonly isLink?: boolean;
  /** Open emphasis marks, concatenated. */
  readonly marks: string;
}

type Inside = (nodes: readonly RenderNode[], openMarks: OpenMarks) => Token[];
type Write = (element: RenderElement, openMarks: OpenMarks, inside: Inside) => readonly Token[];

function createMarkWriter(mark: EmphasisDelimiter): Write {
  return ({children}, openMarks, inside) =>
    openMarks.marks.includes(mark)
      ? inside(children, openMarks)
      : [{kind: 'mark', mark, inside: inside(children, {...openMarks, marks: openMarks.marks + mark})}];
}

const nothing: Write = () => [];
const strong = createMarkWriter('**');
const emphasis = createMarkWriter('_');
const deleted = createMarkWriter('~~');

const code: Write = (element, openMarks, inside) => {
  const only = element.children.length === 1 ? element.children[0] : undefined;
  // Write a link inside code as code inside a link, because Markdown has no markup inside code.
  if (only?.type === 'element' && only.name === 'a')
    return inside([{...only, children: [{...element, children: only.children}]}], openMarks);
  return [createRawToken(writeCodeSpan(getCodeText(element.children)))];
};

function createLinkWriter(address: 'href' | 'to'): Write {
  return (element, openMarks, inside) => {
    const note = writeFootnoteLabel(element);
    if (note !== undefined) return [createRawToken(note)];
    const href = openMarks.isLink
      ? undefined
      : resolveLinkUrl(readTextProp(element, 'href') ?? readTextProp(element, address), openMarks.context);
    if (!href) return inside(element.children, openMarks);
    const label = joinTokens(inside(element.children, {...openMarks, isLink: true}));
    return moveSpacesOut(label, text => writeLinkText(text, href, readTextProp(element, 'title')));
  };
}

/** Moves white space at the ends of a link label out of the link. */
function moveSpacesOut(label: string, write: (text: string) => string): Token[] {
  const text = label.replace(/[\s\v]+/g, ' ').trim();
  const space: Token = {kind: 'words', text: ' '};
  if (!text) return [space];
  return [...(/^\s/.test(label) ? [space] : []), createRawToken(write(text)), ...(/\s$/.test(label) ? [space] : [])];
}

/** Writes the label of a footnote reference. Empty for a link back to the text. */
function writeFootnoteLabel(element: RenderElement): string | undefined {
  const role = readTextProp(element, 'role');
  if (role === 'doc-backlink') return '';
  return role === 'doc-noteref' ? `[^${getFootnoteLabel(readTextProp(element, 'href') ?? '')}]` : undefined;
}

/** Returns the label of a footnote from the URL that refers to it. */
export function getFootnoteLabel(address: string): string {
  return address.replace(/^#?fn:/, '').replace(/[^\w-]/g, '-');
}

const picture: Write = (element, openMarks) => [createRawToken(writePictureText(element, openMarks.context))];

const tooltip: Write = (element, openMarks, inside) => {
  const {context} = openMarks;
  const [headline, tip] = [readTextProp(element, 'headline'), readTextProp(element, 'tip')];
  const href = openMarks.isLink ? undefined : resolveLinkUrl(readTextProp(element, 'href'), context);
  const cta = readTextProp(element, 'cta');
  const more = href ? writeLinkText(escapeText(cta ?? href, true), href) : escapeText(cta ?? '');
  const text = [headline && `${escapeText(headline)}:`, tip && escapeText(tip), more].filter(Boolean).join(' ');
  return [...inside(element.children, openMarks), ...(text ? [{kind: 'words', text: ` (${text})`} as const] : [])];
};

/** Writes superscripts and subscripts as tags: without them, 10<sup>6</sup> would become 106. */
function keepTag(tag: string): Write {
  return (element, openMarks, inside) => {
    const text = joinTokens(inside(element.children, openMarks)).trim();
    return [
      createRawToken(
        element.children.length && text ? (text.startsWith('[^') ? text : `<${tag}>${text}</${tag}>`) : '',
      ),
    ];
  };
}

const formula: Write = element => {
  const tex = getCodeText(element.children).replace(/\s+/g, ' ').trim();
  const mark = readFlagProp(element, 'display') ? '$$' : '$';
  return [createRawToken(tex && mark + tex + mark)];
};

const task: Write = element =>
  readTextProp(element, 'type') === 'checkbox'
    ? [createRawToken(readFlagProp(element, 'checked') ? '[x] ' : '[ ] ')]
    : [];

/** Writes an icon as its title, or else as its name. */
const icon: Write = element => {
  const written = readIconProp(element);
  const text = readTextProp(element, 'title') ?? (written === undefined ? '' : getIconSign(written));
  return [{kind: 'words', text: escapeText(text)}];
};

/** Writes an element's content, or else its accessible name, if CSS draws its content. */
const labelled: Write = (element, openMarks, inside) => {
  const tokens = inside(element.children, openMarks);
  return joinTokens(tokens).trim() === '' ? named(element, openMarks, inside) : tokens;
};

/** Writes the accessible name of an SVG. */
const named: Write = element => [{kind: 'words', text: escapeText(readTextProp(element, 'aria-label') ?? '')}];

/** Functions that write inline elements and components. For others, the writer writes only the content. */
export const inlineElements: Readonly<Record<string, Write>> = {
  strong,
  b: strong,
  em: emphasis,
  i: emphasis,
  del: deleted,
  s: deleted,
  strike: deleted,
  code,
  kbd: code,
  samp: code,
  a: createLinkWriter('href'),
  img: picture,
  Image: picture,
  br: () => [lineBreak],
  q: (element, openMarks, inside) => [createRawToken('“'), ...inside(element.children, openMarks), createRawToken('”')],
  sub: keepTag('sub'),
  sup: keepTag('sup'),
  input: task,
  svg: named,
  span: labelled,
  source: nothing,
  track: nothing,
  Icon: icon,
  Badge: (element, openMarks, inside) => {
    const words = inside(element.children, openMarks);
    return joinTokens(words).trim() === '' ? icon(element, openMarks, inside) : words;
  },
  Tooltip: tooltip,
  Link: createLinkWriter('to'),
  Button: createLinkWriter('href'),
  Latex: formula,
  // Write only the title of a block component in inline text.
  Card: (element, openMarks, inside) => [
    lineBreak,
    ...inside(
      [
        {
          ...element,
          name: 'a',
          attributes: new Map(element.attributes).set('title', undefined),
          children: readRichProp(element, 'title') ?? [],
        },
      ],
      openMarks,
    ),
    lineBreak,
    ...inside(element.children, openMarks),
    lineBreak,
  ],
};
