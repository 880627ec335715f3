import type {Warning} from '../../../src/api-reference/form/check-values.js';
import {readOwn} from '../../../src/base/read-own.js';
import {fill} from '../../../src/base/words.js';
import type {TryItMessages} from '../../../src/messages/en-try-it.js';

/** Describes a problem in a sentence. */
export function describeWarning({word, limit}: Warning, {warn, warnOne}: TryItMessages): string {
  const one = limit === '1' ? readOwn(warnOne, word) : undefined;
  return one ?? fill(readOwn(warn, word) ?? '', {limit});
}
