import {omitUndefined} from '../../base/omit-undefined.js';
import {slugifyHeading} from '../../components/slugify-heading.js';
import {buildTextSections} from '../../markdown/render/text/build-text-sections.js';
import type {FieldText} from '../../openapi/operation/build-operation-text.js';
import {getNodeText, type RenderNode} from '../../tree/render-tree.js';

/** A part of a page that search results can link to: the text below one heading. */
export interface SearchSection {
  /** Unique id: `slug#heading`. */
  readonly id: string;
  readonly slug: string;
  readonly hash: string;
  readonly page: string;
  /** Text of the heading. Empty before the first heading. */
  readonly heading: string;
  /** Text of the section, one line per block. Excerpts come from it. */
  readonly text: string;
  /** Words to find but not to display: code blocks, and names and values at an operation's location. */
  readonly code?: string;
  /** Other names than the title: method and path of an operation, its id, and keywords. */
  readonly name?: string;
  /** HTTP method, if the page is that of an operation. */
  readonly method?: string;
  /** Path of the operation, if the page is that of an operation. */
  readonly path?: string;
  /** Location in the operation: `header`, `body`, `422`. */
  readonly place?: string;
  /** Fields at that location. The result displays the matching one. */
  readonly fields?: readonly FieldText[];
  /** Factor for the page's ranking. The default is 1. */
  readonly boost?: number;
}

/** A page, from which search sections are built. */
interface PageText {
  readonly slug: string;
  readonly title: string;
  readonly description?: string | undefined;
  /** Resolved content of the page. */
  readonly nodes: readonly RenderNode[];
  readonly boost?: number | undefined;
  /** Other names than the title, such as method and path. */
  readonly name?: string | undefined;
  readonly method?: string | undefined;
  readonly path?: string | undefined;
}

/** Splits a page into sections at its headings. */
export function readSections({
  slug,
  title,
  description = '',
  nodes,
  boost,
  name,
  method,
  path,
}: PageText): readonly SearchSection[] {
  const used = new Set<string>();
  return buildTextSections(nodes).map(({heading, text, ...rest}) => {
    const code = rest.code || undefined;
    if (!heading)
      return {
        id: slug,
        slug,
        hash: '',
        page: title,
        heading: '',
        text: `${description}\n${text}`.trim(),
        ...omitUndefined({code, name, method, path, boost}),
      };
    const words = getNodeText(heading.children).trim();
    const written = heading.attributes.get('id');
    const hash = createHeadingId(typeof written === 'string' ? written : words, used);
    return {id: `${slug}#${hash}`, slug, hash, page: title, heading: words, text, ...omitUndefined({code, boost})};
  });
}

// Returns a heading's id as the renderer builds it, but without regard to the ids of earlier tabs and steps.
function createHeadingId(text: string, used: Set<string>): string {
  const base = slugifyHeading(text) || 'section';
  let id = base;
  for (let count = 2; used.has(id); count++) id = `${base}-${count}`;
  used.add(id);
  return id;
}
