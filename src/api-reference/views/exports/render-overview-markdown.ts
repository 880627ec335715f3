import {type DocumentInfo, readDocumentInfo} from '../../../openapi/document/document-head.js';
import {readDocumentServers, type SecurityScheme} from '../../../openapi/document/document-info.js';
import type {OperationEntry} from '../../../openapi/operation/create-found-operation.js';
import type {DocumentIndex} from '../../../openapi/operation/index-document.js';
import {nameOperation} from '../../../openapi/operation/name-operation.js';
import {renderServerLines} from '../operation/operation-markdown.js';
import {renderSchemeLines} from '../operation/security-markdown.js';
import {listServers} from '../operation/servers.js';
import {buildOverviewSections, type OverviewSection} from '../overview-sections.js';
import {
  renderDocsLine,
  renderWebLink,
  toOneLine,
  toPlainLine,
  writeDescription,
  writeHeading,
} from '../text/markdown-text.js';
import {withPartLinks} from '../text/spec-links.js';
import type {ViewContext} from '../view-context.js';

/** Markdown sections that differ between OpenAPI and AsyncAPI. */
interface OwnParts {
  readonly servers: string;
  readonly schemes: readonly SecurityScheme[];
}

/** Writes a document as standalone Markdown: description, servers, authentication, and one line per operation. */
export function renderOverviewMarkdown(
  context: ViewContext,
  index: DocumentIndex,
  parts: OwnParts = {
    servers: renderServerLines(context, listServers(context, readDocumentServers(context.documents.root.value))),
    schemes: context.schemes,
  },
): string {
  const {documents, apiMessages} = context;
  const info = readDocumentInfo(documents.root);
  const {title, summary, description} = info;
  const sections = buildOverviewSections(context, index).flatMap(each => writeSectionLines(context, each, 3));
  const lines = [
    writeHeading(1, title),
    summary ? toPlainLine(summary) : '',
    writeDescription(description, 1),
    writeFacts(context, info),
    ...writeSection(apiMessages.firstServers, parts.servers),
    ...writeSection(
      apiMessages.authorization,
      parts.schemes.map(scheme => `- ${renderSchemeLines(context, scheme.key, [], [scheme])}`).join('\n'),
    ),
    ...writeSection(apiMessages.operations, ...sections),
  ];
  return withPartLinks(`${lines.filter(Boolean).join('\n\n')}\n`, context.links);
}

function writeSectionLines(
  context: ViewContext,
  {title, tag, entries, children = []}: OverviewSection,
  level: number,
): readonly string[] {
  return [
    writeHeading(level, title),
    writeDescription(tag?.description, level),
    tag?.externalDocs ? renderDocsLine(context, tag.externalDocs) : '',
    entries.map(entry => writeOperationLine(context, entry)).join('\n'),
    ...children.flatMap(each => writeSectionLines(context, each, level + 1)),
  ];
}

function writeSection(title: string, ...lines: readonly string[]): readonly string[] {
  return lines.some(Boolean) ? [`## ${title}`, ...lines] : [];
}

/** Writes the document's metadata, such as version, contact, and license, one per line. */
function writeFacts(
  {apiMessages}: ViewContext,
  {version, contact, license, termsOfService, externalDocs}: DocumentInfo,
): string {
  const name = contact?.name ?? contact?.email ?? contact?.url;
  const address = contact?.url ?? (contact?.email ? `mailto:${contact.email}` : undefined);
  const terms = license?.name ?? license?.identifier;
  const known: readonly (readonly [label: string, words: string | undefined, url?: string | undefined])[] = [
    [apiMessages.version, version],
    [apiMessages.contact, name, address],
    [apiMessages.license, terms, license?.url],
    [apiMessages.terms, termsOfService, termsOfService],
    [apiMessages.moreDocs, externalDocs?.description ?? externalDocs?.url, externalDocs?.url],
  ];
  return known
    .flatMap(([label, words, url]) => (words ? [`- ${label}: ${renderWebLink(toOneLine(words), url)}`] : []))
    .join('\n');
}

function writeOperationLine({messages}: ViewContext, entry: OperationEntry): string {
  const {label, deprecated, address} = entry;
  const {method, path} = nameOperation(entry);
  const target = address ?? path;
  // An operation without a summary has its method and path, or its name, as label.
  const about = label === target || label === `${method} ${target}` ? '' : `: ${toPlainLine(label)}`;
  return `- \`${method} ${target}\`${about}${deprecated ? ` (${messages.deprecated})` : ''}`;
}
