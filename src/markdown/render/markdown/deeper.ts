import {mapOutsideFences} from './outside-fences.js';

/** Lowers the headings of Markdown by one level. Leaves code unchanged. */
export function deeper(markdown: string): string {
  return mapOutsideFences(markdown, line => (/^#{1,5} /.test(line) ? `#${line}` : line));
}
