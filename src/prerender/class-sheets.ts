import type {HeadTag} from '../site/head.js';

/** A style sheet as an output file. Its name changes with its content. */
export interface ClassSheet {
  readonly path: string;
  readonly text: string;
}

/** Builds the style sheet for the classes of a page. Undefined if the site's style sheet contains all of them. */
export type ClassSheets = (values: Iterable<string>) => Promise<ClassSheet | undefined>;

/** Returns the `<head>` tags for the style sheet of a page. */
export function buildSheetTags(sheet: ClassSheet | undefined, base: string): readonly HeadTag[] {
  return sheet ? [{tag: 'link', attributes: {rel: 'stylesheet', href: base + sheet.path}}] : [];
}
