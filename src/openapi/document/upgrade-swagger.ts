import {
  createObject,
  getOwn,
  getOwnEntries,
  getOwnList,
  getOwnText,
  getOwnTexts,
  isObject,
  type JsonObject,
} from '../../base/json.js';
import {omitUndefined} from '../../base/omit-undefined.js';
import {readOwn} from '../../base/read-own.js';
import {parsePointer, step} from './pointer.js';

/** Keys of a Swagger 2.0 parameter that OpenAPI 3.0 moves to the parameter's schema. */
const schemaKeys = (
  'type format items default maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern maxItems ' +
  'minItems uniqueItems enum multipleOf'
).split(' ');
const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch'];

/**
 * Converts a Swagger 2.0 document to the form of 3.0. Reuses the schema objects, and leaves `definitions`, parameters,
 * and responses at their positions, so references stay valid. Code that reads schemas understands the few keywords of
 * 2.0.
 */
export function upgradeSwagger(document: JsonObject): JsonObject {
  const responses = convertResponses(document, getOwn(document, 'responses'), getOwnTexts(document, 'produces'));
  const securitySchemes = createObject(
    getOwnEntries(document, 'securityDefinitions').map(([name, scheme]) => [name, convertScheme(scheme)] as const),
  );
  const {securityDefinitions: _, ...rest} = document;
  return {
    ...rest,
    openapi: '3.0.3',
    servers: convertServers(document, getOwnTexts(document, 'schemes')),
    paths: createObject(
      getOwnEntries(document, 'paths').map(([path, item]) => [path, convertItem(document, item)] as const),
    ),
    responses,
    parameters: createObject(
      getOwnEntries(document, 'parameters').map(([name, each]) => [name, convertParameter(each)] as const),
    ),
    components: {...omitUndefined({schemas: getOwn(document, 'definitions')}), responses, securitySchemes},
  };
}

function convertServers(document: JsonObject, schemes: readonly string[]): readonly JsonObject[] {
  const host = getOwnText(document, 'host');
  const basePath = getOwnText(document, 'basePath') ?? '';
  // Without `host`, the server URL is relative to the document.
  if (!host) return basePath ? [{url: basePath}] : [];
  const names = schemes.length > 0 ? schemes : ['https'];
  return names.filter(name => /^https?$/.test(name)).map(name => ({url: `${name}://${host}${basePath}`}));
}

function convertItem(document: JsonObject, item: unknown): unknown {
  if (!isObject(item)) return item;
  const shared = getOwnList(item, 'parameters');
  const entries = Object.entries(item).map(([key, value]): [string, unknown] => {
    if (key === 'parameters') return [key, shared.filter(each => !isBody(document, each)).map(convertParameter)];
    return methods.includes(key) && isObject(value) ? [key, convertOperation(document, value, shared)] : [key, value];
  });
  return createObject(entries);
}

function convertOperation(document: JsonObject, operation: JsonObject, shared: readonly unknown[]): JsonObject {
  const own_ = getOwnList(operation, 'parameters');
  const consumes = listOr(operation, document, 'consumes');
  const produces = listOr(operation, document, 'produces');
  const schemes = getOwnTexts(operation, 'schemes');
  const requestBody = convertBody(document, [...shared, ...own_], consumes);
  const {consumes: _, produces: __, schemes: ___, ...rest} = operation;
  return {
    ...rest,
    ...(own_.length > 0 && {parameters: own_.filter(each => !isBody(document, each)).map(convertParameter)}),
    ...(requestBody && {requestBody}),
    ...(schemes.length > 0 && {servers: convertServers(document, schemes)}),
    responses: convertResponses(document, pickResponses(document, operation), produces),
  };
}

/**
 * Returns an operation's responses. Applies the operation's `produces` to referenced responses, too (Swagger 2.0,
 * Operation Object).
 */
function pickResponses(document: JsonObject, operation: JsonObject): unknown {
  const responses = getOwn(operation, 'responses');
  if (!Object.hasOwn(operation, 'produces') || !isObject(responses)) return responses;
  return createObject(
    Object.entries(responses).map(([status, each]) => [status, dereference(document, each) ?? each] as const),
  );
}

function listOr(operation: JsonObject, document: JsonObject, key: string): readonly string[] {
  return Object.hasOwn(operation, key) ? getOwnTexts(operation, key) : getOwnTexts(document, key);
}

/** Returns a parameter. If the parameter is a reference, returns the target of the reference. */
function dereference(document: JsonObject, parameter: unknown): unknown {
  const ref = getOwnText(parameter, '$ref');
  if (!ref?.startsWith('#/')) return parameter;
  let found: {readonly value: unknown} | undefined = {value: document};
  for (const key of parsePointer(ref.slice(1))) found = found && step(found.value, key);
  return found?.value;
}

function isBody(document: JsonObject, parameter: unknown): boolean {
  const place = getOwn(dereference(document, parameter), 'in');
  return place === 'body' || place === 'formData';
}

function convertParameter(parameter: unknown): unknown {
  if (!isObject(parameter) || Object.hasOwn(parameter, '$ref')) return parameter;
  const place = getOwn(parameter, 'in');
  if (place === 'body' || place === 'formData' || Object.hasOwn(parameter, 'schema')) return parameter;
  const rest = Object.entries(parameter).filter(([key]) => !schemaKeys.includes(key) && key !== 'collectionFormat');
  const format = getOwn(parameter, 'collectionFormat');
  const example = omitUndefined({example: getOwn(parameter, 'x-example')});
  return {...example, ...createObject(rest), schema: pickSchema(parameter), ...convertCollectionFormat(format, place)};
}

/**
 * Converts `collectionFormat` to a style of OpenAPI 3.0. `tsv` has no equivalent and gets the private style
 * `tabDelimited`.
 */
function convertCollectionFormat(format: unknown, place: unknown): JsonObject {
  if (format === 'multi') return {style: 'form', explode: true};
  if (format === 'tsv') return {style: 'tabDelimited', explode: false};
  if (format === 'ssv') return {style: 'spaceDelimited', explode: false};
  if (format === 'pipes') return {style: 'pipeDelimited', explode: false};
  return place === 'query' ? {style: 'form', explode: false} : {};
}

function pickSchema(parameter: JsonObject): JsonObject {
  const entries = Object.entries(parameter).filter(([key]) => schemaKeys.includes(key));
  return createObject(entries.map(([key, value]) => (value === 'file' ? [key, 'string'] : [key, value])));
}

function convertBody(
  document: JsonObject,
  list: readonly unknown[],
  consumes: readonly string[],
): JsonObject | undefined {
  const parameters = list.map(each => dereference(document, each)).filter(isObject);
  // Use the last body parameter: the operation's parameters follow the path's and override them.
  const body = parameters.findLast(each => getOwn(each, 'in') === 'body');
  if (body) {
    const types = consumes.length > 0 ? consumes : ['application/json'];
    const media = omitUndefined({schema: getOwn(body, 'schema'), example: getOwn(body, 'x-example')});
    return {
      ...omitUndefined({description: getOwn(body, 'description'), required: getOwn(body, 'required')}),
      content: createObject(types.map(type => [type, media] as const)),
    };
  }
  const fields = parameters.filter(each => getOwn(each, 'in') === 'formData');
  if (fields.length === 0) return undefined;
  const hasFile = fields.some(each => getOwn(each, 'type') === 'file');
  const usual = hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  const types = consumes.filter(type => /form/.test(type));
  const named = fields.flatMap(each => {
    const name = getOwnText(each, 'name');
    return name === undefined ? [] : [[name, each] as const];
  });
  const required = named.filter(([, each]) => getOwn(each, 'required') === true).map(([name]) => name);
  const properties = named.map(([name, each]) => [name, buildFieldSchema(each)] as const);
  const schema = {type: 'object', properties: createObject(properties), ...(required.length > 0 && {required})};
  // Declare each list's separator: the default is a comma (Swagger 2.0, Parameter Object).
  const lists = named.filter(([, each]) => getOwn(each, 'type') === 'array');
  const encoding = createObject(
    lists.map(([name, each]) => [name, convertCollectionFormat(getOwn(each, 'collectionFormat'), 'query')] as const),
  );
  const media = {schema, ...(lists.length > 0 && {encoding})};
  return {
    ...(required.length > 0 && {required: true}),
    content: createObject((types.length > 0 ? types : [usual]).map(type => [type, media] as const)),
  };
}

function buildFieldSchema(field: JsonObject): JsonObject {
  const isFile = getOwn(field, 'type') === 'file';
  const about = omitUndefined({description: getOwn(field, 'description'), example: getOwn(field, 'x-example')});
  return {...pickSchema(field), ...(isFile && {format: 'binary'}), ...about};
}

function convertResponses(document: JsonObject, responses: unknown, produces: readonly string[]): unknown {
  if (!isObject(responses)) return responses;
  const inherited = produces.length > 0 ? produces : getOwnTexts(document, 'produces');
  return createObject(
    Object.entries(responses).map(([status, response]) => [status, convertResponse(response, inherited)] as const),
  );
}

function convertResponse(response: unknown, produces: readonly string[]): unknown {
  if (!isObject(response) || Object.hasOwn(response, '$ref')) return response;
  const {schema: stated, examples, headers, ...rest} = response;
  // The type `file` allows any content (Swagger 2.0, Response Object).
  const schema =
    getOwn(stated, 'type') === 'file'
      ? {...createObject(Object.entries(stated as object)), type: 'string', format: 'binary'}
      : stated;
  const byType = new Map(isObject(examples) ? Object.entries(examples) : []);
  const types = produces.length > 0 ? produces : [...byType.keys()];
  const all = types.length > 0 ? types : schema === undefined ? [] : ['application/json'];
  const content = all.map(type => [type, omitUndefined({schema, example: byType.get(type)})] as const);
  const hasContent = schema !== undefined || byType.size > 0;
  return {
    ...rest,
    ...(isObject(headers) && {
      headers: createObject(Object.entries(headers).map(([name, header]) => [name, convertParameter(header)] as const)),
    }),
    ...(hasContent && {content: createObject(content)}),
  };
}

function convertScheme(scheme: unknown): unknown {
  const type = getOwn(scheme, 'type');
  if (!isObject(scheme) || (type !== 'basic' && type !== 'oauth2')) return scheme;
  const description = omitUndefined({description: getOwn(scheme, 'description')});
  if (type === 'basic') return {type: 'http', scheme: 'basic', ...description};
  const names: Readonly<Record<string, string>> = {application: 'clientCredentials', accessCode: 'authorizationCode'};
  const flow = getOwnText(scheme, 'flow') ?? 'implicit';
  const {authorizationUrl, tokenUrl, scopes} = scheme;
  return {
    type,
    ...description,
    flows: createObject([
      [readOwn(names, flow) ?? flow, {...omitUndefined({authorizationUrl, tokenUrl}), scopes: scopes ?? {}}],
    ]),
  };
}
