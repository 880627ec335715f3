import {getOwn, getOwnText, isObject, isTrue} from '../base/json.js';
import {omitUndefined} from '../base/omit-undefined.js';
import {getChild, getChildren, type Located} from '../openapi/document/located.js';
import type {SchemaSide} from '../openapi/schema/build-schema-rows.js';
import {buildLayers, findHolder, findSchemaUnder, type Layers, readLayerText} from './layers.js';
import type {AsyncMessage, MessageExample} from './model.js';
import {readDocsLink, readProtocolBindings, readTags} from './read-parts.js';
import {addSchema, type ReadingState} from './reading.js';

/** Matches media types of schemas that are JSON Schema, or similar enough to be rendered like it. */
const jsonSchemas = /^application\/(?:vnd\.aai\.asyncapi|schema\+(?:json|yaml)|vnd\.oai\.openapi)/i;

/** Reads a message with its traits. `key` is its name in the document. */
export function readMessage(reading: ReadingState, node: Located, key: string, side: SchemaSide): AsyncMessage {
  const layers = buildLayers(reading, node);
  const headers = findSchemaUnder(reading, layers, 'headers');
  const {contentType} = reading;
  return {
    name: readLayerText(layers, 'name') ?? key,
    contentType: readLayerText(layers, 'contentType') ?? contentType,
    deprecated: layers.some(({value}) => isTrue(value, 'deprecated')),
    tags: readTags(reading, layers),
    examples: readExamples(layers),
    ...omitUndefined({
      title: readLayerText(layers, 'title'),
      summary: readLayerText(layers, 'summary'),
      description: readLayerText(layers, 'description'),
      headers: headers && addSchema(reading, readSchemaAndFormat(reading, headers).schema ?? headers, side),
      externalDocs: readDocsLink(reading.follow, layers),
      correlationId: readCorrelation(reading, layers),
    }),
    ...readPayload(reading, layers, side),
    bindings: readProtocolBindings(reading, layers, side),
  };
}

function readPayload(
  reading: ReadingState,
  layers: Layers,
  side: SchemaSide,
): Pick<AsyncMessage, 'payload' | 'foreignPayload'> | undefined {
  const holder = findHolder(layers, 'payload');
  const payload = holder && getChild(holder, 'payload');
  if (!payload) return undefined;
  const {schema, format = readLayerText(layers, 'schemaFormat')} = readSchemaAndFormat(reading, payload);
  const shown = schema ?? payload;
  if (format !== undefined && !jsonSchemas.test(format))
    return {foreignPayload: {format, value: reading.follow(shown)?.value ?? shown.value}};
  if (isObject(shown.value) || typeof shown.value === 'boolean') return {payload: addSchema(reading, shown, side)};
  reading.problems.push({
    code: 'spec-shape',
    level: 'warning',
    message: `The payload of ${readLayerText(layers, 'name') ?? 'a message'} is ${JSON.stringify(shown.value)?.slice(0, 60)}, not a schema.`,
    fix: 'write an object, such as {"type": "object"}.',
    at: shown,
  });
  return undefined;
}

/** Returns the schema and its format. In 3.x, a Multi Format Schema Object contains both. */
function readSchemaAndFormat(
  {isThree, follow}: ReadingState,
  node: Located,
): {readonly schema?: Located; readonly format?: string} {
  const found = isThree ? follow(node) : undefined;
  const format = getOwnText(found?.value, 'schemaFormat');
  const schema = found && format !== undefined ? getChild(found, 'schema') : undefined;
  return omitUndefined({schema, format: schema && format});
}

function readCorrelation({follow}: ReadingState, layers: Layers): AsyncMessage['correlationId'] {
  const holder = findHolder(layers, 'correlationId');
  const id = holder && follow(getChild(holder, 'correlationId'));
  if (!id || !isObject(id.value)) return undefined;
  return omitUndefined({location: getOwnText(id.value, 'location'), description: getOwnText(id.value, 'description')});
}

function readExamples(layers: Layers): readonly MessageExample[] {
  const holder = findHolder(layers, 'examples');
  if (!holder) return [];
  return getChildren(holder, 'examples').flatMap(([, {value}], index, all) => {
    if (!isObject(value)) return [];
    return [
      {
        name: getOwnText(value, 'name') ?? (all.length > 1 ? String(index + 1) : ''),
        ...omitUndefined({
          summary: getOwnText(value, 'summary'),
          payload: getOwn(value, 'payload'),
          headers: getOwn(value, 'headers'),
        }),
      },
    ];
  });
}
