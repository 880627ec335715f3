import type {Config} from '../../config/config.js';

/** What the outermost element of a site says about settings that few have: its style sheet and its behaviour read it. */
export function marksOf({further}: Pick<Config, 'further'>): Readonly<Record<string, string>> {
  if (!further) return {};
  const behaviour = [
    further.counts && 'counts',
    further.detectLanguage && 'language',
    further.feedback.thumbsRating && 'answers',
    further.fields.hasWholeUrl && 'url',
  ];
  const named = behaviour.filter(Boolean).join(' ');
  return {...(further.actionsIn === 'toc' && {'data-actions': 'toc'}), ...(named && {'data-further': named})};
}

/** The style sheet of the service that has the fonts which docs.json only names; only where it says that one may be asked. */
export function webFontSheet({further, fonts}: Pick<Config, 'further' | 'fonts'>): string | undefined {
  if (!further?.webFonts) return undefined;
  const named = [fonts.heading, fonts.body].filter(font => font && font.source === undefined);
  const families = [...new Set(named.map(font => font?.family ?? ''))].filter(Boolean);
  if (families.length === 0) return undefined;
  const weights = ':wght@400;500;600;700';
  const asked = families.map(family => `family=${encodeURIComponent(family).replaceAll('%20', '+')}${weights}`);
  return `https://fonts.googleapis.com/css2?${asked.join('&')}&display=swap`;
}
