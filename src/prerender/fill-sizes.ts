import {unescapeHtml} from '../html.js';
import type {ImageSize} from '../image-size.js';
import {decodeOnce} from '../navigation/slug.js';

/** Of a picture of the project, by its path; nothing where it is not known. */
export type FindSize = (path: string) => ImageSize | undefined;

/**
 * Writes the sizes of the project's pictures into their elements, so that the text below has its place before they are there.
 * Pictures for which the author says anything of their looks stay as they are. The logo is as high as the header wants it:
 * of that one the ratio counts.
 */
export function fillSizes(html: string, base: string, find: FindSize): string {
  return html.replace(/<img(?: [\w-]+(?:="[^"]*")?)*>/g, tag => {
    const isLogo = / class="logo /.test(tag);
    if (/ (?:width|height|style|srcset)(?:[ =>])/.test(tag) || (/ class=/.test(tag) && !isLogo)) return tag;
    const src = unescapeHtml(/ src="([^"]*)"/.exec(tag)?.[1] ?? '').replace(/[?#].*/s, '');
    const size = src.startsWith(base) ? find(decodeOnce(src.slice(base.length))) : undefined;
    if (!size || (size.isRatio && !isLogo)) return tag;
    return `${tag.slice(0, -1)} width="${Math.round(size.width)}" height="${Math.round(size.height)}">`;
  });
}
