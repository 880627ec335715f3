/** Languages of the interface except English. Each has a folder of this name here. */
export const languages = [
  'ar',
  'cs',
  'de',
  'es',
  'fa',
  'fr',
  'he',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt-BR',
  'ru',
  'th',
  'tr',
  'uk',
  'vi',
  'zh-Hans',
  'zh-Hant',
] as const;

export type Language = (typeof languages)[number];

/** Maps wrong or obsolete language codes to valid tags, such as `cn` to `zh`. */
const intended: Readonly<Record<string, string>> = {
  cn: 'zh',
  jp: 'ja',
  ua: 'uk',
  kr: 'ko',
  br: 'pt-BR',
  cz: 'cs',
  iw: 'he',
  in: 'id',
  tw: 'zh-TW',
};

/** Locales for tags whose first part would select another locale. */
const instead: Readonly<Record<string, string>> = {
  pt: 'pt-BR',
  zh: 'zh-Hans',
  'zh-tw': 'zh-Hant',
  'zh-hk': 'zh-Hant',
  'zh-mo': 'zh-Hant',
};

/** Matches tags of right-to-left languages, including those without a locale of Lectern. */
const rightToLeft = /^(?:ar|arc|ckb|dv|fa|he|ks|ps|sd|syr|ug|ur|yi)(?:-|$)/i;

/** Returns the language tag for a code in docs.json or in an HTML document. Undefined for an unknown code. */
export function getLanguageTag(code: string | undefined): string | undefined {
  const tag = code?.trim().replace(/_/g, '-');
  if (!tag || !/^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(tag)) return undefined;
  return Object.hasOwn(intended, tag.toLowerCase()) ? intended[tag.toLowerCase()] : tag;
}

/** Returns the language tag of a site: the one in docs.json, or else the one of the HTML document. */
export function getSiteLanguage(configured: string | undefined, ofDocument: string | undefined): string {
  return getLanguageTag(configured) ?? getLanguageTag(ofDocument) ?? 'en';
}

/**
 * Returns the locale for a tag: the longest prefix of the tag that is a locale. Undefined for English and for unknown
 * languages.
 */
export function getInterfaceLanguage(tag: string): Language | undefined {
  for (let part = tag.toLowerCase(); part; part = part.replace(/(?:^|-)[^-]*$/, '')) {
    const found = languages.find(
      each => each.toLowerCase() === (Object.hasOwn(instead, part) ? instead[part] : part)?.toLowerCase(),
    );
    if (found) return found;
  }
  return undefined;
}

export function getTextDirection(tag: string): 'rtl' | 'ltr' {
  if (/-(?:latn|cyrl)(?:-|$)/i.test(tag)) return 'ltr';
  return rightToLeft.test(tag) ? 'rtl' : 'ltr';
}
