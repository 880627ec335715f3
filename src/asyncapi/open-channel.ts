import {getOwn, getOwnList, getOwnText, isObject, isTrue} from '../base/json.js';
import {omitUndefined} from '../base/omit-undefined.js';
import {type DocumentSet, getRef} from '../openapi/document/document-set.js';
import {getChild, getChildren, type Located} from '../openapi/document/located.js';
import {getLastKey, parsePointer} from '../openapi/document/pointer.js';
import type {ChannelPart, FoundOperation} from '../openapi/operation/create-found-operation.js';
import type {SchemaSide} from '../openapi/schema/build-schema-rows.js';
import {buildLayers, type Layers, readLayerText} from './layers.js';
import type {AsyncMessage, AsyncOperation, AsyncParameter, AsyncReply, AsyncView} from './model.js';
import {readMessage} from './read-message.js';
import {readDocsLink, readProtocolBindings, readTags} from './read-parts.js';
import {readSecurity, readServers} from './read-servers.js';
import {addSchema, type ReadingState, startReading} from './reading.js';

/**
 * Reads the details of an operation or channel from `findChannels` or `locateChannel`. Call within
 * `DocumentSet.settle`, because referenced parts can be in other files.
 */
export function openChannel(documents: DocumentSet, found: FoundOperation): AsyncView {
  const reading = startReading(documents);
  const {item, address, label, path, channel = path, parts = []} = found;
  const text = (key: string) => getOwnText(item.value, key);
  return {
    name: path,
    label,
    ...omitUndefined({address}),
    parameters: readParameters(reading, item),
    channel: {
      name: channel,
      ...omitUndefined({
        title: text('title'),
        summary: text('summary'),
        description: text('description'),
        externalDocs: readDocsLink(reading.follow, [item]),
      }),
      tags: readTags(reading, [item]),
      bindings: readProtocolBindings(reading, [item], 'request'),
    },
    operations: parts.map(part => readOperation(reading, part, item)),
    servers: readServers(reading, item),
    schemas: reading.schemas,
    problems: reading.problems,
  };
}

function readOperation(reading: ReadingState, {node, direction}: ChannelPart, channel: Located): AsyncOperation {
  const isChannel = direction === undefined;
  const layers = isChannel ? [] : buildLayers(reading, node);
  const side: SchemaSide = direction === 'send' ? 'request' : 'response';
  const name = reading.isThree ? getLastKey(node.pointer) : readLayerText(layers, 'operationId');
  const messages = reading.isThree
    ? listMessages(reading, isChannel ? undefined : getChild(node, 'messages'), channel, side)
    : readPlainMessages(reading, getChild(node, 'message'), side);
  const secured = layers.find(({value}) => getOwn(value, 'security') !== undefined);
  return {
    deprecated: isTrue(node.value, 'deprecated'),
    tags: readTags(reading, layers),
    bindings: readProtocolBindings(reading, layers, side),
    messages,
    ...readSecurity(reading, secured),
    ...omitUndefined({
      direction,
      name: isChannel ? undefined : name,
      title: readLayerText(layers, 'title'),
      summary: readLayerText(layers, 'summary'),
      description: readLayerText(layers, 'description'),
      externalDocs: readDocsLink(reading.follow, layers),
      reply: readReply(reading, layers, side === 'request' ? 'response' : 'request'),
    }),
  };
}

/** Reads `message` of 2.x: one message, or several under `oneOf`. */
function readPlainMessages(
  reading: ReadingState,
  node: Located | undefined,
  side: SchemaSide,
): readonly AsyncMessage[] {
  const found = reading.follow(node);
  if (!node || !found || !isObject(found.value)) return [];
  const several = getChildren(found, 'oneOf');
  const all = several.length > 0 ? several.map(([, each]) => each) : [node];
  return all.flatMap(each => {
    const message = reading.follow(each);
    return message && isObject(message.value) ? [readMessage(reading, message, getMessageName(each), side)] : [];
  });
}

/** Returns the messages of an operation or reply (3.x): those that it lists, or else all of its channel. */
function listMessages(
  reading: ReadingState,
  named: Located | undefined,
  channel: Located | undefined,
  side: SchemaSide,
): readonly AsyncMessage[] {
  const list = Array.isArray(named?.value)
    ? getOwnList({list: named.value}, 'list').map((_, at) => getChild(named, at)!)
    : channel
      ? getChildren(channel, 'messages').map(([, each]) => each)
      : [];
  return list.flatMap(each => {
    const message = reading.follow(each);
    return message && isObject(message.value) ? [readMessage(reading, message, getMessageName(each), side)] : [];
  });
}

/** Returns a message's name: the last key of its reference, or else of its position. */
function getMessageName({value, pointer}: Located): string {
  const ref = getRef(value);
  const name = parsePointer(ref === undefined ? pointer : ref.slice(ref.indexOf('#') + 1)).at(-1) ?? '';
  return /^(?:message|\d+)$/.test(name) ? '' : name;
}

function readReply(reading: ReadingState, layers: Layers, side: SchemaSide): AsyncReply | undefined {
  const holder = layers.find(each => getChild(each, 'reply'));
  const reply = holder && reading.follow(getChild(holder, 'reply'));
  if (!reply || !isObject(reply.value)) return undefined;
  const address = reading.follow(getChild(reply, 'address'));
  const written = getChild(reply, 'channel');
  const channel = reading.follow(written);
  return {
    messages: listMessages(reading, getChild(reply, 'messages'), channel, side),
    ...omitUndefined({
      location: getOwnText(address?.value, 'location'),
      description: getOwnText(address?.value, 'description'),
      address: getOwnText(channel?.value, 'address'),
      channel: written && {
        name: getMessageName(written),
        ...omitUndefined({description: getOwnText(channel?.value, 'description')}),
      },
    }),
  };
}

/**
 * Reads the parameters of an address. They are texts in 3.x (`enum`, `default`, `examples`), and have a schema in 2.x.
 */
function readParameters(reading: ReadingState, channel: Located): readonly AsyncParameter[] {
  return getChildren(channel, 'parameters').flatMap(([name, each]) => {
    const node = reading.follow(each);
    if (!node || !isObject(node.value)) return [];
    const schema = reading.isThree ? buildTextSchema(node) : getChild(node, 'schema');
    return [
      {
        name,
        ...omitUndefined({
          description: getOwnText(node.value, 'description'),
          location: getOwnText(node.value, 'location'),
          schema: schema && addSchema(reading, schema, 'request'),
        }),
      },
    ];
  });
}

function buildTextSchema(node: Located): Located {
  const words = ['enum', 'default', 'examples'].flatMap(key => {
    const value = getOwn(node.value, key);
    return value === undefined ? [] : [[key, value] as const];
  });
  return {...node, value: {type: 'string', ...Object.fromEntries(words)}, pointer: `${node.pointer}#text`};
}
