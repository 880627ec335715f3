import type {HeadTag} from '../site/head.js';

/** A style sheet as an output file. Its name contains a hash of its content. */
export interface ClassSheet {
  readonly path: string;
  readonly text: string;
}

/**
 * Builds a style sheet for the class names of a page. Undefined if the site's style sheet has rules for all of them.
 */
export type ClassSheets = (values: Iterable<string>) => Promise<ClassSheet | undefined>;

/** Returns the `<head>` tags for the style sheet of a page. */
export function buildSheetTags(sheet: ClassSheet | undefined, base: string): readonly HeadTag[] {
  return sheet ? [{tag: 'link', attributes: {rel: 'stylesheet', href: base + sheet.path}}] : [];
}
