import type {FormWarning} from '../../../src/api-reference/form/check-values.js';
import {fillMessage} from '../../../src/base/fill-message.js';
import {readOwn} from '../../../src/base/read-own.js';
import type {TryItMessages} from '../../../src/messages/en-try-it.js';
import {formatList} from '../../../src/messages/format.js';
import {formatPlural} from '../../../src/messages/format-plural.js';

/** Formats a warning as a sentence. */
export function describeWarning({word, limit}: FormWarning, {warn, locale}: TryItMessages): string {
  const text = readOwn(warn, word) ?? '';
  if (typeof text !== 'string') return formatPlural(text, Number(limit), locale);
  return fillMessage(text, {limit: typeof limit === 'string' ? limit : formatList(limit, locale, 'disjunction')});
}
