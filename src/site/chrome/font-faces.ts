import {readOwn} from '../../base/read-own.js';
import type {Config, Font} from '../../config/config.js';

/** A font file from docs.json, or one of the package. */
export interface FontFile {
  readonly family: string;
  readonly href: string;
  readonly weight?: string;
  /** Format in CSS: `woff2`. */
  readonly format?: string;
  /** The letters that it is for, as CSS calls them; absent: all. */
  readonly range?: string;
  readonly style?: 'italic';
  /** The file is part of the package, and text works without it. */
  readonly isOurs?: boolean;
}

/**
 * Returns the font files of a site, each once; `address` gives the address of a path, or nothing for what must not be
 * loaded. A font without a source is one of the reader's machine, and nothing is requested.
 */
export function listFontFiles(
  {heading, body}: Config['fonts'],
  address: (source: string) => string | undefined,
): readonly FontFile[] {
  const files = new Map<string, FontFile>();
  for (const font of [body, heading]) {
    const file = font && fontFileOf(font, address);
    if (file) files.set(JSON.stringify(file), file);
  }
  return [...files.values()];
}

export function fontFileOf(
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

/** Returns a family as CSS text. */
export function quoteFamilyName({family}: Pick<Font, 'family'>, more = ''): string {
  return `"${family.replace(/["\\\n{}<>]/g, '')}${more}"`;
}

/** Suffixes of the families that show system fonts until a font of the project arrives (`matched-faces.ts`). */
export const matchedNames = [' matched', ' matched 2', ' matched 3'] as const;

/** Returns those families as CSS text. A family that has no face is skipped by the browser. */
export function listMatchedFamilies({family, source}: Font): readonly string[] {
  return source ? matchedNames.map(more => quoteFamilyName({family}, more)) : [];
}

/**
 * Writes the `@font-face` rules. A font of the package that does not arrive within 0.1 s is used from the next page on,
 * to avoid layout shift (`optional`). A font of the project is part of its look and may arrive within three seconds.
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
