import {fill} from '../base/words.js';
import {formatNumber} from './format.js';

/** A message with a count: one text per plural form of the language. */
export type Plural = {readonly other: string} & {readonly [form in Intl.LDMLPluralRule]?: string};

/** The messages of a section in any locale. A locale has the plural forms of its language. */
export type Localized<T> = {
  readonly [key in keyof T]: T[key] extends string ? string : T[key] extends Plural ? Plural : Localized<T[key]>;
};

/** Returns the form of a message for a count, with `{count}` replaced. */
export function plural(words: Plural, count: number, locale: string): string {
  return fill(pluralForm(words, count, locale), {count: formatNumber(count, locale)});
}

/** Returns the form of a message for a count, with `{count}` kept. */
export function pluralForm(words: Plural, count: number, locale: string): string {
  return words[new Intl.PluralRules(locale).select(count)] ?? words.other;
}
