import {parseWeights} from '../base/parse-weights.js';

export type ContentEncoding = 'br' | 'gzip';

/**
 * Returns the best content encoding that a request accepts (RFC 9110, section 12.5.3). Undefined if none is accepted.
 */
export function pickEncoding(accepted: string | undefined): ContentEncoding | undefined {
  const weights = parseWeights(accepted ?? '');
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const best = weightOf('br') >= weightOf('gzip') ? 'br' : 'gzip';
  return weightOf(best) > 0 ? best : undefined;
}
