import type {Config} from '../../config/config.js';

/** Returns the attributes of the site element that depend on docs.json alone; null removes one. */
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
