import {formatJson} from '../../base/exact-json.js';
import {getOwn, getOwnList, getOwnText, getTextsUnder, isObject, isTrue} from '../../base/json.js';
import {omitUndefined} from '../../base/omit-undefined.js';
import {
  type ExternalDocs,
  readDocumentServers,
  readExternalDocs,
  readRequirements,
  readServerList,
  type SecurityRequirement,
  type Server,
} from '../document/document-info.js';
import type {DocumentSet} from '../document/document-set.js';
import {getChild, getChildren, type Located} from '../document/located.js';
import type {SpecProblem} from '../document/spec-problem.js';
import {listEntryItems, listMethods, type OperationEntry} from './create-found-operation.js';
import {
  type MediaTypeObject,
  type Parameter,
  parameterLocations,
  readHeaders,
  readMedia,
  readParameter,
  withoutUnusedStyles,
} from './media.js';

export interface Body {
  readonly description?: string;
  readonly required: boolean;
  readonly content: readonly MediaTypeObject[];
}

export interface Response {
  /** Status code, range, or `default`: `200`, `4XX`. */
  readonly status: string;
  readonly summary?: string;
  readonly description?: string;
  readonly headers: readonly Parameter[];
  readonly content: readonly MediaTypeObject[];
  readonly links: readonly ResponseLinkObject[];
}

export interface ResponseLinkObject {
  readonly name: string;
  readonly description?: string;
  readonly operationId?: string;
  readonly operationRef?: string;
  readonly parameters: readonly {readonly name: string; readonly value: string}[];
  /** Body for the linked operation: a runtime expression, or JSON. */
  readonly requestBody?: string;
  /** URL of the server for the linked request. */
  readonly server?: string;
  readonly serverDescription?: string;
}

/** A request that the API sends to the client. `openCallback` reads it. */
export interface Callback {
  readonly name: string;
  readonly expression: string;
  readonly method: string;
  readonly node: Located;
  readonly item: Located;
}

/** A code sample that the author wrote into the document (`x-codeSamples`). */
interface WrittenSample {
  readonly language: string;
  readonly label?: string;
  readonly source: string;
}

/** An operation as plain data. Its references are resolved, except those in schemas. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly kind: OperationEntry['kind'] | 'callback';
  readonly label: string;
  readonly summary?: string;
  readonly description?: string;
  readonly operationId?: string;
  readonly tags: readonly string[];
  readonly deprecated: boolean;
  readonly externalDocs?: ExternalDocs;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Body;
  readonly responses: readonly Response[];
  readonly security: readonly SecurityRequirement[];
  /** True if the operation or its document has `security`. Otherwise, the required authentication is unknown. */
  readonly statesSecurity: boolean;
  readonly servers: readonly Server[];
  readonly callbacks: readonly Callback[];
  readonly samples: readonly WrittenSample[];
  /** Problems in parts of the operation that are unreadable and left out. */
  readonly problems: readonly SpecProblem[];
}

type Opened = Pick<
  OperationEntry,
  'method' | 'path' | 'label' | 'tags' | 'deprecated' | 'node' | 'item' | 'otherItem'
> &
  Pick<Operation, 'kind' | 'summary' | 'operationId'>;

/**
 * Follows a reference. Reports a broken reference and returns undefined. `texts` lists the keys that override those of
 * the target if they are next to the `$ref`.
 */
export type FollowReference = (node: Located | undefined, texts?: readonly RemarkKey[]) => Located | undefined;

type RemarkKey = 'summary' | 'description';

/**
 * Returns the text keys that are allowed next to the `$ref` of a response. A `summary` has no effect before OpenAPI 3.2
 * (OpenAPI 3.1.1, section 4.8.23).
 */
function listResponseTextKeys({version}: DocumentSet): readonly RemarkKey[] {
  return /^3\.[01]/.test(version) ? ['description'] : ['summary', 'description'];
}

/** Reads an operation's details. Call within `DocumentSet.settle`, because referenced parts can be in other files. */
export function openOperation(documents: DocumentSet, entry: Opened): Operation {
  const {node, method, path, kind, label, tags, deprecated, summary, operationId} = entry;
  const problems: SpecProblem[] = [];
  const follow = followInto(documents, problems);
  const items = listEntryItems(entry);
  const description = [getOwnText(node.value, 'description') ?? '', ...items.flatMap(each => listPathTexts(each, node))]
    .filter(each => each.trim() !== '')
    .join('\n\n');
  const requestBody = readBody(follow, follow(getChild(node, 'requestBody')), documents.version);
  // The most specific `servers` replace all others (OpenAPI 3.1, section 4.8.10).
  const servers = [node, ...items].map(({value}) => readServerList(value)).find(list => list.length > 0);
  // Ignore the document's security for webhooks and callbacks, which the API sends.
  const security =
    readRequirements(documents, node) ??
    (kind === 'operation' ? readRequirements(documents, documents.root) : undefined);
  return {
    method,
    path,
    kind,
    label,
    tags,
    deprecated,
    parameters: mergeParameters(follow, [...items].reverse(), node).filter(each => isSent(each, documents.root.value)),
    responses: getChildren(node, 'responses')
      .filter(([status]) => !status.startsWith('x-'))
      .sort(([one], [other]) => getStatusRank(one) - getStatusRank(other))
      .flatMap(([status, each]) => readResponse(follow, status, follow(each, listResponseTextKeys(documents)))),
    security: security ?? [],
    statesSecurity: security !== undefined,
    servers: servers ?? readDocumentServers(documents.root.value),
    callbacks: readCallbacks(follow, node),
    samples: readWrittenSamples(node.value),
    problems,
    ...omitUndefined({
      summary,
      operationId,
      description: description || undefined,
      requestBody,
      externalDocs: readExternalDocs(node.value),
    }),
  };
}

/**
 * Returns the summary and description of the path item that the operation does not repeat (OpenAPI 3.1, section
 * 4.8.9.1).
 */
function listPathTexts({value}: Located, operation: Located): readonly string[] {
  const own = ['summary', 'description'].map(key => getOwnText(operation.value, key)?.trim());
  const isNew = (text: string | undefined) => !own.includes(text?.trim());
  const summary = getOwnText(value, 'summary');
  const description = getOwnText(value, 'description');
  return [
    // Escape the characters of Markdown in the summary, because a summary is plain text.
    ...(summary !== undefined && isNew(summary) ? [summary.replace(/[\\`*_[\]<>~$&]/g, '\\$&')] : []),
    ...(description !== undefined && isNew(description) ? [description] : []),
  ];
}

export function openCallback(documents: DocumentSet, {name, expression, method, node, item}: Callback): Operation {
  const summary = getOwnText(node.value, 'summary');
  return openOperation(documents, {
    method,
    path: expression,
    kind: 'callback',
    label: summary ?? name,
    tags: [],
    deprecated: isTrue(node.value, 'deprecated'),
    node,
    item,
    ...omitUndefined({summary}),
    ...getTextsUnder(node.value, 'operationId'),
  });
}

/** Returns a `Follow` function that adds a problem to `problems` for each broken reference. */
export function followInto(documents: DocumentSet, problems: SpecProblem[]): FollowReference {
  const overrides = /^3\.[^0]/.test(getOwnText(documents.root.value, 'openapi') ?? '');
  return (node, texts = ['summary', 'description']) => {
    if (!node) return undefined;
    const found = documents.resolve(node);
    if (found.state === 'found') return overrides ? withRemarks(documents, found.node, node, texts) : found.node;
    if (found.state === 'missing') problems.push(found.problem);
    if (found.state === 'circular')
      problems.push({
        code: 'spec-ref-circular',
        level: 'error',
        message: `$ref leads back to itself: ${found.chain.join(' → ')}.`,
        fix: 'replace one of these $refs with the object itself.',
        at: node,
      });
    return undefined;
  };
}

/**
 * Returns a reference's target, with the texts next to the `$ref` instead of its own (OpenAPI 3.1, section 4.8.23). In
 * a chain of references, the outermost text wins.
 */
function withRemarks(documents: DocumentSet, target: Located, from: Located, texts: readonly RemarkKey[]): Located {
  let remarks: Partial<Record<RemarkKey, string>> = {};
  let node = from;
  for (let ref = getOwnText(node.value, '$ref'); ref !== undefined; ref = getOwnText(node.value, '$ref')) {
    remarks = {...getTextsUnder(node.value, ...texts), ...remarks};
    const next = documents.follow(ref, node);
    if (!('node' in next)) break;
    node = next.node;
  }
  if (Object.keys(remarks).length === 0 || !isObject(target.value)) return target;
  return {...target, value: {...target.value, ...remarks}};
}

/** Headers that `content` and `security` define. Ignore parameters with these names (OpenAPI 3.1, section 4.8.12.1). */
const headersOfOthers = new Set(['accept', 'content-type', 'authorization']);

/** Returns whether a client sends a parameter. False for reserved header names, which Swagger 2.0 does not have. */
function isSent({in: place, name}: Parameter, document: unknown): boolean {
  return place !== 'header' || getOwn(document, 'swagger') !== undefined || !headersOfOthers.has(name.toLowerCase());
}

/**
 * Returns the parameters of the path and the operation. With equal name and location, the operation's parameter wins
 * (OpenAPI 3.1, section 4.8.10).
 */
function mergeParameters(follow: FollowReference, items: readonly Located[], node: Located): readonly Parameter[] {
  const merged = new Map<string, Parameter>();
  for (const holder of [...items, node])
    for (const [, each] of getChildren(holder, 'parameters')) {
      const found = follow(each);
      const place = parameterLocations.find(name => name === getOwn(found?.value, 'in'));
      const name = getOwnText(found?.value, 'name');
      if (found && place && name !== undefined)
        merged.set(`${place} ${name}`, readParameter(follow, found, name, place));
    }
  return [...merged.values()];
}

function readContent(follow: FollowReference, node: Located): readonly MediaTypeObject[] {
  return getChildren(node, 'content').map(([type, each]) => readMedia(follow, type, each));
}

function readBody(follow: FollowReference, node: Located | undefined, version: string): Body | undefined {
  if (!node || !isObject(node.value)) return undefined;
  return {
    required: isTrue(node.value, 'required'),
    content: readContent(follow, node).map(each => withoutUnusedStyles(each, version)),
    ...getTextsUnder(node.value, 'description'),
  };
}

/**
 * Returns the sort rank of a response. Without a rank, ranges and `default` would be misplaced: JavaScript moves
 * integer keys such as `404` to the front.
 */
function getStatusRank(status: string): number {
  const [, digit, rest] = /^(\d)(\d\d|XX)$/i.exec(status) ?? [];
  return digit === undefined ? 1000 : Number(digit) * 100 + (Number(rest) || (/x/i.test(rest ?? '') ? 99.5 : 0));
}

function readResponse(follow: FollowReference, status: string, node: Located | undefined): readonly Response[] {
  if (!node || !isObject(node.value)) return [];
  const links = getChildren(node, 'links').flatMap(([name, each]) => {
    const link = follow(each);
    return link && isObject(link.value) ? [readLink(name, link)] : [];
  });
  return [
    {
      status,
      headers: readHeaders(follow, node),
      content: readContent(follow, node),
      links,
      ...getTextsUnder(node.value, 'summary', 'description'),
    },
  ];
}

function readLink(name: string, node: Located): ResponseLinkObject {
  const text = (value: unknown) => (typeof value === 'string' ? value : (formatJson(value) ?? ''));
  const body = getOwn(node.value, 'requestBody');
  return {
    name,
    parameters: getChildren(node, 'parameters').map(([key, {value}]) => ({name: key, value: text(value)})),
    ...omitUndefined({
      requestBody: body === undefined ? undefined : text(body),
      server: getOwnText(getOwn(node.value, 'server'), 'url'),
      serverDescription: getOwnText(getOwn(node.value, 'server'), 'description'),
    }),
    ...getTextsUnder(node.value, 'description', 'operationId', 'operationRef'),
  };
}

function readCallbacks(follow: FollowReference, node: Located): readonly Callback[] {
  return getChildren(node, 'callbacks').flatMap(([name, each]) => {
    const callback = follow(each);
    if (!callback || !isObject(callback.value)) return [];
    return Object.keys(callback.value).flatMap(expression => {
      const item = follow(getChild(callback, expression));
      return item && !expression.startsWith('x-') ? readCallbackMethods(name, expression, item) : [];
    });
  });
}

function readCallbackMethods(name: string, expression: string, item: Located): readonly Callback[] {
  const found = listMethods(item).filter(([, node]) => isObject(node.value));
  return found.map(([method, node]) => ({name, expression, method, node, item}));
}

function readWrittenSamples(operation: unknown): readonly WrittenSample[] {
  const list = ['x-codeSamples', 'x-code-samples'].flatMap(key => getOwnList(operation, key));
  return list.flatMap(each => {
    const source = getOwnText(each, 'source');
    const language = getOwnText(each, 'lang') ?? getOwnText(each, 'label');
    return source !== undefined && language !== undefined ? [{language, source, ...getTextsUnder(each, 'label')}] : [];
  });
}
