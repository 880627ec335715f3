/**
 * Parses an `Accept` or `Accept-Encoding` header to names with weights (RFC 9110, section 12.4.2). The weight is 1
 * without `q`, and 0 for an invalid `q`. Ignores other parameters.
 */
export function parseWeights(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const each of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = each.split(';').map(part => part.trim());
    const weight = parameters.find(part => part.startsWith('q='))?.slice(2) ?? '1';
    weights.set(name, /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : 0);
  }
  return weights;
}
