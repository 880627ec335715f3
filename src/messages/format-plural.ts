import {fillMessage} from '../base/fill-message.js';
import {formatNumber} from './format.js';

/** A message with a count, as one text per plural form of its language. */
export type Plural = {readonly other: string} & {readonly [form in Intl.LDMLPluralRule]?: string};

/** Type of a section of messages in any language, whose plural forms can differ from English. */
export type Localized<T> = {
  readonly [key in keyof T]: T[key] extends string ? string : T[key] extends Plural ? Plural : Localized<T[key]>;
};

/** Returns a message in the plural form for a count. Replaces `{count}`. */
export function formatPlural(words: Plural, count: number, locale: string): string {
  return fillMessage(selectPluralForm(words, count, locale), {count: formatNumber(count, locale)});
}

/** Returns a message in the plural form for a count. Leaves `{count}` for the caller to replace. */
export function selectPluralForm(words: Plural, count: number, locale: string): string {
  return words[new Intl.PluralRules(locale).select(count)] ?? words.other;
}
