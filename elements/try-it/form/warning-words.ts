import {fill} from '../../../src/base/words.js';
import type {TryItWords} from '../../../src/messages/en-try-it.js';
import type {Warning} from '../../../src/try-it/check-values.js';

/** What is wrong, in a sentence. */
export function warningWords({word, limit}: Warning, {warn, warnOne}: TryItWords): string {
  const one = limit === '1' ? warnOne[word as keyof typeof warnOne] : undefined;
  return one ?? fill(warn[word as keyof typeof warn] ?? '', {limit});
}
