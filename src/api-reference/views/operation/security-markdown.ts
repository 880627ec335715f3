import {readOwn} from '../../../base/read-own.js';
import {writeCodeSpan} from '../../../markdown/render/markdown/escape-text.js';
import type {SecurityScheme} from '../../../openapi/document/document-info.js';
import {renderWebLink, toOneLine, writeHeading} from '../text/markdown-text.js';
import type {ViewContext} from '../view-context.js';
import type {OperationAccess} from './security.js';

/**
 * Writes the security requirements of an operation as Markdown. With `isStated`, writes an empty list as "no
 * authentication".
 */
export function renderSecurityLines(
  context: ViewContext,
  {security, schemes}: OperationAccess,
  isStated = false,
  level = 2,
): string {
  const {apiMessages} = context;
  const alternatives = security.filter(requirement => requirement.length > 0);
  if (alternatives.length === 0)
    return isStated ? `${writeHeading(level, apiMessages.authorization)}\n\n${apiMessages.noCredentials}` : '';
  const words = alternatives.map(requirement => {
    const parts = requirement.map(({key, scopes}) => writeSchemeParts(context, key, scopes, schemes));
    return parts.map(({head}) => head).join(` ${apiMessages.and} `) + parts.map(({below}) => below).join('');
  });
  const optional = alternatives.length < security.length ? `\n\n${apiMessages.optionalCredentials}` : '';
  const either = alternatives.length > 1 ? `${apiMessages.eitherOf}\n\n` : '';
  return `${writeHeading(level, apiMessages.authorization)}\n\n${either}${words.map(each => `- ${each}`).join('\n')}${optional}`;
}

/** Writes a scheme on one line: name, type, location, and format. */
export function renderSchemeLine(
  {messages}: ViewContext,
  key: string,
  scopes: readonly string[],
  schemes: readonly SecurityScheme[],
): string {
  const scheme = schemes.find(each => each.key === key);
  const named = [scheme?.type, scheme?.scheme, scheme?.in, scheme?.name].filter(Boolean).join(' ');
  const format = scheme?.bearerFormat && writeCodeSpan(scheme.bearerFormat);
  const kind = [named, format, scheme?.deprecated && messages.deprecated].filter(Boolean).join(', ');
  const requested = scopes.length > 0 ? `: ${scopes.map(each => `\`${each}\``).join(', ')}` : '';
  return `\`${key}\`${kind ? ` (${kind})` : ''}${requested}`;
}

/** Writes a scheme with its description and its flows with URLs and scopes. */
export function renderSchemeLines(
  context: ViewContext,
  key: string,
  scopes: readonly string[],
  schemes: readonly SecurityScheme[],
): string {
  const {head, below} = writeSchemeParts(context, key, scopes, schemes);
  return head + below;
}

function writeSchemeParts(
  context: ViewContext,
  key: string,
  scopes: readonly string[],
  schemes: readonly SecurityScheme[],
): {readonly head: string; readonly below: string} {
  const {apiMessages} = context;
  const scheme = schemes.find(each => each.key === key);
  const {description, flows = [], openIdConnectUrl, oauth2MetadataUrl} = scheme ?? {};
  const about = description?.trim() ? `: ${toOneLine(description)}` : '';
  const kinds = {
    authorizationCode: apiMessages.authorizationCode,
    implicit: apiMessages.implicit,
    password: apiMessages.password,
    clientCredentials: apiMessages.clientCredentials,
    deviceAuthorization: apiMessages.deviceAuthorization,
  };
  const lines = flows.map(flow => {
    const urls = (['authorizationUrl', 'deviceAuthorizationUrl', 'tokenUrl', 'refreshUrl'] as const).flatMap(name => {
      const url = flow[name];
      return url === undefined ? [] : [`${apiMessages[name]} ${renderWebLink(url, url)}`];
    });
    const scopes = flow.scopes.map(({name, description: text}) => `\`${name}\`${text ? ` (${toOneLine(text)})` : ''}`);
    const parts = [...urls, ...(scopes.length > 0 ? [`${apiMessages.scopes} ${scopes.join(', ')}`] : [])];
    return `\n  - ${readOwn(kinds, flow.kind) ?? flow.kind}: ${parts.join('; ')}`;
  });
  const found = [openIdConnectUrl, oauth2MetadataUrl].flatMap(url =>
    url === undefined ? [] : [`\n  - ${renderWebLink(url, url)}`],
  );
  return {head: `${renderSchemeLine(context, key, scopes, schemes)}${about}`, below: [...found, ...lines].join('')};
}
