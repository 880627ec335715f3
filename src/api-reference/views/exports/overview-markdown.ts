import {readOwn} from '../../../base/read-own.js';
import {isWebAddress} from '../../../base/web-address.js';
import {type DocumentInfo, documentInfo} from '../../../openapi/document/document-head.js';
import {documentServers, type SecurityScheme} from '../../../openapi/document/document-info.js';
import type {OperationEntry} from '../../../openapi/operation/found-operation.js';
import type {DocumentIndex} from '../../../openapi/operation/index-document.js';
import {oneLine, schemeLine, serverLines} from '../operation/operation-markdown.js';
import {serversFor} from '../operation/servers.js';
import {overviewSections} from '../overview-sections.js';
import type {ViewContext} from '../view-context.js';

/** What a document has in its own form, as Markdown. */
interface OwnParts {
  readonly servers: string;
  readonly schemes: readonly SecurityScheme[];
}

/** A document as Markdown that stands alone: what it is, where it is, how to sign in, and every operation in a line. */
export function overviewMarkdown(
  context: ViewContext,
  index: DocumentIndex,
  parts: OwnParts = {
    servers: serverLines(serversFor(context, documentServers(context.documents.root.value))),
    schemes: context.schemes,
  },
): string {
  const {documents, say} = context;
  const info = documentInfo(documents.root);
  const {title, summary, description} = info;
  const sections = overviewSections(context, index).flatMap(({title: heading, tag, entries}) => [
    `### ${oneLine(heading)}`,
    tag?.description?.trim() ?? '',
    entries.map(entry => operationLine(context, entry)).join('\n'),
  ]);
  const lines = [
    `# ${title}`,
    summary?.trim() ?? '',
    description?.trim() ?? '',
    facts(context, info),
    ...section(say.firstServers, parts.servers),
    ...section(say.authorization, parts.schemes.map(scheme => aboutScheme(context, scheme)).join('\n')),
    ...section(say.operations, ...sections),
  ];
  return `${lines.filter(Boolean).join('\n\n')}\n`;
}

function section(title: string, ...lines: readonly string[]): readonly string[] {
  return lines.some(Boolean) ? [`## ${title}`, ...lines] : [];
}

/** Version, contact, license and the like, each in a line. */
function facts({say}: ViewContext, {version, contact, license, termsOfService, externalDocs}: DocumentInfo): string {
  const name = contact?.name ?? contact?.email ?? contact?.url;
  const address = contact?.url ?? (contact?.email ? `mailto:${contact.email}` : undefined);
  const terms = license?.name ?? license?.identifier;
  const known: readonly (readonly [label: string, words: string | undefined, url?: string | undefined])[] = [
    [say.version, version],
    [say.contact, name, address],
    [say.license, terms, license?.url],
    [say.terms, termsOfService, termsOfService],
    [say.moreDocs, externalDocs?.description ?? externalDocs?.url, externalDocs?.url],
  ];
  return known.flatMap(([label, words, url]) => (words ? [`- ${label}: ${link(oneLine(words), url)}`] : [])).join('\n');
}

/** Addresses come from the document: what leads to no web page and no mailbox stays words. */
function link(words: string, url = ''): string {
  const isSafe = (isWebAddress(url) || url.startsWith('mailto:')) && !/[\s<>]/.test(url);
  if (!isSafe) return words;
  return words === url ? `<${url}>` : `[${words.replace(/[[\]\\]/g, '\\$&')}](<${url}>)`;
}

/** A scheme with what is said of it, and its flows with their addresses and scopes. */
function aboutScheme({say}: ViewContext, scheme: SecurityScheme): string {
  const {key, description, flows} = scheme;
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
      return url === undefined ? [] : [`${say[name]} ${link(url, url)}`];
    });
    const scopes = flow.scopes.map(({name, description: words}) => `\`${name}\`${words ? ` (${oneLine(words)})` : ''}`);
    const parts = [...urls, ...(scopes.length > 0 ? [`${say.scopes} ${scopes.join(', ')}`] : [])];
    return `\n  - ${readOwn(kinds, flow.kind) ?? flow.kind}: ${parts.join('; ')}`;
  });
  return `- ${schemeLine(key, [], [scheme])}${about}${lines.join('')}`;
}

function operationLine({words}: ViewContext, {method, path, kind, label, deprecated, address}: OperationEntry): string {
  const name = `\`${kind === 'webhook' ? 'WEBHOOK' : method} ${address ?? path}\``;
  return `- ${name}: ${oneLine(label)}${deprecated ? ` (${words.deprecated})` : ''}`;
}
