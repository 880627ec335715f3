import {formatJson} from '../../base/exact-json.js';
import {getOwn, getOwnText, getOwnTexts} from '../../base/json.js';
import {readOwn} from '../../base/read-own.js';
import {isContainer} from '../../base/written-number.js';
import {getLastKey} from '../../openapi/document/pointer.js';

/** A key that its object does not allow in this version of the standard. */
interface Misplaced {
  readonly key: string;
  /** Pointer of the object, and the object. */
  readonly pointer: string;
  readonly holder: unknown;
  /** Name of the standard: `OpenAPI 3.1`. */
  readonly standard: string;
}

type Move = (at: Misplaced & {readonly value: string}) => string | undefined;

/** Returns where a key of another version of the standard belongs in this one. Undefined for all other keys. */
export function describeMove(at: Misplaced): string | undefined {
  const {key, holder, standard} = at;
  const moves = families.find(([family]) => standard.startsWith(family))?.[1] ?? {};
  return readOwn(moves, key)?.({...at, value: formatShortValue(getOwn(holder, key))});
}

/** Returns a short value as JSON, and else an ellipsis. */
function formatShortValue(value: unknown): string {
  const lines = formatJson(value, 1) ?? '…';
  const text = lines.replace(/([[{])\n\s*|\n\s*([}\]])|\n\s*/g, (_, open = '', close = '') => open + close || ' ');
  if (!isContainer(value) || text.length <= 40) return text;
  return Array.isArray(value) ? '[…]' : '{…}';
}

const isRoot = ({pointer}: Misplaced) => pointer === '';
const isResponse = ({pointer}: Misplaced) => /\/responses\/[^/]+$/.test(pointer);
const isParameter = ({pointer}: Misplaced) => /\/(?:parameters|headers)\/[^/]+$/.test(pointer);
const isScheme = ({pointer}: Misplaced) => /\/securitySchemes\/[^/]+$/.test(pointer);

const component =
  (section: string): Move =>
  at =>
    isRoot(at)
      ? `move it to "components": {"${section}": ${at.value}}, and write "#/components/${section}/" in each $ref.`
      : undefined;

const schemaOfParameter: Move = at =>
  isParameter(at) ? `move it to "schema": {"${at.key}": ${at.value}}.` : undefined;

const newer =
  (version: string): Move =>
  ({standard, key}) =>
    Number(standard.split(' ')[1]) < Number(version)
      ? `write openapi: ${version}.0, the first version with "${key}", or delete it.`
      : undefined;

const server: Move = ({holder, pointer}) => {
  if (pointer !== '') return undefined;
  const [scheme = 'https'] = getOwnTexts(holder, 'schemes');
  const url = `${scheme}://${getOwnText(holder, 'host') ?? 'api.example.com'}${getOwnText(holder, 'basePath') ?? ''}`;
  return `replace it with "servers": [{"url": "${url}"}].`;
};

const mediaTypes =
  (target: string): Move =>
  ({holder, key}) => {
    const [type = 'application/json'] = getOwnTexts(holder, key);
    return `delete it, and use its media types as the keys of "content", such as ${target.replace('TYPE', type)}.`;
  };

const styles: Readonly<Record<string, string>> = {
  csv: '"explode": false',
  multi: '"explode": true',
  ssv: '"style": "spaceDelimited", "explode": false',
  pipes: '"style": "pipeDelimited", "explode": false',
};

/** Keys of Swagger 2.0, and of newer versions, in OpenAPI 3. */
const openApi: Readonly<Record<string, Move>> = {
  definitions: component('schemas'),
  securityDefinitions: component('securitySchemes'),
  parameters: component('parameters'),
  responses: component('responses'),
  host: server,
  basePath: server,
  schemes: server,
  consumes: mediaTypes('"requestBody": {"content": {"TYPE": {"schema": …}}}'),
  produces: mediaTypes('"responses": {"200": {"content": {"TYPE": {"schema": …}}}}'),
  schema: at =>
    isResponse(at)
      ? `move it below "content", such as "content": {"application/json": {"schema": ${at.value}}}.`
      : undefined,
  examples: at =>
    isResponse(at)
      ? 'move each example to its media type, such as "content": {"application/json": {"example": …}}.'
      : describeSchemaVersion(at, `write "example" with one of its values`),
  const: at => describeSchemaVersion(at, `write "enum": [${at.value}]`),
  $defs: at => describeSchemaVersion(at, 'move its schemas to "components": {"schemas": …}'),
  collectionFormat: at => {
    const style = isParameter(at) ? readOwn(styles, at.value.slice(1, -1)) : undefined;
    return style && `replace it with ${style}.`;
  },
  flow: at => (isScheme(at) ? `replace it with "flows": ${writeFlows(at.holder)}.` : undefined),
  authorizationUrl: at => (isScheme(at) ? `move it to "flows": ${writeFlows(at.holder)}.` : undefined),
  tokenUrl: at => (isScheme(at) ? `move it to "flows": ${writeFlows(at.holder)}.` : undefined),
  scopes: at => (isScheme(at) ? `move it to "flows": ${writeFlows(at.holder)}.` : undefined),
  webhooks: newer('3.1'),
  jsonSchemaDialect: newer('3.1'),
  pathItems: newer('3.1'),
  identifier: newer('3.1'),
  summary: at => (at.pointer === '/info' ? newer('3.1')(at) : undefined),
  query: newer('3.2'),
  additionalOperations: newer('3.2'),
  mediaTypes: newer('3.2'),
  itemSchema: newer('3.2'),
  ...Object.fromEntries(
    'type format items enum default minimum maximum exclusiveMinimum exclusiveMaximum minLength maxLength pattern minItems maxItems uniqueItems multipleOf'
      .split(' ')
      .map(key => [key, schemaOfParameter]),
  ),
};

/** Returns a fix for a schema keyword that OpenAPI 3.0 does not have. */
function describeSchemaVersion({standard}: Misplaced, instead: string): string | undefined {
  return standard.endsWith('3.0') ? `${instead}, or write openapi: 3.1.0.` : undefined;
}

const flowNames: Readonly<Record<string, string>> = {
  accessCode: 'authorizationCode',
  application: 'clientCredentials',
  implicit: 'implicit',
  password: 'password',
};

/** Returns the flow of a Swagger 2.0 security scheme in the form of OpenAPI 3. */
function writeFlows(scheme: unknown): string {
  const name = readOwn(flowNames, getOwnText(scheme, 'flow') ?? 'accessCode') ?? 'authorizationCode';
  const parts = ['authorizationUrl', 'tokenUrl', 'scopes'].flatMap(key => {
    const value = getOwn(scheme, key);
    return value === undefined ? [] : `"${key}": ${formatShortValue(value)}`;
  });
  return `{"${name}": {${parts.join(', ')}}}`;
}

/** Keys of OpenAPI 3 in Swagger 2.0. */
const swagger: Readonly<Record<string, Move>> = {
  requestBody: () => 'replace it with a parameter: "parameters": [{"name": "body", "in": "body", "schema": …}].',
  content: at => {
    const [type] = Object.values(getOwn(at.holder, 'content') ?? {});
    const schema = getOwn(type, 'schema');
    return isResponse(at)
      ? `replace it with "schema": ${schema ? formatShortValue(schema) : '{"type": "object"}'}.`
      : undefined;
  },
  components: at => (isRoot(at) ? 'move its "schemas" to "definitions".' : undefined),
  servers: at => {
    const servers = getOwn(at.holder, 'servers');
    const url = /^(https?):\/\/([^/]+)(\/.*)?$/.exec(String(getOwn(Array.isArray(servers) && servers[0], 'url')));
    const [, scheme = 'https', host = 'api.example.com', path = '/'] = url ?? [];
    return isRoot(at)
      ? `replace it with "schemes": ["${scheme}"], "host": "${host}", "basePath": "${path}".`
      : undefined;
  },
  nullable: at => `rename it to "x-nullable": ${at.value}.`,
  schema: at => (isParameter(at) ? `replace it with its keys, such as "type": "string".` : undefined),
  oneOf: () => 'convert the document to OpenAPI 3, or write one schema with all properties.',
  anyOf: () => 'convert the document to OpenAPI 3, or write one schema with all properties.',
};

/** Keys of AsyncAPI 2 in AsyncAPI 3. */
const asyncApi3: Readonly<Record<string, Move>> = {
  url: ({holder, pointer}) => {
    const [, protocol, host, path] = /^(?:(\w+):\/\/)?([^/]+)(\/.*)?$/.exec(getOwnText(holder, 'url') ?? '') ?? [];
    if (!/\/servers\/[^/]+$/.test(pointer) || !host) return undefined;
    const more = [protocol && `"protocol": "${protocol}"`, path && `"pathname": "${path}"`].filter(Boolean);
    return `replace it with ${[`"host": "${host}"`, ...more].join(', ')}.`;
  },
  publish: at => describeOperationMove(at, 'receive'),
  subscribe: at => describeOperationMove(at, 'send'),
};

/** Keys of AsyncAPI 3 in AsyncAPI 2. */
const asyncApi2: Readonly<Record<string, Move>> = {
  host: ({holder}) => `replace it with "url": "${getOwnText(holder, 'host') ?? 'broker.example.com'}".`,
  operations: () => 'move each operation to "publish" or "subscribe" of its channel.',
  address: ({pointer, value}) =>
    /\/channels\/[^/]+$/.test(pointer) ? `write ${value} as the channel’s key.` : undefined,
  messages: () => 'move the message to "message" of the "publish" or "subscribe" operation.',
};

function describeOperationMove({pointer}: Misplaced, action: string): string | undefined {
  if (!/\/channels\/[^/]+$/.test(pointer)) return undefined;
  const reference = `{"$ref": "#${pointer}"}`;
  return `move it to "operations": {"${action}${getLastKey(pointer)}": {"action": "${action}", "channel": ${reference}}}.`;
}

const families: readonly (readonly [standard: string, moves: Readonly<Record<string, Move>>])[] = [
  ['OpenAPI', openApi],
  ['Swagger', swagger],
  ['AsyncAPI 3', asyncApi3],
  ['AsyncAPI', asyncApi2],
];
