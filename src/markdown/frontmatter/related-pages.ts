import {toFields} from '../../base/to-fields.js';
import {readFrontmatterText} from './text-of.js';

export interface RelatedPage {
  readonly href: string;
  /** Text of the link, instead of the page's title. */
  readonly title?: string;
}

/**
 * Reads `related` in the frontmatter: one entry or a list. An entry is a path, `Title: /path`, or an object with
 * `title` and `href`. Skips other values.
 */
export function readRelatedPages(value: unknown): readonly RelatedPage[] {
  if (Array.isArray(value)) return value.flatMap(readRelatedPages);
  const path = readFrontmatterText(value);
  if (path !== undefined) return [{href: path}];
  const fields = toFields(value);
  const href = readFrontmatterText(fields.href) ?? readFrontmatterText(fields.url) ?? readFrontmatterText(fields.path);
  const title = readFrontmatterText(fields.title);
  if (href !== undefined) return [{href, ...(title !== undefined && {title})}];
  return Object.entries(fields).flatMap(([name, target]) => {
    const written = readFrontmatterText(target);
    return written === undefined ? [] : [{href: written, title: name}];
  });
}
