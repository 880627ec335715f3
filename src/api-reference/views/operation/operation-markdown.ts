import {fillMessage} from '../../../base/fill-message.js';
import {unescapeHtml} from '../../../base/html.js';
import {omitUndefined} from '../../../base/omit-undefined.js';
import {writeCodeSpan} from '../../../markdown/render/markdown/escape-text.js';
import type {SecurityScheme, Server, ServerVariable} from '../../../openapi/document/document-info.js';
import {getPositionKey} from '../../../openapi/document/located.js';
import {buildOperationText} from '../../../openapi/operation/build-operation-text.js';
import type {FoundOperation} from '../../../openapi/operation/create-found-operation.js';
import {
  isItemOnly,
  type MediaTypeObject,
  type NamedExample,
  type Parameter,
  parameterLocations,
  selectSchema,
} from '../../../openapi/operation/media.js';
import {nameOperation} from '../../../openapi/operation/name-operation.js';
import {type Operation, openCallback, type ResponseLinkObject} from '../../../openapi/operation/operation.js';
import {getBodyKind} from '../../../openapi/request/body-text.js';
import {findChosenMedia, type RequestValues} from '../../../openapi/request/request.js';
import {buildSamples} from '../../../openapi/request/samples.js';
import {buildSchemaRows, type SchemaRow, type SchemaSide} from '../../../openapi/schema/build-schema-rows.js';
import {getSide} from '../schema/row-path.js';
import {SchemaList, writeCode} from '../schema/schema-markdown.js';
import {
  isSentenceEnd,
  renderDocsLine,
  toOneLine,
  toPlainCode,
  toPlainLine,
  writeDescription,
  writeFencedCode,
  writeHeading,
  writeItemDescription,
} from '../text/markdown-text.js';
import {withPartLinks} from '../text/spec-links.js';
import type {ViewContext} from '../view-context.js';
import {listExampleMedia, listShownExamples} from './aside.js';
import {formatExample, getCodeLanguage} from './example-code.js';
import {buildAccess, isAccessStated} from './security.js';
import {renderSecurityLines} from './security-markdown.js';
import {listServers} from './servers.js';
import {getStatusReason} from './status.js';

/**
 * Writes an operation as standalone Markdown: the content of its page, complete requests, and all schemas that it
 * references, up to a limit.
 */
export function renderOperationMarkdown(context: ViewContext, entry: FoundOperation): string {
  const {documents, apiMessages, options, messages} = context;
  if (options.isSearched) return JSON.stringify(buildOperationText(documents, entry));
  const operation = context.openOperation(entry);
  const access = buildAccess(context, operation);
  const servers = listServers(context, operation.servers);
  const list = new SchemaList(context);
  const {kind, label, description, deprecated, externalDocs} = operation;
  const isStated = isAccessStated(context, operation);
  const name = nameOperation(operation);
  const marks = [...(deprecated ? [messages.deprecated] : []), ...listBadgeNames(context, entry)];
  const lines = [
    writeHeading(1, label),
    `${writeCodeSpan(`${name.method} ${name.path}`)}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`,
    writeDescription(description, 1),
    externalDocs ? renderDocsLine(context, externalDocs) : '',
    ...(kind === 'webhook'
      ? [
          fillMessage(apiMessages.sentToYou, {method: operation.method}),
          isStated ? renderSecurityLines(context, access) : '',
        ]
      : [
          renderServerLines(context, servers),
          renderSecurityLines(context, access, isStated && access.schemes.length > 0),
        ]),
    writeProblemLines(context, operation),
    ...writeRequestLines(context, list, operation, 2),
    ...writeResponseLines(context, list, operation, 2),
    ...writeCallbackLines(context, list, operation),
    ...list.schemas(),
    ...writeExampleLines(context, {...operation, security: access.security, servers}, access.schemes),
  ];
  return withPartLinks(`${lines.filter(Boolean).join('\n\n')}\n`, context.links);
}

/** Returns the texts of the badges next to the title. */
function listBadgeNames(context: ViewContext, {node}: FoundOperation): readonly string[] {
  return [...context.badges(node).text.matchAll(/<span[^>]*>([^<]*)/g)].map(([, name = '']) =>
    toPlainLine(unescapeHtml(name)),
  );
}

/** Writes parameters and body, below headings of the level `level`. */
function writeRequestLines(
  context: ViewContext,
  list: SchemaList,
  operation: Operation,
  level: number,
): readonly string[] {
  const {apiMessages, messages} = context;
  const lines: string[] = [];
  for (const place of parameterLocations) {
    const parameters = operation.parameters.filter(each => each.in === place);
    if (parameters.length > 0)
      lines.push(
        writeHeading(level, buildTitles(context)[place]),
        writeParameterLines(context, list, parameters, 'request'),
      );
  }
  const {requestBody, kind} = operation;
  if (!requestBody) return lines;
  const side = getSide(operation, 'body');
  const body = [
    writeDescription(requestBody.description, level),
    ...requestBody.content.map(media => writeMediaLines(context, list, media, side)),
  ].filter(Boolean);
  const required = requestBody.required ? ` (${messages.required})` : '';
  const title = `${kind === 'operation' ? apiMessages.body : apiMessages.payload}${required}`;
  return body.length > 0 ? [...lines, writeHeading(level, title), ...body] : lines;
}

/** Writes the responses with headers and links, below headings of the level `level`. */
function writeResponseLines(
  context: ViewContext,
  list: SchemaList,
  operation: Operation,
  level: number,
): readonly string[] {
  const {apiMessages} = context;
  const {responses, kind} = operation;
  if (responses.length === 0) return [];
  const side = getSide(operation, 'response');
  const each = responses.flatMap(({status, summary, description, headers, content, links}) => [
    writeHeading(level + 1, status),
    [summary && toPlainLine(summary), writeDescription(description, level + 1)].filter(Boolean).join('\n\n') ||
      getStatusReason(status),
    ...(headers.length > 0
      ? [`${apiMessages.responseHeaders}:`, writeParameterLines(context, list, headers, 'response')]
      : []),
    ...content.map(media => writeMediaLines(context, list, media, side)),
    ...(links.length > 0 ? [`${apiMessages.links}:`, links.map(writeLinkLine).join('\n')] : []),
  ]);
  return [writeHeading(level, kind === 'operation' ? apiMessages.responses : apiMessages.yourAnswer), ...each];
}

/** Writes an OpenAPI link: its target operation, and the values that it passes. */
function writeLinkLine(link: ResponseLinkObject): string {
  const {name, description, operationId, operationRef, parameters, requestBody, server, serverDescription} = link;
  const target = operationId ?? operationRef;
  const given = [...parameters, ...(requestBody === undefined ? [] : [{name: 'requestBody', value: requestBody}])];
  const lines = given.map(each => `\n  - ${writeCodeSpan(each.name)} ← ${writeCodeSpan(each.value)}`);
  const at =
    server === undefined
      ? ''
      : `\n  - ${[writeCodeSpan(server), serverDescription && toOneLine(serverDescription)].filter(Boolean).join(': ')}`;
  const about = writeItemDescription(description, 0);
  return `- ${writeCodeSpan(name)}${target ? ` (${writeCodeSpan(target)})` : ''}${about && `: ${about}`}${lines.join('')}${at}`;
}

/**
 * Writes the callbacks and their nested callbacks, below a heading of the level `level`. Omits a callback inside
 * itself.
 */
function writeCallbackLines(
  context: ViewContext,
  list: SchemaList,
  {callbacks}: Operation,
  level = 2,
  above: ReadonlySet<string> = new Set(),
): readonly string[] {
  const {documents, apiMessages, messages} = context;
  const all = callbacks.flatMap(callback => {
    const key = getPositionKey(callback.node);
    if (above.has(key)) return [];
    const operation = openCallback(documents, callback);
    return [
      writeHeading(level + 1, callback.name),
      `${writeCodeSpan(`${callback.method} ${callback.expression}`)}${operation.deprecated ? ` (${messages.deprecated})` : ''}`,
      operation.summary === undefined ? '' : toPlainLine(operation.summary),
      writeDescription(operation.description, level + 1),
      operation.externalDocs ? renderDocsLine(context, operation.externalDocs) : '',
      isAccessStated(context, operation)
        ? renderSecurityLines(context, buildAccess(context, operation), false, level + 2)
        : '',
      writeProblemLines(context, operation),
      ...writeRequestLines(context, list, operation, level + 2),
      ...writeResponseLines(context, list, operation, level + 2),
      ...writeCallbackLines(context, list, operation, level + 2, new Set([...above, key])),
    ];
  });
  return all.length > 0 ? [writeHeading(level, apiMessages.callbacks), apiMessages.callbackSent, ...all] : [];
}

/** Writes which parts of the operation are unreadable and left out. */
function writeProblemLines({apiMessages}: ViewContext, {problems}: Operation): string {
  if (problems.length === 0) return '';
  return `${apiMessages.parts}:\n\n${problems.map(({message}) => `- ${toPlainLine(message)}`).join('\n')}`;
}

function buildTitles({apiMessages}: ViewContext) {
  return {
    path: apiMessages.pathParameters,
    query: apiMessages.queryParameters,
    querystring: apiMessages.querystringParameters,
    header: apiMessages.headerParameters,
    cookie: apiMessages.cookieParameters,
  };
}

export function renderServerLines(context: ViewContext, servers: readonly Server[]): string {
  const lines = servers.map(({url, name, description, variables}) => {
    const about = [writeAutolink(url), name && toPlainLine(name), description && toOneLine(description)];
    return `- ${about.filter(Boolean).join(': ')}${variables.map(each => renderVariableLine(context, each)).join('')}`;
  });
  return lines.join('\n');
}

function writeAutolink(url: string): string {
  return /^https?:[^\s<>]+$/.test(url) ? `<${url}>` : writeCodeSpan(url);
}

/** Writes a server variable with its default and allowed values. */
export function renderVariableLine({apiMessages, messages}: ViewContext, variable: ServerVariable): string {
  const {name, description, default: preset, enum: choices} = variable;
  const values = choices.length > 0 ? `${apiMessages.allowed}: ${choices.map(writeCodeSpan).join(', ')}` : '';
  const about = description ? `: ${toOneLine(description)}` : '';
  const text = `${about}${values && (isSentenceEnd(about) ? ' ' : '. ')}${values}`;
  return `\n  - ${writeCodeSpan(name)} (${messages.default} ${writeCode(preset)})${text}`;
}

function writeParameterLines(
  context: ViewContext,
  list: SchemaList,
  parameters: readonly Parameter[],
  side: SchemaSide,
): string {
  const {apiMessages, documents} = context;
  return parameters
    .map(parameter => {
      const {name, schema, content, required, deprecated, description} = parameter;
      const held = content ? selectSchema(content) : schema;
      const row = held && buildSchemaRows(documents, held, {side, budget: 0});
      const facts = content
        ? [`${apiMessages.textOf} ${writeCodeSpan(content.type)}`]
        : formatSending(context, parameter, row);
      const examples = parameter.examples.length > 0 ? parameter.examples : (content?.examples ?? []);
      const after = formatExampleNames(context, examples);
      return list.item({name, required, deprecated, facts, after, ...omitUndefined({schema: held, description})}, side);
    })
    .join('\n');
}

/** Describes how a parameter is serialized, if that differs from the default. */
function formatSending(context: ViewContext, each: Parameter, row?: SchemaRow): readonly string[] {
  return context.sent(each, row).map(words => toPlainCode(`${words}`));
}

function formatExampleNames({apiMessages}: ViewContext, examples: readonly NamedExample[]): string {
  const shown = examples.flatMap(({name, summary, description, value, text, externalValue}) => {
    const inside = text ?? value;
    if (inside === undefined && externalValue === undefined) return [];
    const about = [summary ?? (examples.length > 1 ? name : ''), description && toOneLine(description)]
      .filter(Boolean)
      .join(': ');
    return [
      `${inside === undefined ? writeAutolink(externalValue ?? '') : writeCode(inside)}${about ? ` (${toPlainLine(about)})` : ''}`,
    ];
  });
  return shown.length > 0 ? `${apiMessages.example}: ${shown.join(', ')}` : '';
}

function writeMediaLines(context: ViewContext, list: SchemaList, media: MediaTypeObject, side: SchemaSide): string {
  const schema = selectSchema(media);
  const top = schema && list.top(schema, side);
  const sent = context.parts(media).map(({name, label, words}) => {
    const part = name === undefined ? toPlainLine(label) : writeCodeSpan(name);
    return `- ${part}: ${words.map(each => toPlainCode(`${each}`)).join(', ')}`;
  });
  const each = isItemOnly(media) ? `${toPlainLine(context.apiMessages.eachItem)} ` : '';
  return [`${writeCodeSpan(media.type)}${top ? `: ${each}${top}` : ''}`, sent.join('\n')].filter(Boolean).join('\n\n');
}

/** Writes the document's samples, a complete request, and all examples of request and responses. */
function writeExampleLines(
  context: ViewContext,
  operation: Operation,
  schemes: readonly SecurityScheme[],
): readonly string[] {
  const {documents, messages} = context;
  const requests = operation.kind === 'operation' ? buildSamples(documents, operation, schemes, {}, ['curl']) : [];
  const inSample = requests.length > 0 ? findChosenMedia(operation) : undefined;
  const bodySide = getSide(operation, 'body');
  // Show a form as a request: its text depends on `encoding`, and a multipart body has boundaries (RFC 7578).
  const sampleOf = ({type}: MediaTypeObject) =>
    operation.kind === 'operation' && ['form', 'multipart'].includes(getBodyKind(type))
      ? (example: string) => writeCurl(context, operation, schemes, {mediaType: type, example})
      : undefined;
  // Skip a single example: the code sample contains it.
  const request = listExampleMedia(operation.requestBody?.content ?? []).flatMap(media =>
    media === inSample && media.examples.length < 2
      ? []
      : collectExamples(context, {media, side: bodySide, title: media.type, sample: sampleOf(media)}),
  );
  const responses = operation.responses.flatMap(({status, content}) =>
    listExampleMedia(content).flatMap(media =>
      collectExamples(context, {media, side: getSide(operation, 'response'), title: `${status} ${media.type}`}),
    ),
  );
  return [
    ...(requests.length + request.length > 0 ? [writeHeading(2, messages.requestExample)] : []),
    ...(inSample ? writeOnlyExample(inSample) : []),
    ...requests.flatMap(({id, label, text}) => [
      requests.length > 1 ? toPlainLine(label) : '',
      writeFencedCode(id, text),
    ]),
    ...mergeEqualExamples(request),
    ...(responses.length > 0 ? [writeHeading(2, messages.responseExample), ...mergeEqualExamples(responses)] : []),
  ];
}

/** Writes summary and description of the only example of a body. Its value is in the code sample. */
function writeOnlyExample({examples: [only, ...others]}: MediaTypeObject): readonly string[] {
  if (!only || others.length > 0) return [];
  return [only.summary ? toPlainLine(only.summary) : '', writeDescription(only.description, 2)];
}

/** An example, or several with equal text. */
interface Shown {
  readonly titles: readonly string[];
  readonly description: string;
  /** The example as a code block, or as the URL of an external example. */
  readonly shown: string;
}

interface ExampleList {
  readonly media: MediaTypeObject;
  readonly side: SchemaSide;
  readonly title: string;
  /** Writes the request with an example, by its name. */
  readonly sample?: ((example: string) => string) | undefined;
}

function writeCurl(
  {documents}: ViewContext,
  operation: Operation,
  schemes: readonly SecurityScheme[],
  values: RequestValues,
): string {
  return buildSamples(documents, {...operation, samples: []}, schemes, values, ['curl'])
    .map(({id, text}) => writeFencedCode(id, text))
    .join('');
}

function collectExamples(context: ViewContext, {media, side, title, sample}: ExampleList): readonly Shown[] {
  const language = getCodeLanguage(media.type);
  return listShownExamples(context, media, side).flatMap(example => {
    const {name, summary, description, externalValue} = example;
    const isOutside = externalValue !== undefined && example.value === undefined && example.text === undefined;
    const text = isOutside
      ? writeAutolink(externalValue)
      : formatExample(context.documents, media, example).slice(0, 20_000);
    const named = summary ?? name;
    const titles = [`${toPlainLine(title)}${named ? `: ${toPlainLine(named)}` : ''}`];
    return text
      ? [
          {
            titles,
            description: writeDescription(description, 2),
            shown: isOutside ? text : (sample?.(name) ?? writeFencedCode(language === 'text' ? '' : language, text)),
          },
        ]
      : [];
  });
}

/** Merges equal examples under all of their titles, because error responses often share one example. */
function mergeEqualExamples(examples: readonly Shown[]): readonly string[] {
  const byText = new Map<string, Shown>();
  for (const each of examples) {
    const known = byText.get(each.description + each.shown);
    byText.set(each.description + each.shown, known ? {...known, titles: [...known.titles, ...each.titles]} : each);
  }
  return [...byText.values()].flatMap(each => [each.titles.join(', '), each.description, each.shown]);
}
