import {definedOnly} from '../base/defined-only.js';
import {createObject, isObject, ownEntries, ownText, ownTexts} from '../base/json.js';
import {
  readRequirements,
  readScheme,
  readServerList,
  type SecurityScheme,
  securitySchemes,
} from '../openapi/document/document-info.js';
import {type DocumentSet, refOf} from '../openapi/document/document-set.js';
import {childOf, childrenOf, type Located} from '../openapi/document/located.js';
import {lastKey} from '../openapi/document/pointer.js';
import type {AsyncSecurity, AsyncServer} from './model.js';
import {docsOf, readProtocolBindings, readTags} from './read-parts.js';
import type {Reading} from './reading.js';

/** Returns the document's servers. For a channel, returns only those that it lists, or all if it lists none. */
export function readServers(reading: Reading, channel?: Located): readonly AsyncServer[] {
  const all = childrenOf(reading.documents.root, 'servers');
  const named = channel ? childrenOf(channel, 'servers') : [];
  const chosen = named.length === 0 ? all : named.flatMap(([, each]) => serverNamed(reading, all, each));
  return chosen.flatMap(([name, node]) => {
    const server = reading.follow(node);
    return server && isObject(server.value) ? readServer(reading, server, name) : [];
  });
}

type Named = readonly [name: string, node: Located];

/** Returns the server that a name (2.x) or a reference (3.x) stands for. Empty if absent. */
function serverNamed({follow}: Reading, all: readonly Named[], each: Located): readonly Named[] {
  if (typeof each.value === 'string') return all.filter(([name]) => name === each.value);
  const ref = refOf(each.value);
  return ref !== undefined && follow(each) ? [[lastKey(ref.slice(ref.indexOf('#') + 1)), each]] : [];
}

function readServer(reading: Reading, node: Located, name: string): readonly AsyncServer[] {
  const {value} = node;
  const protocol = ownText(value, 'protocol');
  const variables = ownEntries(value, 'variables').map(
    ([key]) => [key, reading.follow(childOf(childOf(node, 'variables')!, key))?.value] as const,
  );
  const url = ownText(value, 'url') ?? hostUrl(value, protocol);
  const about = [ownText(value, 'title'), ownText(value, 'summary'), ownText(value, 'description')];
  const [server] = readServerList({servers: [{url, variables: createObject(variables)}]});
  if (!server) return [];
  const description = about.filter(Boolean).join('\n\n');
  return [
    {
      ...server,
      name,
      ...(description && {description}),
      ...definedOnly({protocol, protocolVersion: ownText(value, 'protocolVersion')}),
      ...readSecurity(reading, node),
      tags: readTags(reading, [node]),
      bindings: readProtocolBindings(reading, [node], 'request'),
      ...definedOnly({externalDocs: docsOf(reading.follow, [node])}),
    },
  ];
}

function hostUrl(value: unknown, protocol: string | undefined): string {
  const host = ownText(value, 'host') ?? '';
  const path = ownText(value, 'pathname') ?? '';
  return host && `${protocol ? `${protocol}://` : ''}${host}${path && !path.startsWith('/') ? '/' : ''}${path}`;
}

/** Reads the `security` of a server or operation: names of schemes (2.x), or the schemes themselves (3.x). */
export function readSecurity(reading: Reading, node: Located | undefined): AsyncSecurity {
  const schemes = [...securitySchemes(reading.documents)];
  const list = node ? childrenOf(node, 'security') : [];
  if (!reading.isThree) return {security: (node && readRequirements(reading.documents, node)) ?? [], schemes};
  const security = list.flatMap(([, each]) => {
    const found = reading.follow(each);
    if (!found || !isObject(found.value)) return [];
    const scheme = readScheme(keyOfScheme(each, found.value), found.value);
    if (!schemes.some(({key}) => key === scheme.key)) schemes.push(scheme);
    return [[{key: scheme.key, scopes: ownTexts(found.value, 'scopes')}]];
  });
  return {security, schemes};
}

function keyOfScheme({value}: Located, scheme: unknown): string {
  const ref = refOf(value);
  return ref === undefined ? (ownText(scheme, 'name') ?? ownText(scheme, 'type') ?? '') : lastKey(ref);
}

/** Returns every security scheme of a document, including unnamed ones inside servers. */
export function listSchemes(documents: DocumentSet, servers: readonly AsyncServer[]): readonly SecurityScheme[] {
  const found = new Map(securitySchemes(documents).map(each => [each.key, each]));
  for (const {security, schemes} of servers)
    for (const {key} of security.flat()) {
      const scheme = schemes.find(each => each.key === key);
      if (scheme && !found.has(key)) found.set(key, scheme);
    }
  return [...found.values()];
}
