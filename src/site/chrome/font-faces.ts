import {readOwn} from '../../base/read-own.js';
import type {Config, Font} from '../../config/config.js';

/** A font file from docs.json or from the package. */
export interface FontFile {
  readonly family: string;
  readonly href: string;
  readonly weight?: string;
  /** Format for the `format()` function in CSS: `woff2`. */
  readonly format?: string;
  /** Value of `unicode-range`. Absent for all characters. */
  readonly range?: string;
  readonly style?: 'italic';
  /** True for a file of the package: text is readable without it, so it may be skipped on slow connections. */
  readonly isOurs?: boolean;
}

/**
 * Returns the font files of a site, each once. `address` returns a path's URL, or undefined if it must not be loaded. A
 * font without `source` is installed locally and has no file.
 */
export function listFontFiles(
  {heading, body}: Config['fonts'],
  address: (source: string) => string | undefined,
): readonly FontFile[] {
  const files = new Map<string, FontFile>();
  for (const font of [body, heading]) {
    const file = font && toFontFile(font, address);
    if (file) files.set(JSON.stringify(file), file);
  }
  return [...files.values()];
}

export function toFontFile(
  {family, source, weight, format}: Font,
  address: (source: string) => string | undefined,
): FontFile | undefined {
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

/** Returns the family name as a quoted CSS string. Appends `more` to the name. */
export function quoteFamilyName({family}: Pick<Font, 'family'>, more = ''): string {
  return `"${family.replace(/["\\\n{}<>]/g, '')}${more}"`;
}

/** Suffixes of the fallback font names that apply until a font is loaded (`matched-faces.ts`). */
export const fallbackSuffixes = [' matched', ' matched 2', ' matched 3'] as const;

/** Returns the fallback fonts of a font as CSS strings. Browsers skip those without a `@font-face` rule. */
export function listMatchedFamilies({family, source}: Font): readonly string[] {
  return source ? fallbackSuffixes.map(more => quoteFamilyName({family}, more)) : [];
}

/**
 * Writes the `@font-face` rules. A package font that takes more than 0.1 s is used from the next page on (`optional`),
 * which avoids a layout shift. A font of the project has three seconds, because it is part of the design.
 */
export function writeFontFaceCss(files: readonly FontFile[]): string {
  return files
    .map(({family, href, weight, format, range, style, isOurs}) => {
      const rules = [
        `font-family:${quoteFamilyName({family})}`,
        `src:url("${href}")${format ? ` format("${format}")` : ''}`,
        `font-display:${isOurs ? 'optional' : 'fallback'}`,
        ...(weight ? [`font-weight:${weight}`] : []),
        ...(style ? [`font-style:${style}`] : []),
        ...(range ? [`unicode-range:${range}`] : []),
      ];
      return `@font-face{${rules.join(';')}}`;
    })
    .join('');
}
