import {mapOutsideFences} from './outside-fences.js';

/** Lowers each heading in Markdown by one level. Leaves code unchanged. */
export function lowerHeadings(markdown: string): string {
  return mapOutsideFences(markdown, line => (/^#{1,5} /.test(line) ? `#${line}` : line));
}
