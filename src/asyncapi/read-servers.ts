import {createObject, getOwnEntries, getOwnText, getOwnTexts, isObject} from '../base/json.js';
import {omitUndefined} from '../base/omit-undefined.js';
import {
  readRequirements,
  readScheme,
  readSecuritySchemes,
  readServerList,
  type SecurityScheme,
} from '../openapi/document/document-info.js';
import {type DocumentSet, getRef} from '../openapi/document/document-set.js';
import {getChild, getChildren, type Located} from '../openapi/document/located.js';
import {getLastKey} from '../openapi/document/pointer.js';
import type {AsyncSecurity, AsyncServer} from './model.js';
import {readDocsLink, readProtocolBindings, readTags} from './read-parts.js';
import type {ReadingState} from './reading.js';

/** Returns the document's servers. For a channel, returns only those that it lists, or all if it lists none. */
export function readServers(reading: ReadingState, channel?: Located): readonly AsyncServer[] {
  const all = getChildren(reading.documents.root, 'servers');
  const named = channel ? getChildren(channel, 'servers') : [];
  const chosen = named.length === 0 ? all : named.flatMap(([, each]) => findServersNamed(reading, all, each));
  return chosen.flatMap(([name, node]) => {
    const server = reading.follow(node);
    return server && isObject(server.value) ? readServer(reading, server, name) : [];
  });
}

type Named = readonly [name: string, node: Located];

/** Returns the server that a name (2.x) or a reference (3.x) stands for. Empty if absent. */
function findServersNamed({follow}: ReadingState, all: readonly Named[], each: Located): readonly Named[] {
  if (typeof each.value === 'string') return all.filter(([name]) => name === each.value);
  const ref = getRef(each.value);
  return ref !== undefined && follow(each) ? [[getLastKey(ref.slice(ref.indexOf('#') + 1)), each]] : [];
}

function readServer(reading: ReadingState, node: Located, name: string): readonly AsyncServer[] {
  const {value} = node;
  const protocol = getOwnText(value, 'protocol');
  const variables = getOwnEntries(value, 'variables').map(
    ([key]) => [key, reading.follow(getChild(getChild(node, 'variables')!, key))?.value] as const,
  );
  const url = getOwnText(value, 'url') ?? buildHostUrl(value, protocol);
  const about = [getOwnText(value, 'title'), getOwnText(value, 'summary'), getOwnText(value, 'description')];
  const [server] = readServerList({servers: [{url, variables: createObject(variables)}]});
  if (!server) return [];
  const description = about.filter(Boolean).join('\n\n');
  return [
    {
      ...server,
      name,
      ...(description && {description}),
      ...omitUndefined({protocol, protocolVersion: getOwnText(value, 'protocolVersion')}),
      ...readSecurity(reading, node),
      tags: readTags(reading, [node]),
      bindings: readProtocolBindings(reading, [node], 'request'),
      ...omitUndefined({externalDocs: readDocsLink(reading.follow, [node])}),
    },
  ];
}

function buildHostUrl(value: unknown, protocol: string | undefined): string {
  const host = getOwnText(value, 'host') ?? '';
  const path = getOwnText(value, 'pathname') ?? '';
  return host && `${protocol ? `${protocol}://` : ''}${host}${path && !path.startsWith('/') ? '/' : ''}${path}`;
}

/** Reads the `security` of a server or operation: names of schemes (2.x), or the schemes themselves (3.x). */
export function readSecurity(reading: ReadingState, node: Located | undefined): AsyncSecurity {
  const schemes = [...readSecuritySchemes(reading.documents)];
  const list = node ? getChildren(node, 'security') : [];
  if (!reading.isThree) return {security: (node && readRequirements(reading.documents, node)) ?? [], schemes};
  const security = list.flatMap(([, each]) => {
    const found = reading.follow(each);
    if (!found || !isObject(found.value)) return [];
    const scheme = readScheme(getSchemeKey(each, found.value), found.value);
    if (!schemes.some(({key}) => key === scheme.key)) schemes.push(scheme);
    return [[{key: scheme.key, scopes: getOwnTexts(found.value, 'scopes')}]];
  });
  return {security, schemes};
}

function getSchemeKey({value}: Located, scheme: unknown): string {
  const ref = getRef(value);
  return ref === undefined ? (getOwnText(scheme, 'name') ?? getOwnText(scheme, 'type') ?? '') : getLastKey(ref);
}

/** Returns every security scheme of a document, including unnamed ones inside servers. */
export function listSchemes(documents: DocumentSet, servers: readonly AsyncServer[]): readonly SecurityScheme[] {
  const found = new Map(readSecuritySchemes(documents).map(each => [each.key, each]));
  for (const {security, schemes} of servers)
    for (const {key} of security.flat()) {
      const scheme = schemes.find(each => each.key === key);
      if (scheme && !found.has(key)) found.set(key, scheme);
    }
  return [...found.values()];
}
