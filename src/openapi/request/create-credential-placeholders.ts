import {capitalize} from '../../base/capitalize.js';
import type {SecurityScheme} from '../document/document-info.js';
import type {Operation} from '../operation/operation.js';
import {type EncodedPair, encodeQuery} from '../operation/parameter-style.js';

/** Returns placeholder credentials for the first supported authentication scheme. */
export function createCredentialPlaceholders(
  {security}: Pick<Operation, 'security'>,
  schemes: readonly SecurityScheme[],
  signInIndex: number | false = 0,
) {
  const headers: EncodedPair[] = [];
  const query: EncodedPair[] = [];
  const cookies: EncodedPair[] = [];
  // A request has only one `Authorization` header. Keep the first scheme's value for it.
  const authorize = (value: string) => {
    if (!headers.some(([name]) => name === 'Authorization')) headers.push(['Authorization', value]);
  };
  for (const {key} of (signInIndex === false ? undefined : security[signInIndex]) ?? []) {
    const scheme = schemes.find(each => each.key === key);
    if (!scheme) continue;
    const {type, name} = scheme;
    if (type === 'apiKey') {
      // Skip a scheme without a name: an invented name could send a real credential under the wrong header.
      if (name === undefined) continue;
      if (scheme.in === 'query') query.push([encodeQuery(name, false), 'YOUR_API_KEY']);
      else (scheme.in === 'cookie' ? cookies : headers).push([name, 'YOUR_API_KEY']);
    } else if (type === 'http' && scheme.scheme !== 'bearer') {
      const word = scheme.scheme ?? 'basic';
      authorize(`${capitalize(word)} YOUR_CREDENTIALS`);
    } else if (type === 'http' || type === 'oauth2' || type === 'openIdConnect') authorize('Bearer YOUR_TOKEN');
  }
  return {headers, query, cookies};
}
