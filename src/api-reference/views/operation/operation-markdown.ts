import {given} from '../../../base/given.js';
import {fill} from '../../../base/words.js';
import type {SecurityScheme, Server, ServerVariable} from '../../../openapi/document/document-info.js';
import type {FoundOperation} from '../../../openapi/operation/found-operation.js';
import type {Media} from '../../../openapi/operation/media.js';
import {type Parameter, parameterPlaces} from '../../../openapi/operation/media.js';
import {type Operation, openOperation} from '../../../openapi/operation/operation.js';
import {operationText} from '../../../openapi/operation/operation-text.js';
import {mediaExamples} from '../../../openapi/request/example.js';
import {samples} from '../../../openapi/request/samples.js';
import {schemaOf, sideOf} from '../schema/row-path.js';
import {SchemaList} from '../schema/schema-markdown.js';
import type {ViewContext} from '../view-context.js';
import {exampleText} from './example-code.js';
import {type Access, accessOf} from './security.js';
import {serversFor} from './servers.js';
import {reasonOf} from './status.js';

/**
 * An operation as Markdown that stands alone: what is needed to call it, every schema that can be reached from it (up to
 * a limit), and a request that can be run.
 */
export function operationMarkdown(context: ViewContext, entry: FoundOperation): string {
  const {documents, say, options, schemes, words} = context;
  if (options.isSearched) return JSON.stringify(operationText(documents, entry));
  const operation = openOperation(documents, entry);
  const access = accessOf(operation.security, schemes, options.auth);
  const servers = serversFor(context, operation.servers);
  const list = new SchemaList(context);
  const {kind, label, description, deprecated, requestBody} = operation;
  const lines = [
    `# ${label}`,
    `\`${kind === 'webhook' ? 'WEBHOOK' : operation.method} ${operation.path}\`${deprecated ? ` (${words.deprecated})` : ''}`,
    description?.trim() ?? '',
    ...(kind === 'webhook'
      ? [fill(say.sentToYou, {method: operation.method})]
      : [serverLines(servers), securityLines(context, access)]),
  ];
  for (const place of parameterPlaces) {
    const parameters = operation.parameters.filter(each => each.in === place);
    if (parameters.length > 0) lines.push(`## ${titles(context)[place]}`, parameterLines(list, parameters));
  }
  if (requestBody) {
    const required = requestBody.required ? ` (${words.required})` : '';
    lines.push(`## ${kind === 'operation' ? say.body : say.payload}${required}`, requestBody.description?.trim() ?? '');
    lines.push(...requestBody.content.map(media => mediaLines(list, media, sideOf(operation, 'body'))));
  }
  if (operation.responses.length > 0) lines.push(`## ${kind === 'operation' ? say.responses : say.yourAnswer}`);
  for (const response of operation.responses) {
    const about = response.description?.trim() || reasonOf(response.status);
    lines.push(`### ${response.status}`, about);
    if (response.headers.length > 0) lines.push(`${say.responseHeaders}:`, parameterLines(list, response.headers));
    lines.push(...response.content.map(media => mediaLines(list, media, sideOf(operation, 'response'))));
  }
  lines.push(
    ...list.schemas(),
    ...exampleLines(context, {...operation, security: access.security, servers}, access.schemes),
  );
  return `${lines.filter(Boolean).join('\n\n')}\n`;
}

function titles({say}: ViewContext) {
  return {
    path: say.pathParameters,
    query: say.queryParameters,
    querystring: say.querystringParameters,
    header: say.headerParameters,
    cookie: say.cookieParameters,
  };
}

export function serverLines(servers: readonly Server[]): string {
  return servers
    .map(
      ({url, description, variables}) =>
        `- ${url.startsWith('/') ? `\`${url}\`` : `<${url}>`}${description ? `: ${oneLine(description)}` : ''}${variables.map(variableLine).join('')}`,
    )
    .join('\n');
}

/** A variable of a server with the values that it may have, the default first. */
export function variableLine({name, description, default: preset, enum: choices}: ServerVariable): string {
  const values = [preset, ...choices.filter(value => value !== preset)].map(value => `\`${value}\``);
  return `\n  - \`${name}\`: ${description ? `${oneLine(description)} ` : ''}${values.join(', ')}`;
}

export function securityLines({say}: ViewContext, {security, schemes}: Access): string {
  const ways = security.filter(way => way.length > 0);
  if (ways.length === 0) return '';
  const words = ways.map(way => way.map(({key, scopes}) => schemeLine(key, scopes, schemes)).join(` ${say.and} `));
  return `## ${say.authorization}\n\n${words.map(each => `- ${each}`).join('\n')}`;
}

/** A scheme in a few words: its name, what it is and where it goes. */
export function schemeLine(key: string, scopes: readonly string[], schemes: readonly SecurityScheme[]): string {
  const scheme = schemes.find(each => each.key === key);
  const kind = [scheme?.type, scheme?.scheme, scheme?.in, scheme?.name].filter(Boolean).join(' ');
  const asked = scopes.length > 0 ? `: ${scopes.map(each => `\`${each}\``).join(', ')}` : '';
  return `\`${key}\`${kind ? ` (${kind})` : ''}${asked}`;
}

function parameterLines(list: SchemaList, parameters: readonly Parameter[]): string {
  return parameters
    .map(({name, schema, content, required, deprecated, description}) => {
      const held = content ? schemaOf(content) : schema;
      return list.item({name, required, deprecated, ...given({schema: held, description})}, 'request');
    })
    .join('\n');
}

function mediaLines(list: SchemaList, media: Media, side: 'request' | 'response'): string {
  const schema = schemaOf(media);
  const top = schema && list.top(schema, side);
  return `\`${media.type}\`${top ? `: ${top}` : ''}`;
}

function exampleLines(
  context: ViewContext,
  operation: Operation,
  schemes: readonly SecurityScheme[],
): readonly string[] {
  const {documents, words} = context;
  const [curl] = operation.kind === 'operation' ? samples(documents, operation, schemes, {}, ['curl']) : [];
  const success = operation.responses.find(({status}) => /^2/.test(status)) ?? operation.responses[0];
  const media = success?.content[0];
  const [answer] = media ? mediaExamples(documents, media, {side: sideOf(operation, 'response')}) : [];
  const text = media && answer ? exampleText(documents, media, answer).slice(0, 20_000) : '';
  return [
    ...(curl ? [`## ${words.requestExample}`, fence(curl.id, curl.text)] : []),
    ...(text ? [`## ${words.responseExample}`, fence(/json|xml/.exec(media?.type ?? '')?.[0] ?? '', text)] : []),
  ];
}

/** A fence that is longer than any in the text. */
export function fence(language: string, text: string): string {
  const runs = text.match(/`{3,}/g) ?? [];
  const marks = '`'.repeat(Math.max(3, ...runs.map(run => run.length + 1)));
  return `${marks}${language}\n${text}\n${marks}`;
}

export function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
