import {getOwnText, getOwnTexts, isObject, isTrue} from '../../base/json.js';
import {omitUndefined} from '../../base/omit-undefined.js';
import {isContainer} from '../../base/written-number.js';
import type {DocumentSet} from '../document/document-set.js';
import {getChild, type Located} from '../document/located.js';
import type {RoutedOperation} from './build-operation-ids.js';
import {nameOperation} from './name-operation.js';
import type {OperationRoute} from './operation-route.js';
import type {PageSettings} from './read-page-settings.js';

/**
 * An operation found in a document, before indexing: its id depends on other operations, and only lists need its route.
 */
export type FoundOperation = Omit<OperationEntry, 'id' | 'route'>;

export function createFoundOperation(
  node: Located,
  item: Located,
  {method, path, kind, otherItem}: Pick<OperationEntry, 'method' | 'path' | 'kind' | 'otherItem'>,
): FoundOperation {
  const {value} = node;
  const summary = getOwnText(value, 'summary')?.trim();
  const operationId = getOwnText(value, 'operationId');
  const name = nameOperation({kind, method, path});
  return {
    method,
    path,
    kind,
    label: summary || operationId || (!path ? 'Operation' : kind === 'webhook' ? name.path : `${method} ${path}`),
    tags: [...new Set(getOwnTexts(value, 'tags'))],
    deprecated: isTrue(value, 'deprecated'),
    hidden: [value, item.value, otherItem?.value].some(
      each => isTrue(each, 'x-internal') || isTrue(each, 'x-excluded'),
    ),
    node,
    item,
    ...omitUndefined({
      otherItem,
      summary,
      operationId,
      isUnnamed: !summary && operationId ? (true as const) : undefined,
    }),
  };
}

/** A path item, with the path item that it refers to or that refers to it in `otherItem`. */
type LinkedItem = Pick<OperationEntry, 'item' | 'otherItem'>;

/** Returns the path items whose fields apply to an operation. The one with the operation comes first. */
export function listEntryItems({item, otherItem}: LinkedItem): readonly Located[] {
  return otherItem ? [item, otherItem] : [item];
}

/** Returns a path item and the target of its `$ref`. The operations of both count (OpenAPI 3.1, section 4.8.9). */
export function listPathItems(documents: DocumentSet, item: Located): readonly LinkedItem[] {
  const resolved = documents.resolve(item);
  const target = resolved.state === 'found' && resolved.node !== item ? resolved.node : undefined;
  if (!target) return [{item}];
  // Skip a path item that contains only a `$ref`: it defines no operations.
  const hasOwn = isObject(item.value) && Object.keys(item.value).length > 1;
  return [
    {item, otherItem: target},
    {item: target, ...(hasOwn && {otherItem: item})},
  ];
}

/**
 * Returns the operations of a path item with their methods in upper case. Methods in `additionalOperations` (OpenAPI
 * 3.2) keep their case.
 */
export function listMethods(item: Located): readonly (readonly [method: string, node: Located])[] {
  if (!isObject(item.value)) return [];
  return Object.keys(item.value).flatMap(key => {
    const node = getChild(item, key)!;
    if (methods.has(key)) return [[key.toUpperCase(), node] as const];
    if (key !== 'additionalOperations' || !isContainer(node.value)) return [];
    return Object.keys(node.value).flatMap(method => {
      const more = getChild(node, method);
      return more ? [[method, more] as const] : [];
    });
  });
}

// Methods in the order of the specification. Lists keep the order of the document.
const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']);

/** Data about an operation for lists and navigation. `openOperation` reads everything else. */
export interface OperationEntry extends RoutedOperation {
  /** Last segment of the operation's URL. Unique in the document, and independent of other operations. */
  readonly id: string;
  /** Method in upper case, also for webhooks. AsyncAPI uses `SEND`, `RECEIVE`, or `CHANNEL` (both). */
  readonly method: string;
  /** The path, or the name of a webhook or an AsyncAPI operation or channel. */
  readonly path: string;
  readonly kind: 'operation' | 'webhook' | 'channel';
  /** AsyncAPI: name and address of the channel. */
  readonly channel?: string;
  readonly address?: string;
  readonly parts?: readonly ChannelPart[];
  readonly summary?: string;
  readonly label: string;
  /** True if the label is an `operationId`, which is often cryptic. Lists then also contain the path. */
  readonly isUnnamed?: true;
  readonly tags: readonly string[];
  readonly deprecated: boolean;
  /** True if the operation has no page. */
  readonly hidden: boolean;
  /** URL parts of the operation's page. */
  readonly route: OperationRoute;
  readonly page?: PageSettings;
  /** Positions of the operation and its path item. */
  readonly node: Located;
  readonly item: Located;
  /** The path item that refers to `item`, or that `item` refers to. Fields of both apply. */
  readonly otherItem?: Located;
}

/**
 * An operation on an AsyncAPI channel, from the reader's point of view. Without `direction`: the channel itself, which
 * no operation uses.
 */
export interface ChannelPart {
  readonly node: Located;
  readonly direction?: 'send' | 'receive';
}
