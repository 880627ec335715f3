export type ContentEncoding = 'br' | 'gzip';

/** Returns the best encoding that a request takes (RFC 9110, section 12.5.3); `undefined` for the text as it is. */
export function pickEncoding(accepted: string | undefined): ContentEncoding | undefined {
  const weights = new Map<string, number>();
  for (const each of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = each.split(';').map(part => part.trim());
    const weight = parameters.find(parameter => parameter.startsWith('q='))?.slice(2) ?? '1';
    weights.set(name, /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const best = weightOf('br') >= weightOf('gzip') ? 'br' : 'gzip';
  return weightOf(best) > 0 ? best : undefined;
}
