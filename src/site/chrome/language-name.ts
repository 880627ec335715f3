import {getLanguageTag} from '../../messages/language.js';

/** Returns the name of a language in that language: `Français` for `fr`. Unknown codes stay unchanged. */
export function formatLanguageName(code: string): string {
  try {
    const tag = getLanguageTag(code) ?? code;
    const name = new Intl.DisplayNames([tag], {type: 'language'}).of(tag);
    return name && name !== tag ? name.charAt(0).toLocaleUpperCase(tag) + name.slice(1) : code;
  } catch {
    return code;
  }
}
