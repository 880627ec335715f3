import {getOwn, getOwnEntries, getOwnList, getOwnText, getTextsUnder, isObject, isTrue} from '../../base/json.js';
import {omitUndefined} from '../../base/omit-undefined.js';
import {isNumber} from '../../base/written-number.js';
import type {DocumentSet} from './document-set.js';
import {getChild, type Located} from './located.js';

export interface ExternalDocs {
  readonly url: string;
  readonly description?: string;
}

export interface Server {
  readonly url: string;
  readonly name?: string;
  readonly description?: string;
  readonly variables: readonly ServerVariable[];
}

export interface ServerVariable {
  readonly name: string;
  readonly default: string;
  readonly enum: readonly string[];
  readonly description?: string;
}

/** A security scheme. `key` is its name in the document. */
export interface SecurityScheme {
  readonly key: string;
  readonly type: string;
  readonly description?: string;
  /** For `apiKey`: name of the header, query parameter, or cookie that carries the key. */
  readonly name?: string;
  readonly in?: string;
  /** For `http`: the scheme in lower case: `bearer`, `basic`. */
  readonly scheme?: string;
  readonly bearerFormat?: string;
  readonly openIdConnectUrl?: string;
  /** For `oauth2` (OpenAPI 3.2): URL of the authorization server metadata (RFC 8414). */
  readonly oauth2MetadataUrl?: string;
  readonly deprecated?: boolean;
  readonly flows: readonly OauthFlow[];
}

export interface OauthFlow {
  readonly kind: string;
  readonly authorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly refreshUrl?: string;
  readonly deviceAuthorizationUrl?: string;
  readonly scopes: readonly {readonly name: string; readonly description: string}[];
}

/** Schemes that are required together. An empty requirement allows requests without credentials. */
export type SecurityRequirement = readonly RequiredScheme[];

interface RequiredScheme {
  readonly key: string;
  readonly scopes: readonly string[];
  /** The scheme, if the key is the URI of a scheme that the document's components do not list. */
  readonly scheme?: SecurityScheme;
}

export function readExternalDocs(holder: unknown): ExternalDocs | undefined {
  const {url, ...rest} = getTextsUnder(getOwn(holder, 'externalDocs'), 'url', 'description');
  return url === undefined ? undefined : {url, ...rest};
}

/** Returns the servers of a document, path, or operation. Skips servers without a URL. */
export function readServerList(holder: unknown): readonly Server[] {
  return getOwnList(holder, 'servers').flatMap(server => {
    const {url, ...rest} = getTextsUnder(server, 'url', 'name', 'description');
    if (url === undefined) return [];
    const variables = getOwnEntries(server, 'variables').map(([name, variable]): ServerVariable => {
      const choices = getOwnList(variable, 'enum').filter(isSimple).map(String);
      const preset = getOwn(variable, 'default');
      return {
        name,
        default: isSimple(preset) ? String(preset) : (choices[0] ?? ''),
        enum: choices,
        ...getTextsUnder(variable, 'description'),
      };
    });
    return [{url, variables, ...rest}];
  });
}

/** Extension in a generated document without `servers`: its own location is not the API's, so it implies no server. */
export const noServerKey = 'x-lectern-no-server';

/** Server of a document without `servers` (OpenAPI 3.1, section 4.8.1). */
const impliedServer: Server = {url: '/', variables: []};

/** Returns the document's servers, or the implied server at the document's location (OpenAPI 3.1, section 4.8.1). */
export function readDocumentServers(root: unknown): readonly Server[] {
  const servers = readServerList(root);
  return servers.length > 0 || isTrue(root, noServerKey) ? servers : [impliedServer];
}

/**
 * Returns a server's URL with its variables filled in. Uses the default instead of a value that `enum` does not list.
 */
export function buildServerUrl(server: Server, values: Readonly<Record<string, string>> = {}): string {
  return server.url.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    const variable = server.variables.find(each => each.name === name);
    if (!variable) return whole;
    const chosen = Object.hasOwn(values, name) ? values[name]! : variable.default;
    return variable.enum.length === 0 || variable.enum.includes(chosen) ? chosen : variable.default;
  });
}

export function readSecuritySchemes(documents: DocumentSet): readonly SecurityScheme[] {
  const components = getChild(documents.root, 'components');
  const holder = components && getChild(components, 'securitySchemes');
  if (!holder || !isObject(holder.value)) return [];
  return Object.keys(holder.value).flatMap(key => {
    const node = getChild(holder, key)!;
    const found = documents.resolve(node);
    if (found.state !== 'found' || !isObject(found.node.value)) return [];
    // A description next to a reference overrides the target's description (OpenAPI 3.1, section 4.8.23).
    const isOver = /^3\.[^0]/.test(documents.version) && found.refs.length > 0;
    return [readScheme(key, {...found.node.value, ...(isOver && getTextsUnder(node.value, 'description'))})];
  });
}

/** Reads a security scheme. `key` is its name in the document. */
export function readScheme(key: string, value: unknown): SecurityScheme {
  return {
    key,
    type: getOwnText(value, 'type') ?? '',
    flows: getOwnEntries(value, 'flows')
      .filter(([, flow]) => isObject(flow))
      .map(([kind, flow]) => ({
        kind,
        // AsyncAPI 3 calls the scopes `availableScopes`.
        scopes: [...getOwnEntries(flow, 'scopes'), ...getOwnEntries(flow, 'availableScopes')].map(([name, about]) => ({
          name,
          description: typeof about === 'string' ? about : '',
        })),
        ...getTextsUnder(flow, 'authorizationUrl', 'tokenUrl', 'refreshUrl', 'deviceAuthorizationUrl'),
      })),
    ...(isTrue(value, 'deprecated') && {deprecated: true}),
    ...getTextsUnder(value, 'description', 'name', 'in', 'bearerFormat', 'openIdConnectUrl', 'oauth2MetadataUrl'),
    ...omitUndefined({scheme: getOwnText(value, 'scheme')?.toLowerCase()}),
  };
}

/**
 * Returns the alternative security requirements. Undefined if `security` is absent, which differs from an empty list.
 * Call within `DocumentSet.settle`, because schemes can be in other files.
 */
export function readRequirements(documents: DocumentSet, holder: Located): readonly SecurityRequirement[] | undefined {
  const list = getOwn(holder.value, 'security');
  if (!Array.isArray(list)) return undefined;
  return list.filter(isObject).map(requirement =>
    Object.entries(requirement).map(([key, scopes]) => ({
      ...resolveScheme(documents, key, holder),
      scopes: Array.isArray(scopes) ? scopes.filter(each => typeof each === 'string') : [],
    })),
  );
}

function resolveScheme(documents: DocumentSet, key: string, holder: Located): Omit<RequiredScheme, 'scopes'> {
  const found = /[#/.]/.test(key) ? documents.findSchemeByUri?.(documents, key, holder) : undefined;
  const target = found && documents.resolve(found.node);
  if (target?.state !== 'found') return {key};
  return found?.name === undefined ? {key, scheme: readScheme(key, target.node.value)} : {key: found.name};
}

function isSimple(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || isNumber(value) || typeof value === 'boolean';
}
