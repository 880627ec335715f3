import type {Config} from '../../config/config.js';

/** Attributes of the outermost element of a site, from docs.json alone: its style sheet and its behaviour read them. */
export function siteAttributes({
  api,
  background,
  code,
  contextual,
  feedback,
  lectern,
}: Config): Readonly<Record<string, string | null>> {
  const features = [
    lectern.counts && 'counts',
    lectern.detectLanguage && 'language',
    feedback.thumbsRating && 'answers',
    api.fields.hasWholeUrl && 'url',
  ];
  return {
    'data-copy': code.copyButton ? null : 'off',
    'data-decoration': background.decoration ?? null,
    'data-actions': contextual.display === 'toc' ? 'toc' : null,
    'data-features': features.filter(Boolean).join(' ') || null,
  };
}

/** The style sheet of the service that has the fonts which docs.json only names; only where it says that one may be asked. */
export function webFontSheet({lectern, fonts}: Pick<Config, 'lectern' | 'fonts'>): string | undefined {
  if (!lectern.webFonts) return undefined;
  const named = [fonts.heading, fonts.body].filter(font => font && font.source === undefined);
  const families = [...new Set(named.map(font => font?.family ?? ''))].filter(Boolean);
  if (families.length === 0) return undefined;
  const weights = ':wght@400;500;600;700';
  const asked = families.map(family => `family=${encodeURIComponent(family).replaceAll('%20', '+')}${weights}`);
  return `https://fonts.googleapis.com/css2?${asked.join('&')}&display=swap`;
}
