import {parameterName, type StyleCase, styleCases, stylePath} from './style-cases.js';

/**
 * Returns an API document with one operation for each parameter style. Each operation responds with the received
 * request.
 */
export function styleDocument(origin: string): object {
  const locations = ['path', 'query', 'header', 'cookie'];
  return {
    // OpenAPI 3.2 introduced `style: cookie`.
    openapi: '3.2.0',
    info: {
      title: 'Parameter styles',
      version: '1.0.0',
      description:
        'One operation for each way to write a parameter. The example is a value, and the description says what must arrive for it. Every answer says what did arrive.',
    },
    servers: [{url: origin}],
    tags: locations.map(location => ({name: location, description: `Parameters in the ${location}.`})),
    paths: Object.fromEntries(styleCases.map(each => [stylePath(each), {get: operationOf(each)}])),
  };
}

function operationOf(each: StyleCase): object {
  const {id, location, raw, note} = each;
  const arrives = raw === '' ? 'Nothing is sent.' : `What must arrive: \`${raw}\``;
  return {
    operationId: id,
    summary: summaryOf(each),
    description: note === undefined ? arrives : `${arrives}\n\n${note}`,
    tags: [location],
    parameters: [parameterOf(each)],
    responses: {200: {description: 'What arrived.', content: {'application/json': {schema: {type: 'object'}}}}},
  };
}

function summaryOf({style, explode, content, id, location}: StyleCase): string {
  const prefix = `${location}-${style ?? 'content'}-`;
  const rest = (id.startsWith(prefix) ? id.slice(prefix.length) : id.slice(location.length + 1))
    .replace(/-?exploded/, '')
    .replaceAll('-', ' ');
  return `${style ?? content}, ${rest}${explode ? ', exploded' : ''}`;
}

function parameterOf(each: StyleCase): object {
  const {location, style, explode, content, allowReserved, allowEmptyValue} = each;
  const described = {name: parameterName(each), in: location, required: location === 'path'};
  if (content !== undefined) return {...described, content: {[content]: {schema: schemaOf(each), example: each.value}}};
  return {
    ...described,
    style,
    explode,
    ...(allowReserved !== undefined && {allowReserved}),
    ...(allowEmptyValue !== undefined && {allowEmptyValue}),
    schema: schemaOf(each),
    example: each.value,
  };
}

function schemaOf({type, value}: StyleCase): object {
  if (type === 'array') return {type, items: {type: 'string'}};
  if (type !== 'object') return {type};
  const properties = Object.entries(value as object).map(([name, part]) => [name, shapeOf(part)]);
  return {type, properties: Object.fromEntries(properties)};
}

function shapeOf(value: unknown): object {
  if (Array.isArray(value)) return {type: 'array', items: {type: 'string'}};
  if (typeof value !== 'object' || value === null) return {type: typeof value};
  const properties = Object.entries(value).map(([name, part]) => [name, shapeOf(part)]);
  return {type: 'object', properties: Object.fromEntries(properties)};
}
