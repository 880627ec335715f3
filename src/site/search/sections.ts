import {definedOnly} from '../../base/defined-only.js';
import {slugifyHeading} from '../../components/slugify-heading.js';
import {textSections} from '../../markdown/render/text/text-sections.js';
import type {FieldText} from '../../openapi/operation/operation-text.js';
import {type RenderNode, wordsIn} from '../../tree/render-tree.js';

/** A part of a page that search results link to. */
export interface SearchSection {
  /** `slug#heading`; unique. */
  readonly id: string;
  readonly slug: string;
  readonly hash: string;
  /** Title of the page. */
  readonly page: string;
  /** Text of the heading; `''` before the first one. */
  readonly heading: string;
  /** Running text, a line for each block: what a result may show. */
  readonly text: string;
  /** Words that are found and never shown: code blocks, and the names and values of a place of an operation. */
  readonly code?: string;
  /** Method and path of an operation, its id and its keywords: what it is called next to its title. */
  readonly name?: string;
  /** HTTP method of a page with an operation. */
  readonly method?: string;
  /** The path of that operation. */
  readonly path?: string;
  /** Location in the operation: `header`, `body`, `422`. */
  readonly place?: string;
  /** The fields of that place, for showing the one that was found. */
  readonly fields?: readonly FieldText[];
  /** Weight of the page; 1 by default. */
  readonly boost?: number;
}

/** Input of section building. */
export interface PageText {
  readonly slug: string;
  readonly title: string;
  readonly description?: string | undefined;
  /** Resolved content of the page. */
  readonly nodes: readonly RenderNode[];
  readonly boost?: number | undefined;
  /** Name besides the title. */
  readonly name?: string | undefined;
  readonly method?: string | undefined;
  readonly path?: string | undefined;
}

/** Cuts a page at its headings. */
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
  return textSections(nodes).map(({heading, text, ...rest}) => {
    const code = rest.code || undefined;
    if (!heading)
      return {
        id: slug,
        slug,
        hash: '',
        page: title,
        heading: '',
        text: `${description}\n${text}`.trim(),
        ...definedOnly({code, name, method, path, boost}),
      };
    const words = wordsIn(heading.children).trim();
    const written = heading.attributes.get('id');
    const hash = headingId(typeof written === 'string' ? written : words, used);
    return {id: `${slug}#${hash}`, slug, hash, page: title, heading: words, text, ...definedOnly({code, boost})};
  });
}

// As the renderer makes it, but for ids that tabs and steps have taken before.
function headingId(text: string, used: Set<string>): string {
  const base = slugifyHeading(text) || 'section';
  let id = base;
  for (let count = 2; used.has(id); count++) id = `${base}-${count}`;
  used.add(id);
  return id;
}
