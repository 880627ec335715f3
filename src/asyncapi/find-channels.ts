import {getOwn, getOwnText, isObject, isTrue} from '../base/json.js';
import {omitUndefined} from '../base/omit-undefined.js';
import {getRef} from '../openapi/document/document-set.js';
import {describeWrongShape} from '../openapi/document/format-pointer.js';
import {getChild, getChildren, type Located} from '../openapi/document/located.js';
import {parsePointer} from '../openapi/document/pointer.js';
import type {ChannelPart, FoundOperation} from '../openapi/operation/create-found-operation.js';
import {buildLayers, findHolder, readLayerText} from './layers.js';
import {readTags} from './read-parts.js';
import type {ReadingState} from './reading.js';

/**
 * An operation on its channel (AsyncAPI 3.x), or a channel with its operations (2.x). Each has a page. `path` is its
 * name.
 */
export interface FoundChannel extends FoundOperation {
  readonly kind: 'channel';
  /** Key of the channel in the document. */
  readonly channel: string;
  readonly parts: readonly ChannelPart[];
}

/**
 * Returns all channels and operations that have a page, in document order. Call within `DocumentSet.settle`, because
 * referenced parts can be in other files.
 */
export function findChannels(reading: ReadingState): readonly FoundChannel[] {
  const {follow} = reading;
  const {root} = reading.documents;
  const channels = listValidKeys(reading, 'channels');
  if (!reading.isThree) return channels.flatMap(name => findChannelNamed(reading, name) ?? []);
  const operations = listValidKeys(reading, 'operations').flatMap(name => findOperationNamed(reading, name) ?? []);
  const replies = operations.flatMap(({node}) => buildLayers(reading, node).map(each => getChild(each, 'reply')));
  const answering = replies.map(each => follow(getChild(follow(each) ?? root, 'channel'))?.value);
  const used = new Set([...operations.map(({item}) => item.value), ...answering]);
  const idle = getChildren(root, 'channels').flatMap(([name, node]) =>
    used.has(follow(node)?.value) ? [] : (findChannelAlone(reading, name) ?? []),
  );
  return [...operations, ...idle];
}

/** Returns the operation with a name (3.x). Undefined if absent. */
export function findOperationNamed(reading: ReadingState, name: string): FoundChannel | undefined {
  const node = findMember(reading, 'operations', name);
  if (!node) return undefined;
  const written = getChild(node, 'channel');
  const channel = (written && reading.follow(written)) ?? {...node, value: {}};
  const ref = written && getRef(written.value);
  const channelName = ref === undefined ? name : (parsePointer(ref.slice(ref.indexOf('#') + 1)).at(-1) ?? name);
  // Swap the direction: the document describes the application, and the view describes the reader's side (see
  // `Direction`).
  const direction = getOwn(node.value, 'action') === 'send' ? 'receive' : 'send';
  return createFoundChannel(reading, {name, channelName, channel, parts: [{node, direction}]});
}

/** Returns the channel with a name (2.x), together with its operations. */
export function findChannelNamed(reading: ReadingState, name: string): FoundChannel | undefined {
  const channel = findMember(reading, 'channels', name);
  if (!channel) return undefined;
  const parts = (
    [
      ['publish', 'send'],
      ['subscribe', 'receive'],
    ] as const
  ).flatMap(([key, direction]) => {
    const node = reading.follow(getChild(channel, key));
    return node && isObject(node.value) ? [{node, direction}] : [];
  });
  return createFoundChannel(reading, {name, channelName: name, channel, parts});
}

/** Returns a channel of 3.x without its operations. */
export function findChannelAlone(reading: ReadingState, name: string): FoundChannel | undefined {
  const channel = findMember(reading, 'channels', name);
  return channel && createFoundChannel(reading, {name, channelName: name, channel, parts: [{node: channel}]});
}

/** Merges several operations of a channel (3.x) to render the channel as a whole. */
export function joinChannels(
  reading: ReadingState,
  channelName: string,
  all: readonly FoundChannel[],
): FoundChannel | undefined {
  const [first] = all;
  if (!first || all.length === 1) return first;
  const parts = all.flatMap(each => each.parts);
  return createFoundChannel(reading, {name: channelName, channelName, channel: first.item, parts});
}

interface Input {
  readonly name: string;
  readonly channelName: string;
  readonly channel: Located;
  readonly parts: readonly ChannelPart[];
}

function createFoundChannel(reading: ReadingState, {name, channelName, channel, parts}: Input): FoundChannel {
  const [first] = parts;
  const layers = parts.map(({node}) => buildLayers(reading, node));
  const only = parts.length === 1 ? layers[0] : undefined;
  const tagged = [...layers, [channel]].find(each => findHolder(each, 'tags'));
  const tags = [...layers.filter(each => findHolder(each, 'tags')), ...(tagged ? [tagged] : [])];
  const holders = [channel, ...parts.map(({node}) => node)];
  const title = (only && readLayerText(only, 'title')) ?? getOwnText(channel.value, 'title');
  const summary = only && readLayerText(only, 'summary');
  const own_ = only && !reading.isThree ? getOwnText(first?.node.value, 'operationId') : undefined;
  const address = getOwn(channel.value, 'address');
  return {
    kind: 'channel',
    method: getMethod(parts),
    path: name,
    label: (reading.isThree ? title : undefined) ?? shortenSummary(summary) ?? own_ ?? name,
    channel: channelName,
    tags: [...new Set(tags.flatMap(each => readTags(reading, each)).map(each => each.name))],
    deprecated: holders.some(({value}) => isTrue(value, 'deprecated') || isTrue(value, 'x-deprecated')),
    hidden: holders.some(({value}) => ['x-hidden', 'x-internal', 'x-excluded'].some(mark => isTrue(value, mark))),
    node: first?.node ?? channel,
    item: channel,
    parts,
    // Leave out an address of `null`, which means in 3.x that the address is unknown until the application runs.
    ...omitUndefined({address: !reading.isThree ? name : typeof address === 'string' ? address : undefined}),
    ...omitUndefined({summary, operationId: name}),
  };
}

/** Returns the method to display in lists: the direction, or `CHANNEL` for both directions. */
export function getMethod(parts: readonly ChannelPart[]): string {
  const [first, ...more] = new Set(parts.map(({direction}) => direction));
  return first === undefined || more.length > 0 ? 'CHANNEL' : first.toUpperCase();
}

/** Returns the summary without its final period. Undefined if it is too long for one line of a list. */
function shortenSummary(summary: string | undefined): string | undefined {
  const text = summary?.trim().replace(/\.$/, '');
  return text && text.length <= 48 ? text : undefined;
}

function findMember({documents, follow}: ReadingState, key: string, name: string): Located | undefined {
  const holder = getChild(documents.root, key);
  const node = holder && follow(getChild(holder, name));
  return node && isObject(node.value) ? node : undefined;
}

/** Returns the keys of `channels` or `operations`. Leaves out and reports values that are not objects. */
function listValidKeys({documents, problems, follow}: ReadingState, key: string): readonly string[] {
  const holder = getChild(documents.root, key);
  if (!holder) return [];
  const report = (at: Located, message: string, fix: string) =>
    problems.push({code: 'spec-shape', level: 'error', message, fix, at});
  if (!isObject(holder.value)) {
    report(
      holder,
      describeWrongShape(holder, 'an object'),
      'write an object with a key for each, such as {"orders": {}}.',
    );
    return [];
  }
  return Object.keys(holder.value).filter(name => {
    const node = getChild(holder, name)!;
    if (name.startsWith('x-')) return false;
    const value = follow(node)?.value;
    if (value !== undefined && !isObject(value))
      report(node, describeWrongShape(node, 'an object'), 'write an object, or delete the key.');
    return isObject(value);
  });
}
