import {formatJson} from '../../base/exact-json.js';
import {getOwn, getOwnText} from '../../base/json.js';
import {readOwn} from '../../base/read-own.js';
import {isNumber} from '../../base/written-number.js';

/** Example values of required keys. The compiled schemas of the standards have no types. */
const samples: Readonly<Record<string, string>> = {
  action: '"send"',
  address: '"orders"',
  authorizationUrl: '"https://example.com/authorize"',
  channel: '{"$ref": "#/channels/orders"}',
  channels: '{}',
  content: '{"application/json": {"schema": {"type": "object"}}}',
  description: '"OK"',
  flow: '"accessCode"',
  flows: '{"clientCredentials": {"tokenUrl": "https://example.com/token", "scopes": {}}}',
  host: '"broker.example.com"',
  in: '"query"',
  info: '{"title": "My API", "version": "1.0.0"}',
  items: '{"type": "string"}',
  location: '"$message.header#/correlationId"',
  mapping: '{}',
  name: '"Example"',
  openIdConnectUrl: '"https://example.com/.well-known/openid-configuration"',
  operations: '{}',
  parameters: '{}',
  paths: '{}',
  payload: '{"type": "object"}',
  propertyName: '"type"',
  protocol: '"https"',
  required: 'true',
  responses: '{"200": {"description": "OK"}}',
  schema: '{"type": "string"}',
  scheme: '"bearer"',
  scopes: '{"read": "Read access"}',
  title: '"My API"',
  tokenUrl: '"https://example.com/token"',
  type: '"string"',
  url: '"https://example.com"',
  version: '"1.0.0"',
};

const types: Readonly<Record<string, string>> = {
  object: '{}',
  array: '[]',
  string: '"text"',
  integer: '1',
  number: '1',
  boolean: 'true',
  null: 'null',
};

/** Returns a value of a type as JSON. The schema can require another value of this type. */
export function buildSampleOfType(type: string, schema: unknown, key = ''): string {
  const named = type === 'object' ? readOwn(samples, key) : undefined;
  if (named?.startsWith('{')) return named;
  return buildValueSample(schema, type) ?? readOwn(types, type) ?? '…';
}

/**
 * Returns a member to add to an object, such as `"version": "1.0.0"`. Omit `schema` for an object of a standard, such
 * as OpenAPI.
 */
export function buildSampleMember(key: string, schema?: unknown, pointer = ''): string {
  const isReply = key === 'location' && /\/reply\/address$|\/replyAddresses\/[^/]+$/.test(pointer);
  const standard = isReply ? '"$message.header#/replyTo"' : readOwn(samples, key);
  const sample = schema === undefined ? standard : buildValueSample(getOwn(getOwn(schema, 'properties'), key));
  return `${JSON.stringify(key)}: ${sample ?? '"…"'}`;
}

function buildValueSample(schema: unknown, type = getOwnText(schema, 'type')): string | undefined {
  const allowed = getOwn(schema, 'enum');
  const constant = getOwn(schema, 'const') ?? (Array.isArray(allowed) ? allowed[0] : undefined);
  if (constant !== undefined) return formatJson(constant);
  const limit = [getOwn(schema, 'minimum'), getOwn(schema, 'maximum')].find(isNumber);
  if (limit !== undefined && (type === 'integer' || type === 'number')) return String(limit);
  return type === undefined ? undefined : readOwn(types, type);
}
