import {fill} from '../base/words.js';

/** Words that hold a count, one text for each plural form that the language has. */
export type Plural = {readonly other: string} & {readonly [form in Intl.LDMLPluralRule]?: string};

/** Returns the words for a count, with the count in the place of `{count}`. */
export function plural(words: Plural, count: number, locale: string): string {
  const form = new Intl.PluralRules(locale).select(count);
  return fill(words[form] ?? words.other, {count});
}
