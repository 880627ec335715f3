import {readOwn} from '../../../base/read-own.js';
import {isWebAddress} from '../../../base/web-address.js';
import type {SecurityScheme} from '../../../openapi/document/document-info.js';
import {oneLine} from '../text/markdown-text.js';
import type {ViewContext} from '../view-context.js';
import type {Access} from './security.js';

/** Writes the security requirements of an operation as Markdown. */
export function securityLines(context: ViewContext, {security, schemes}: Access): string {
  const {say} = context;
  const ways = security.filter(way => way.length > 0);
  if (ways.length === 0) return '';
  const words = ways.map(way =>
    way.map(({key, scopes}) => schemeLines(context, key, scopes, schemes)).join(` ${say.and} `),
  );
  const optional = ways.length < security.length ? `\n\n${say.optionalCredentials}` : '';
  return `## ${say.authorization}\n\n${words.map(each => `- ${each}`).join('\n')}${optional}`;
}

/** Writes a scheme in a few words: name, type and location. */
function schemeLine(key: string, scopes: readonly string[], schemes: readonly SecurityScheme[]): string {
  const scheme = schemes.find(each => each.key === key);
  const kind = [scheme?.type, scheme?.scheme, scheme?.in, scheme?.name].filter(Boolean).join(' ');
  const asked = scopes.length > 0 ? `: ${scopes.map(each => `\`${each}\``).join(', ')}` : '';
  return `\`${key}\`${kind ? ` (${kind})` : ''}${asked}`;
}

/** Writes a scheme with its description, and its flows with URLs and scopes. */
export function schemeLines(
  {say}: ViewContext,
  key: string,
  scopes: readonly string[],
  schemes: readonly SecurityScheme[],
): string {
  const scheme = schemes.find(each => each.key === key);
  const {description, flows = [], openIdConnectUrl, oauth2MetadataUrl} = scheme ?? {};
  const about = description?.trim() ? `: ${oneLine(description)}` : '';
  const kinds = {
    authorizationCode: say.authorizationCode,
    implicit: say.implicit,
    password: say.password,
    clientCredentials: say.clientCredentials,
    deviceAuthorization: say.deviceAuthorization,
  };
  const lines = flows.map(flow => {
    const urls = (['authorizationUrl', 'deviceAuthorizationUrl', 'tokenUrl', 'refreshUrl'] as const).flatMap(name => {
      const url = flow[name];
      return url === undefined ? [] : [`${say[name]} ${webLink(url, url)}`];
    });
    const scopes = flow.scopes.map(({name, description: words}) => `\`${name}\`${words ? ` (${oneLine(words)})` : ''}`);
    const parts = [...urls, ...(scopes.length > 0 ? [`${say.scopes} ${scopes.join(', ')}`] : [])];
    return `\n  - ${readOwn(kinds, flow.kind) ?? flow.kind}: ${parts.join('; ')}`;
  });
  const found = [openIdConnectUrl, oauth2MetadataUrl].flatMap(url =>
    url === undefined ? [] : [`\n  - ${webLink(url, url)}`],
  );
  return `${schemeLine(key, scopes, schemes)}${about}${found.join('')}${lines.join('')}`;
}

/** Writes a link. URLs of documents are untrusted: only web and mail links stay links. */
export function webLink(words: string, url = ''): string {
  const isSafe = (isWebAddress(url) || url.startsWith('mailto:')) && !/[\s<>]/.test(url);
  if (!isSafe) return words;
  return words === url ? `<${url}>` : `[${words.replace(/[[\]\\]/g, '\\$&')}](<${url}>)`;
}
