import {languageTag} from '../../messages/language.js';

/**
 * Returns a language in its own words: `fr` is `Français`. Codes that the platform does not know are shown as they are.
 */
export function formatLanguageName(code: string): string {
  try {
    const tag = languageTag(code) ?? code;
    const name = new Intl.DisplayNames([tag], {type: 'language'}).of(tag);
    return name && name !== tag ? name.charAt(0).toLocaleUpperCase(tag) + name.slice(1) : code;
  } catch {
    return code;
  }
}
