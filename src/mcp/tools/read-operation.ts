import {renderChangesMarkdown} from '../../api-reference/history/released-changes.js';
import {openReader} from '../../api-reference/views/local-reader.js';
import {formatJson, parseJson} from '../../base/exact-json.js';
import {findNearest} from '../../config/find-nearest.js';
import type {ApiEntry} from '../../openapi/operation/api-index.js';
import {toKebabCase} from '../../openapi/operation/build-operation-ids.js';
import {findNearestOperation} from '../../openapi/operation/find-nearest-operation.js';
import {findOperation, isChannelMethod} from '../../openapi/operation/find-operation.js';
import {nameOperation} from '../../openapi/operation/name-operation.js';
import {buildSliceName} from '../../openapi/slices/slice-index.js';
import {describeNoDocuments, findDocument} from '../find-document.js';
import {readOperationHistory} from '../history-files.js';
import type {ListedDocument, McpSite} from '../mcp-site.js';
import {cutExcerpt, describeNextPart, lengthRange, offsetRange} from '../stretch.js';
import type {Arguments, Tool} from '../tool.js';
import {formatNames, ToolError} from '../tool-error.js';
import {formatListedOperation} from './list-operations.js';

export const readOperation: Tool = {
  name: 'read_operation',
  title: 'Read an operation',
  description:
    'Returns one operation of an API as Markdown: servers, authentication, parameters, body, responses, schemas, an example. Or returns its part of the OpenAPI document as JSON. Pass an id, or method and path.',
  parameters: {
    id: {about: 'Id from list_operations, or operationId of the document.'},
    method: {about: 'Method, such as "GET". Also pass "path". "WEBHOOK" or "CHANNEL" for a name without a path.'},
    path: {about: 'Path, such as "/orders/{id}", or with values: "/orders/17". Also pass "method".'},
    document: {about: 'Path or title of the API document, if several have the operation.'},
    format: {about: 'markdown (default) or json.', words: ['markdown', 'json']},
    offset: {about: 'First character to return. The end of the previous part contains it.', range: offsetRange},
    limit: {about: 'Maximum number of characters.', range: lengthRange},
  },
  async run(given, site) {
    const {document, entry} = await findListedOperation(given, site);
    const slice = `${document.folder}${buildSliceName(entry.id)}.json`;
    const json = await site.text(slice);
    if (json === undefined)
      throw new ToolError(`${slice} does not exist.`, 'call list_operations to find other operations.');
    const text =
      given.format === 'json'
        ? indentJson(json)
        : `${await renderMarkdownOf(site, slice, json, entry)}${await readHistory(site, document, entry)}`;
    const part = cutExcerpt(text, given.offset as number, given.limit as number);
    const slug = Object.hasOwn(document.pages, entry.id) ? document.pages[entry.id] : undefined;
    const source = slug === undefined ? `${document.document} of the site` : await site.addressOf(slug);
    return {text: `Source: ${source}\n\n${part.text.trim()}${describeNextPart(part, 'read_operation')}`};
  },
};

interface Found {
  readonly document: ListedDocument;
  readonly entry: ApiEntry;
}

/** Finds the operation that an agent names by id, or by method and path. */
export async function findListedOperation(given: Arguments, site: McpSite): Promise<Found> {
  const {id, method, path} = given;
  const known = (await site.contents()).documents;
  if (known.length === 0) throw describeNoDocuments();
  if (id === undefined && (path === undefined || method === undefined))
    throw new ToolError(
      'read_operation needs "id", or "method" and "path".',
      'call list_operations, or pass {"method": "GET", "path": "/orders"}.',
    );
  const only = given.document === undefined ? undefined : findDocument(known, String(given.document));
  const documents = await site.documents(only);
  const found = documents.flatMap(document => {
    const entry =
      id === undefined ? findByPath(document, String(method), String(path)) : findById(document, String(id));
    return entry ? [{document, entry}] : [];
  });
  const [first] = found;
  if (!first) throw createNoOperationError(given, documents);
  if (found.length === 1) return first;
  throw new ToolError(
    `${found.length} documents have ${id === undefined ? `${method} ${path}` : `"${id}"`}.`,
    `add "document": ${formatNames(found.map(({document}) => document.document))}.`,
  );
}

function findById({index}: ListedDocument, id: string): ApiEntry | undefined {
  const all = index.operations;
  const titled = all.filter(({label}) => label.toLowerCase() === id.toLowerCase());
  return (
    all.find(each => each.id === id) ??
    all.find(each => each.id === toKebabCase(id)) ??
    (titled.length === 1 ? titled[0] : undefined)
  );
}

/**
 * Finds an operation by a path: as the document writes it, with values instead of parameters, or after a server's path.
 */
function findByPath({index}: ListedDocument, method: string, path: string): ApiEntry | undefined {
  const plain = path.replace(/^https?:\/\/[^/]+/i, '').replace(/[?#].*/s, '') || '/';
  return (
    findOperation(index, method, path) ??
    findOperation(index, method, plain) ??
    index.operations.find(each => each.method.toUpperCase() === method.toUpperCase() && isLike(each.path, plain))
  );
}

function isLike(template: string, path: string): boolean {
  const wanted = path.split('/').filter(Boolean);
  const own = template.split('/').filter(Boolean);
  const before = wanted.length - own.length;
  // Accept at most two more segments at the start, such as the version in a server's path.
  if (before < 0 || before > 2 || own.length === 0) return false;
  return own.every((name, at) => /^\{.*\}$/.test(name) || name === wanted[at + before]);
}

async function renderMarkdownOf(site: McpSite, slice: string, json: string, entry: ApiEntry): Promise<string> {
  const reader = openReader(slice, {
    read: async name => (name === slice ? {path: name, text: json} : {path: name, missing: 'absent'}),
  });
  const {kind, path} = entry;
  const name = kind === 'channel' ? {method: 'CHANNEL', path} : nameOperation(entry);
  const text = await reader.markdown(name, await site.viewOptions());
  if (text) return text;
  throw new ToolError(
    `${slice} does not contain ${name.method} ${path}.`,
    'pass "format": "json" to read the part unchanged.',
  );
}

/** Returns an operation's changes as Markdown, to append to its text. */
async function readHistory(site: McpSite, document: ListedDocument, {id}: ApiEntry): Promise<string> {
  const {entries = []} = (await readOperationHistory(site, document, id)) ?? {};
  return entries.length > 0 ? `\n\n## History\n\n${renderChangesMarkdown(entries)}` : '';
}

function indentJson(json: string): string {
  try {
    return formatJson(parseJson(json), 1) ?? json;
  } catch {
    return json;
  }
}

function createNoOperationError({id, method, path}: Arguments, documents: readonly ListedDocument[]): ToolError {
  const all = documents.flatMap(({index}) => index.operations);
  const ids = all.map(each => each.id);
  const wanted = String(method).toUpperCase();
  const isOfKind = ({kind}: ApiEntry) =>
    kind === 'channel' ? isChannelMethod(wanted) : (kind === 'webhook') === (wanted === 'WEBHOOK');
  const near =
    id === undefined
      ? findNearestOperation(all.filter(isOfKind), String(method), String(path))
      : all.find(each => each.id === findNearest(toKebabCase(String(id)), ids));
  const bare = toKebabCase(String(id ?? '')).replaceAll('-', '');
  const within = all.filter(each => id !== undefined && bare && each.id.replaceAll('-', '').includes(bare)).slice(0, 6);
  const samePath = all.filter(each => path !== undefined && isLike(each.path, String(path))).slice(0, 6);
  const names = [...new Set([...(near ? [near] : []), ...samePath, ...within])].map(formatListedOperation);
  return new ToolError(
    `The operation ${id === undefined ? `${method} ${path}`.slice(0, 200) : `"${String(id).slice(0, 100)}"`} does not exist.`,
    `${names.length > 0 ? `use ${formatNames(names)}, or ` : ''}call list_operations.`,
  );
}
