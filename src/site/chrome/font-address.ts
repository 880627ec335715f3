import {sanitizeUrl} from '../../base/url.js';
import type {Config} from '../../config/config.js';

/** Returns the URL of a font file. Paths in docs.json start at the project's root. */
export function resolveFontUrl(source: string, root: string): string | undefined {
  return sanitizeUrl(source.replace(/^\/+(?!\/)/, ''), 'server', root);
}

/** Returns the Google Fonts style sheet for fonts without a source, if `integrations.lectern.webFonts` allows it. */
export function findWebFontSheet({lectern, fonts}: Pick<Config, 'lectern' | 'fonts'>): string | undefined {
  if (!lectern.webFonts) return undefined;
  const named = [fonts.heading, fonts.body].filter(font => font && font.source === undefined);
  const families = [...new Set(named.map(font => font?.family ?? ''))].filter(Boolean);
  if (families.length === 0) return undefined;
  const weights = ':wght@400;500;600;700';
  const requested = families.map(family => `family=${encodeURIComponent(family).replaceAll('%20', '+')}${weights}`);
  return `https://fonts.googleapis.com/css2?${requested.join('&')}&display=swap`;
}
