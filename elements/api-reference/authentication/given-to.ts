import type {Credential} from '../../../src/api-reference/form/credential.js';
import {givenCredentials} from '../endpoint/given-credentials.js';

/**
 * Returns a function that finds a scheme's credential in the property `credential` of an element: `{value}`,
 * `{user, password}` for basic authentication, or a list. An entry without `scheme` fits every scheme.
 */
export function findGivenCredentials(element: Element): (scheme: string) => Credential | undefined {
  return scheme => {
    const given = givenCredentials.get(element);
    for (const each of Array.isArray(given) ? given : [given]) {
      const {scheme: wanted, value, user, password} = Object(each) as Readonly<Record<string, unknown>>;
      if (wanted !== undefined && wanted !== scheme) continue;
      if (typeof value === 'string' && value) return {kind: 'secret', value};
      if (typeof user === 'string' && typeof password === 'string') return {kind: 'basic', user, password};
    }
    return undefined;
  };
}
