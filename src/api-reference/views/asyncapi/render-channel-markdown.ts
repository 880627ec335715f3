import type {
  AsyncMessage,
  AsyncOperation,
  AsyncParameter,
  AsyncServer,
  AsyncView,
  ProtocolBinding,
} from '../../../asyncapi/model.js';
import {openChannel} from '../../../asyncapi/open-channel.js';
import {formatJson} from '../../../base/exact-json.js';
import {fillMessage} from '../../../base/fill-message.js';
import {omitUndefined} from '../../../base/omit-undefined.js';
import {isContainer} from '../../../base/written-number.js';
import {writeCodeSpan} from '../../../markdown/render/markdown/escape-text.js';
import {buildChannelText} from '../../../openapi/operation/build-operation-text.js';
import type {FoundOperation} from '../../../openapi/operation/create-found-operation.js';
import {listMediaExamples} from '../../../openapi/request/example.js';
import {formatExample} from '../operation/example-code.js';
import {renderVariableLine} from '../operation/operation-markdown.js';
import {renderSchemeLines, renderSecurityLines} from '../operation/security-markdown.js';
import {formatFieldValue} from '../schema/format-field-value.js';
import {SchemaList} from '../schema/schema-markdown.js';
import {
  renderDocsLine,
  toOneLine,
  toPlainLine,
  writeDescription,
  writeFencedCode,
  writeHeading,
} from '../text/markdown-text.js';
import type {ViewContext} from '../view-context.js';
import {listScopes} from './async-servers.js';
import {formatDirection, formatDirectionBadge, getDirectionTitle} from './direction.js';
import {loadAsyncMessages} from './load-async-messages.js';
import {getMessageTitle, toMediaType} from './message.js';
import {listMessages} from './render-channel-examples.js';

/**
 * Writes a channel as standalone Markdown: address, messages with all schemas that they reference, and one example per
 * message.
 */
export function renderChannelMarkdown(context: ViewContext, entry: FoundOperation): string {
  if (context.options.isSearched) return JSON.stringify(buildChannelText(context.documents, entry));
  const view = openChannel(context.documents, entry);
  const list = new SchemaList(context);
  const {channel} = view;
  const lines = [
    writeHeading(1, view.label),
    `\`${formatDirectionBadge(view)} ${view.address ?? channel.name}\`${entry.deprecated ? ` (${context.messages.deprecated})` : ''}`,
    view.address === undefined ? loadAsyncMessages(context).noAddress : '',
    view.servers.map(each => renderServerLine(context, each)).join('\n'),
    ...view.operations.flatMap(each => writeOperationLines(context, list, each, view)),
    ...writeParameterLines(context, list, view.parameters),
    ...writeChannelLines(context, list, view),
    ...list.schemas(),
    ...writeExampleLines(context, view),
  ];
  return `${lines.filter(Boolean).join('\n\n')}\n`;
}

/** Writes the channel's description, unless it repeats the title. */
function writeChannelLines(
  context: ViewContext,
  list: SchemaList,
  {channel, label, address}: AsyncView,
): readonly string[] {
  const lines = [
    ...listTexts({...channel, ...(channel.title === label && {title: ''})}),
    writeDocsLine(context, channel),
    writeTagLine(context, channel.tags),
    ...writeBindingLines(context, list, channel.bindings, '###'),
  ];
  const name = channel.name === address ? '' : `: \`${channel.name}\``;
  return lines.some(Boolean) ? [`## ${loadAsyncMessages(context).channel}${name}`, ...lines] : [];
}

interface DescribedPart {
  readonly title?: string;
  readonly summary?: string;
  readonly description?: string;
}

function listTexts({title, summary, description}: DescribedPart): readonly string[] {
  return [title ? toPlainLine(title) : '', summary ? toPlainLine(summary) : '', writeDescription(description, 2)];
}

/**
 * Writes a server as a list item: name, address, protocol, and description, then its variables and schemes. In an
 * overview, names the security schemes only, because a separate section describes them.
 */
export function renderServerLine(context: ViewContext, server: AsyncServer, isInOverview = false): string {
  const {name, url, protocol, protocolVersion, description, security, schemes, tags, externalDocs, bindings} = server;
  const keys = [...new Set(security.flat().map(({key}) => key))];
  const version = [protocol, protocolVersion].filter(Boolean).join(' ');
  const facts = [version, ...(isInOverview ? keys.map(writeCodeSpan) : [])].filter(Boolean).join(', ');
  const address = /^[a-z][a-z\d+.-]*:[^\s<>]+$/i.test(url) ? `<${url}>` : writeCodeSpan(url);
  const below = [
    ...(isInOverview
      ? []
      : keys.map(key => renderSchemeLines(context, key, listScopes(security, key), schemes).replaceAll('\n', '\n  '))),
    writeTagLine(context, tags),
    externalDocs ? renderDocsLine(context, externalDocs) : '',
    ...bindings.map(each => `${loadAsyncMessages(context).bindings}: ${writeBindingLine(each)}`),
  ].filter(Boolean);
  const variables = server.variables.map(each => renderVariableLine(context, each)).join('');
  const head = `- ${toPlainLine(name)}: ${address}${facts ? ` (${facts})` : ''}${description ? `: ${toOneLine(description)}` : ''}`;
  return `${head}${variables}${below.map(each => `\n  - ${each}`).join('')}`;
}

function writeDocsLine(context: ViewContext, {externalDocs}: Pick<AsyncMessage, 'externalDocs'>): string {
  return externalDocs ? renderDocsLine(context, externalDocs) : '';
}

function writeTagLine(context: ViewContext, tags: AsyncMessage['tags']): string {
  const list = tags.map(({name, description, externalDocs}) => {
    const about = [description && toOneLine(description), externalDocs && renderDocsLine(context, externalDocs)];
    const text = about.filter(Boolean).join(' ');
    return `${toPlainLine(name)}${text ? ` (${text})` : ''}`;
  });
  return list.length > 0 ? `${loadAsyncMessages(context).tags}: ${list.join(', ')}` : '';
}

function writeParameterLines(
  context: ViewContext,
  list: SchemaList,
  parameters: readonly AsyncParameter[],
): readonly string[] {
  if (parameters.length === 0) return [];
  const items = parameters.map(({name, description, schema, location}) => {
    const about = [description, location && `${loadAsyncMessages(context).takenFrom} \`${location}\``]
      .filter(Boolean)
      .join(' ');
    const shown = omitUndefined({description: about || undefined, schema: schema?.schema});
    return list.item({name, required: true, deprecated: false, ...shown}, 'request');
  });
  return [`## ${loadAsyncMessages(context).parameters}`, items.join('\n')];
}

function writeOperationLines(
  context: ViewContext,
  list: SchemaList,
  operation: AsyncOperation,
  view: AsyncView,
): readonly string[] {
  const {direction, name, reply, bindings, messages} = operation;
  const isAlone = view.operations.length === 1;
  const lines = [
    isAlone ? '' : `## ${getDirectionTitle(operation, loadAsyncMessages(context))}`,
    `${formatDirection(operation, loadAsyncMessages(context))}${name ? ` \`${name}\`` : ''}`,
    ...listTexts({...operation, ...(operation.title === view.label && {title: ''})}),
    writeDocsLine(context, operation),
    // List only tags with a description: the navigation already shows the names.
    writeTagLine(
      context,
      operation.tags.filter(tag => tag.description || tag.externalDocs),
    ),
    renderSecurityLines(context, operation),
    ...messages.flatMap(each => writeMessageLines(context, list, each)),
    ...writeBindingLines(context, list, bindings, '##'),
  ];
  if (!reply) return lines;
  const on = reply.address ?? reply.channel?.name;
  const isToYou = direction === 'send';
  const about = [
    isToYou ? loadAsyncMessages(context).replyToYou : loadAsyncMessages(context).replyByYou,
    on &&
      fillMessage(isToYou ? loadAsyncMessages(context).replyChannel : loadAsyncMessages(context).replyOnChannel, {
        channel: `\`${on}\``,
      }),
    reply.location && fillMessage(loadAsyncMessages(context).replyAddress, {location: `\`${reply.location}\``}),
  ];
  const sentences = [reply.description, reply.channel?.description].map(each => each?.trim() ?? '');
  lines.push(`## ${loadAsyncMessages(context).reply}`, about.filter(Boolean).join(' '), ...sentences);
  return [...lines, ...reply.messages.flatMap(each => writeMessageLines(context, list, each))];
}

function writeMessageLines(context: ViewContext, list: SchemaList, message: AsyncMessage): readonly string[] {
  const {name, contentType, payload, headers, correlationId, foreignPayload, tags, deprecated} = message;
  const title = getMessageTitle(context, message);
  const marks = [
    ...(name && name !== title ? [writeCodeSpan(name)] : []),
    ...(deprecated ? [context.messages.deprecated] : []),
  ];
  const id = correlationId
    ? `${loadAsyncMessages(context).correlationId}: ${[correlationId.location && `\`${correlationId.location}\``, correlationId.description?.trim()].filter(Boolean).join(' ')}`
    : '';
  const formatNote = foreignPayload
    ? `${fillMessage(loadAsyncMessages(context).schemaIn, {format: foreignPayload.format})}\n\n${writeFencedCode('', formatValue(foreignPayload.value))}`
    : loadAsyncMessages(context).noPayload;
  return [
    `${writeHeading(2, title)}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`,
    ...listTexts({...message, title: ''}),
    writeDocsLine(context, message),
    id,
    writeTagLine(context, tags),
    `${loadAsyncMessages(context).payload}: \`${contentType}\`${payload ? `: ${list.top(payload.schema, payload.side)}` : ''}`,
    payload ? '' : formatNote,
    headers ? `${loadAsyncMessages(context).headers}: ${list.top(headers.schema, headers.side)}` : '',
    ...writeBindingLines(context, list, message.bindings, '###'),
  ];
}

function writeBindingLines(
  context: ViewContext,
  list: SchemaList,
  bindings: readonly ProtocolBinding[],
  marks: string,
): readonly string[] {
  if (bindings.length === 0) return [];
  const items = bindings.flatMap(({schemas, ...each}) => [
    `- ${writeBindingLine({...each, schemas: []})}`,
    ...schemas.map(([name, {schema, side}]) =>
      list.item({name, required: false, deprecated: false, schema}, side).replace(/^/gm, '  '),
    ),
  ]);
  return [`${marks} ${loadAsyncMessages(context).bindings}`, items.join('\n')];
}

function writeBindingLine({protocol, data, schemas}: ProtocolBinding): string {
  const values = data.map(([name, value]) => `${name} ${writeCodeSpan(formatValue(value, 0))}`);
  const typed = schemas.map(([name, {schema}]) => `${name} ${writeCodeSpan(formatValue(schema.value, 0))}`);
  return [protocol, [...typed, ...values].join(', ')].filter(Boolean).join(': ');
}

function formatValue(value: unknown, indent = 2): string {
  return isContainer(value) ? (formatJson(value, indent) ?? '') : formatFieldValue(value);
}

function writeExampleLines(context: ViewContext, view: AsyncView): readonly string[] {
  const {documents, apiMessages} = context;
  return listMessages(view).flatMap(({message}) => {
    const media = toMediaType(message);
    const payloads = listMediaExamples(documents, media, {side: message.payload?.side ?? 'response'}).flatMap(
      example => [
        writeExampleTitle(example),
        writeFencedCode(
          /json|xml/.exec(media.type)?.[0] ?? '',
          formatExample(documents, media, example).slice(0, 20_000),
        ),
      ],
    );
    const headers = message.examples.flatMap(example =>
      example.headers === undefined
        ? []
        : [
            [writeExampleTitle(example), `${loadAsyncMessages(context).headers}:`].filter(Boolean).join(' · '),
            writeFencedCode('json', (formatJson(example.headers, 2) ?? '').slice(0, 20_000)),
          ],
    );
    const lines = [...payloads, ...headers];
    return lines.length > 0
      ? [writeHeading(2, `${apiMessages.example}: ${getMessageTitle(context, message)}`), ...lines]
      : [];
  });
}

function writeExampleTitle({summary, name}: {readonly summary?: string; readonly name: string}): string {
  return toPlainLine(summary ?? name);
}
