import {generateKeyPairSync, type JsonWebKey, sign} from 'node:crypto';
import {type Grant, tokenLife} from './oauth-tokens.js';

/** A key pair for the lifetime of the server. */
export interface OpenIdKeys {
  readonly publicKey: JsonWebKey;
  sign(issuer: string, grant: Grant): string;
}

/** Creates an issuer of OpenID Connect ID tokens, signed with ES256. */
export function openIdKeys(): OpenIdKeys {
  const {privateKey, publicKey} = generateKeyPairSync('ec', {namedCurve: 'P-256'});
  const kid = 'orchard-1';
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return {
    publicKey: {...publicKey.export({format: 'jwk'}), use: 'sig', alg: 'ES256', kid},
    sign(issuer, {user, client, nonce}) {
      const now = Math.floor(Date.now() / 1000);
      const claims = {iss: issuer, sub: user, aud: client, iat: now, exp: now + tokenLife, nonce};
      const text = `${part({alg: 'ES256', typ: 'JWT', kid})}.${part(claims)}`;
      const signature = sign('sha256', Buffer.from(text), {key: privateKey, dsaEncoding: 'ieee-p1363'});
      return `${text}.${signature.toString('base64url')}`;
    },
  };
}
