import {fieldsOf} from '../../base/fields-of.js';
import {textOf} from './text-of.js';

/** A page that another one calls related. */
export interface RelatedPage {
  readonly href: string;
  /** Overrides the page's own title. */
  readonly title?: string;
}

/**
 * Reads `related` of frontmatter: a list or one entry. An entry is a path, `Title: /path`, or an object with `title`
 * and `href`. Others are dropped.
 */
export function readRelatedPages(value: unknown): readonly RelatedPage[] {
  if (Array.isArray(value)) return value.flatMap(readRelatedPages);
  const path = textOf(value);
  if (path !== undefined) return [{href: path}];
  const fields = fieldsOf(value);
  const href = textOf(fields.href) ?? textOf(fields.url) ?? textOf(fields.path);
  const title = textOf(fields.title);
  if (href !== undefined) return [{href, ...(title !== undefined && {title})}];
  return Object.entries(fields).flatMap(([name, target]) => {
    const written = textOf(target);
    return written === undefined ? [] : [{href: written, title: name}];
  });
}
