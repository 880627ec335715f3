import type {HeadTag} from '../site/head.js';

/** A style sheet as a file of the output; its name changes with its text. */
export interface ClassSheet {
  readonly path: string;
  readonly text: string;
}

/** Makes the style sheet for the classes of a page, where it has some that the sheet of the site does not know. */
export type ClassSheets = (values: Iterable<string>) => Promise<ClassSheet | undefined>;

/** Returns the tags of the style sheet in the `<head>` of a page. */
export function buildSheetTags(sheet: ClassSheet | undefined, base: string): readonly HeadTag[] {
  return sheet ? [{tag: 'link', attributes: {rel: 'stylesheet', href: base + sheet.path}}] : [];
}
