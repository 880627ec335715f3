import type {FormWords} from './form-messages.js';
import {interfaceLanguage, type Language} from './language.js';

/** One file for each language, loaded with the form. */
const files: Readonly<Record<Language, () => Promise<{readonly form: FormWords}>>> = {
  ar: () => import('./ar/form.js'),
  cs: () => import('./cs/form.js'),
  de: () => import('./de/form.js'),
  es: () => import('./es/form.js'),
  fa: () => import('./fa/form.js'),
  fr: () => import('./fr/form.js'),
  he: () => import('./he/form.js'),
  hi: () => import('./hi/form.js'),
  id: () => import('./id/form.js'),
  it: () => import('./it/form.js'),
  ja: () => import('./ja/form.js'),
  ko: () => import('./ko/form.js'),
  nl: () => import('./nl/form.js'),
  pl: () => import('./pl/form.js'),
  'pt-BR': () => import('./pt-BR/form.js'),
  ru: () => import('./ru/form.js'),
  th: () => import('./th/form.js'),
  tr: () => import('./tr/form.js'),
  uk: () => import('./uk/form.js'),
  vi: () => import('./vi/form.js'),
  'zh-Hans': () => import('./zh-Hans/form.js'),
  'zh-Hant': () => import('./zh-Hant/form.js'),
};

/** The words of the form in this language; `undefined` where they are English. */
export async function loadFormWords(tag: string): Promise<FormWords | undefined> {
  const language = interfaceLanguage(tag);
  return language && (await files[language]()).form;
}
