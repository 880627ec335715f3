import {formatCount} from '../../base/format-count.js';
import {omitUndefined} from '../../base/omit-undefined.js';
import type {ApiEntry} from '../../openapi/operation/api-index.js';
import {formatOperationName} from '../../openapi/operation/find-nearest-operation.js';
import {buildSliceName} from '../../openapi/slices/slice-index.js';
import {describeNoDocuments, findDocument} from '../find-document.js';
import type {ListedDocument, McpSite} from '../mcp-site.js';
import type {Tool} from '../tool.js';
import {formatNames, ToolError} from '../tool-error.js';

const MAX_LISTED = 200;

export const listOperations: Tool = {
  name: 'list_operations',
  title: 'List API operations',
  description:
    'Lists the operations and AsyncAPI channels of the site’s API documents: method, path, summary, id for read_operation, and URL.',
  parameters: {
    document: {about: 'Only this API document: its path or title. By default, lists all documents.'},
    tag: {about: 'Only operations with this tag.'},
    limit: {about: 'Maximum number of operations.', range: {least: 1, most: MAX_LISTED, standard: 50}},
    offset: {about: 'Number of operations to skip.', range: {least: 0, most: 1_000_000, standard: 0}},
  },
  output: {
    type: 'object',
    properties: {
      operations: {
        type: 'array',
        items: {
          type: 'object',
          properties: Object.fromEntries(
            ['document', 'method', 'path', 'summary', 'id', 'address'].map(name => [name, {type: 'string'}]),
          ),
          required: ['document', 'method', 'path', 'summary', 'id', 'address'],
        },
      },
      total: {type: 'integer'},
      nextOffset: {type: 'integer'},
    },
    required: ['operations', 'total'],
  },
  async run({document, tag, limit, offset}, site) {
    const known = (await site.contents()).documents;
    const only = document === undefined ? undefined : findDocument(known, document as string);
    const documents = await site.documents(only);
    if (documents.length === 0) throw describeNoDocuments();
    const all = documents.flatMap(each => listEntries(each, tag as string | undefined).map(entry => ({each, entry})));
    if (tag !== undefined && all.length === 0) throw createNoTagError(String(tag), documents);
    const end = (offset as number) + (limit as number);
    const shown = await Promise.all(all.slice(offset as number, end).map(({each, entry}) => toData(site, each, entry)));
    const next = end < all.length ? end : undefined;
    return {
      text: [
        writeSummary(documents, all.length, tag as string | undefined),
        ...shown.map((each, at) => toText(each, shown[at - 1]?.document, documents)),
        ...(next === undefined
          ? []
          : [`\n[${all.length - end} more: call list_operations again with offset ${next}.]`]),
      ].join('\n'),
      data: {operations: shown, total: all.length, ...omitUndefined({nextOffset: next})},
    };
  },
};

function listEntries({index}: ListedDocument, tag: string | undefined): readonly ApiEntry[] {
  const lower = tag?.toLowerCase();
  return index.operations.filter(({tags}) => lower === undefined || tags.some(each => each.toLowerCase() === lower));
}

type ListedOperation = Awaited<ReturnType<typeof toData>>;

async function toData(site: McpSite, {document, folder, pages}: ListedDocument, entry: ApiEntry) {
  const slug = Object.hasOwn(pages, entry.id) ? pages[entry.id] : undefined;
  const slice = `${(await site.root()) ?? '/'}${folder}${encodeURIComponent(buildSliceName(entry.id))}.json`;
  return {
    document,
    method: entry.kind === 'operation' ? entry.method : entry.kind.toUpperCase(),
    path: entry.path,
    summary: entry.label,
    id: entry.id,
    // Return the path of its slice for an operation without a page, which agents can also read.
    address: slug === undefined ? slice : await site.addressOf(slug),
    ...(entry.deprecated && {deprecated: true}),
  };
}

function toText(
  {document, method, path, summary, id, address, deprecated}: ListedOperation,
  before: string | undefined,
  documents: readonly ListedDocument[],
): string {
  const title = documents.find(each => each.document === document)?.title;
  const head = document === before ? '' : `\n## ${title} (document: ${document})\n\n`;
  return `${head}- ${method} ${path}: ${summary}${deprecated ? ' (deprecated)' : ''} · id: ${id} · ${address}`;
}

function writeSummary(documents: readonly ListedDocument[], count: number, tag: string | undefined): string {
  const text = formatCount(count, 'operation');
  if (tag !== undefined) return `${text} with the tag "${tag}".`;
  const tags = listTags(documents);
  const where = documents.length > 1 ? ` in ${documents.length} documents` : '';
  return `${text}${where}.${tags.length > 0 ? ` Tags: ${formatNames(tags, 30)}.` : ''}`;
}

/** Returns the tags of operations, in the order of the documents. */
function listTags(documents: readonly ListedDocument[]): readonly string[] {
  const names = documents.flatMap(({index}) => {
    const used = new Set(index.operations.flatMap(({tags}) => tags));
    return index.tags.map(({name}) => name).filter(name => used.has(name));
  });
  return [...new Set(names)];
}

function createNoTagError(tag: string, documents: readonly ListedDocument[]): ToolError {
  const tags = listTags(documents);
  return new ToolError(
    `No operation has the tag "${tag.slice(0, 60)}".`,
    tags.length > 0 ? `use ${formatNames(tags, 30)}.` : 'omit "tag". These documents have no tags.',
  );
}

/** Formats an operation for the agent: `GET /orders (id: list-orders)`. */
export function formatListedOperation(entry: ApiEntry): string {
  return `${formatOperationName(entry)} (id: ${entry.id})`;
}
