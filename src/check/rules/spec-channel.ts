import {type FoundChannel, findChannels} from '../../asyncapi/find-channels.js';
import {startReading} from '../../asyncapi/reading.js';
import {describeValue} from '../../base/describe-value.js';
import {getOwn, getOwnText, isObject} from '../../base/json.js';
import {findNearest} from '../../config/find-nearest.js';
import {type DocumentSet, getRef} from '../../openapi/document/document-set.js';
import {getChild, getChildren, getPositionKey, type Located} from '../../openapi/document/located.js';
import type {SpecProblem} from '../../openapi/document/spec-problem.js';

/** Finds contradictions between the operations, channels, and servers of an AsyncAPI document. */
export function checkSpecChannel(documents: DocumentSet): readonly SpecProblem[] {
  const reading = startReading(documents);
  const found = findChannels(reading);
  const once = new Map(found.map(each => [getPositionKey(each.item), each]));
  return [
    ...[...once.values()].flatMap(each => [...checkParameters(each), ...checkServers(documents, each)]),
    ...(reading.isThree
      ? found.flatMap(each => [...checkActions(each), ...checkMessages(documents, each)])
      : findDuplicateIds(found)),
  ];
}

function buildProblem(
  level: SpecProblem['level'],
  at: Located,
  message: string,
  fix: string,
  on?: string,
): SpecProblem {
  return {code: 'spec-channel', level, message, fix, at, ...(on !== undefined && {on})};
}

/** Finds differences between the placeholders in an address (`{id}`) and the `parameters` of its channel. */
function checkParameters({item, address}: FoundChannel): readonly SpecProblem[] {
  if (address === undefined) return [];
  const written = [...new Set([...address.matchAll(/\{([^{}]*)\}/g)].map(match => match[1] as string))];
  const described = getChildren(item, 'parameters').map(([name]) => name);
  const missing = written
    .filter(name => !described.includes(name))
    .map(name =>
      buildProblem(
        'warning',
        item,
        `The address "${address}" contains {${name}}, but "parameters" does not define it.`,
        described.length > 0
          ? `add "${name}": {} to the "parameters" of the channel.`
          : `add "parameters": {"${name}": {}} to the channel.`,
        getOwn(item.value, 'address') === undefined ? undefined : 'address',
      ),
    );
  const holder = getChild(item, 'parameters') ?? item;
  const unused = described
    .filter(name => !written.includes(name))
    .map(name => {
      const near = findNearest(name, written);
      const fix = near ? `write "${near}", as in the address.` : `add {${name}} to the address, or delete "${name}".`;
      const message = `The parameter "${name}" is not in the address "${address}".`;
      return {...buildProblem('warning', holder, message, fix, name), atKey: true};
    });
  return [...missing, ...unused];
}

/**
 * Finds unknown server names in a channel of AsyncAPI 2.x. In 3.x these are references, which are checked with all
 * others.
 */
function checkServers({root}: DocumentSet, {item, channel}: FoundChannel): readonly SpecProblem[] {
  const names = getChildren(root, 'servers').map(([name]) => name);
  return getChildren(item, 'servers').flatMap(([, each]) => {
    if (typeof each.value !== 'string' || names.includes(each.value)) return [];
    const near = findNearest(each.value, names);
    const fix = near
      ? `write "${near}", which exists.`
      : `add "${each.value}": {"url": "broker.example.com", "protocol": "mqtt"} to "servers".`;
    return [
      buildProblem(
        'error',
        each,
        `The channel "${channel}" references the server "${each.value}", which does not exist.`,
        fix,
      ),
    ];
  });
}

function checkActions({parts, path}: FoundChannel): readonly SpecProblem[] {
  return parts.flatMap(({node, direction}) => {
    const action = getOwn(node.value, 'action');
    if (direction === undefined || action === undefined || action === 'send' || action === 'receive') return [];
    // In AsyncAPI 2, an application receives what clients publish.
    const likely = /^(?:publish|receiv)/i.test(String(action)) ? 'receive' : 'send';
    const message = `The action of the operation "${path}" is ${describeValue(action)}. Allowed values: "send", "receive".`;
    return [
      buildProblem(
        'error',
        node,
        message,
        `write "${likely}" if the application ${likely}s the message, or else "${likely === 'send' ? 'receive' : 'send'}".`,
        'action',
      ),
    ];
  });
}

/** Finds messages of an operation that its channel does not have (AsyncAPI 3.0.0, Operation Object). */
function checkMessages(documents: DocumentSet, {parts, item, path, channel}: FoundChannel): readonly SpecProblem[] {
  const known = new Set(getChildren(item, 'messages').map(([, node]) => getPositionKey(node)));
  return parts.flatMap(({node, direction}) => {
    if (direction === undefined) return [];
    return getChildren(node, 'messages').flatMap(([, each]) => {
      const ref = getRef(each.value);
      const target = ref === undefined ? undefined : documents.follow(ref, each);
      if (target && (!('node' in target) || known.has(getPositionKey(target.node)))) return [];
      const named = ref === undefined ? 'defines a message that is' : `references the message "${ref}", which is`;
      const message = `The operation "${path}" ${named} not in its channel "${channel}".`;
      return [
        buildProblem(
          'warning',
          each,
          message,
          `write {"$ref": "#/channels/${channel}/messages/${getChildren(item, 'messages')[0]?.[0] ?? 'name'}"}.`,
          ref === undefined ? undefined : '$ref',
        ),
      ];
    });
  });
}

function findDuplicateIds(found: readonly FoundChannel[]): readonly SpecProblem[] {
  const first = new Map<string, Located>();
  return found
    .flatMap(({parts}) => parts)
    .flatMap(({node}) => {
      const id = isObject(node.value) ? getOwnText(node.value, 'operationId') : undefined;
      const other = id === undefined ? undefined : first.get(id);
      if (id !== undefined && !other) first.set(id, node);
      if (id === undefined || !other || getPositionKey(other) === getPositionKey(node)) return [];
      return [
        {
          code: 'spec-duplicate-operation-id',
          level: 'warning' as const,
          message: `The operationId "${id}" appears twice.`,
          fix: `rename one of the two, for example to "${id}2".`,
          at: node,
          on: 'operationId',
          related: [other],
        },
      ];
    });
}
