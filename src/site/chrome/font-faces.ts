import {readOwn} from '../../base/read-own.js';
import type {Config, Font} from '../../config/config.js';

/** A font file that docs.json names, or one of ours. */
export interface FontFile {
  readonly family: string;
  readonly href: string;
  readonly weight?: string;
  /** As CSS calls it: `woff2`. */
  readonly format?: string;
  /** The letters that it is for, as CSS calls them; absent: all. */
  readonly range?: string;
  readonly style?: 'italic';
  /** Of the package: text does without it where it is missing. */
  readonly isOurs?: boolean;
}

/**
 * The font files of a site, each once; `address` gives the address of a path, or nothing for what must not be loaded. A
 * font without a source is one of the reader's machine, and nothing is requested.
 */
export function fontFiles(
  {heading, body}: Config['fonts'],
  address: (source: string) => string | undefined,
): readonly FontFile[] {
  const files = new Map<string, FontFile>();
  for (const font of [body, heading]) {
    const file = font && fileOf(font, address);
    if (file) files.set(JSON.stringify(file), file);
  }
  return [...files.values()];
}

function fileOf({family, source, weight, format}: Font, address: (source: string) => string | undefined) {
  const href = source && address(source);
  if (!href) return undefined;
  const kind = format ?? /\.(woff2?|ttf|otf)(?:[?#]|$)/i.exec(href)?.[1]?.toLowerCase();
  return {
    family,
    href: href.replace(/["\\\n]/g, encodeURIComponent),
    ...(weight && /^\d{1,4}(?: \d{1,4})?$/.test(weight) ? {weight} : {}),
    ...(kind && /^[\w-]+$/.test(kind) ? {format: readOwn(formats, kind) ?? kind} : {}),
  };
}

const formats: Readonly<Record<string, string>> = {ttf: 'truetype', otf: 'opentype'};

/**
 * The same as rules of CSS. `optional`: a font that is not there within a tenth of a second is used from the next page on,
 * so that no text moves.
 */
export function fontFaceCss(files: readonly FontFile[]): string {
  return files
    .map(({family, href, weight, format, range, style}) => {
      const name = family.replace(/["\\\n{}<>]/g, '');
      const rules = [
        `font-family:"${name}"`,
        `src:url("${href}")${format ? ` format("${format}")` : ''}`,
        'font-display:optional',
        ...(weight ? [`font-weight:${weight}`] : []),
        ...(style ? [`font-style:${style}`] : []),
        ...(range ? [`unicode-range:${range}`] : []),
      ];
      return `@font-face{${rules.join(';')}}`;
    })
    .join('');
}
