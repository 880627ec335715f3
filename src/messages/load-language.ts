import {interfaceLanguage, type Language} from './language.js';
import type {LanguageWords} from './language-messages.js';

/** One file for each language, so that a bundler makes one chunk of it. */
const files: Readonly<Record<Language, () => Promise<{readonly words: LanguageWords}>>> = {
  ar: () => import('./ar/words.js'),
  cs: () => import('./cs/words.js'),
  de: () => import('./de/words.js'),
  es: () => import('./es/words.js'),
  fa: () => import('./fa/words.js'),
  fr: () => import('./fr/words.js'),
  he: () => import('./he/words.js'),
  hi: () => import('./hi/words.js'),
  id: () => import('./id/words.js'),
  it: () => import('./it/words.js'),
  ja: () => import('./ja/words.js'),
  ko: () => import('./ko/words.js'),
  nl: () => import('./nl/words.js'),
  pl: () => import('./pl/words.js'),
  'pt-BR': () => import('./pt-BR/words.js'),
  ru: () => import('./ru/words.js'),
  th: () => import('./th/words.js'),
  tr: () => import('./tr/words.js'),
  uk: () => import('./uk/words.js'),
  vi: () => import('./vi/words.js'),
  'zh-Hans': () => import('./zh-Hans/words.js'),
  'zh-Hant': () => import('./zh-Hant/words.js'),
};

/** The words for a page in this language; `undefined` where English ones are shown: they are here already. */
export async function loadLanguage(tag: string): Promise<LanguageWords | undefined> {
  const language = interfaceLanguage(tag);
  return language && (await files[language]()).words;
}
