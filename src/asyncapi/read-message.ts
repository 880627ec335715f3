import {definedOnly} from '../base/defined-only.js';
import {isObject, isTrue, own, ownText} from '../base/json.js';
import {childOf, childrenOf, type Located} from '../openapi/document/located.js';
import type {Side} from '../openapi/schema/schema-rows.js';
import {findSchemaUnder, holderOf, type Layers, layersOf, readLayerText} from './layers.js';
import type {AsyncMessage, MessageExample} from './model.js';
import {docsOf, readProtocolBindings, readTags} from './read-parts.js';
import {numbered, type Reading} from './reading.js';

/** Matches media types of schemas that are JSON Schema, or similar enough to be rendered like it. */
const jsonSchemas = /^application\/(?:vnd\.aai\.asyncapi|schema\+(?:json|yaml)|vnd\.oai\.openapi)/i;

/** Reads a message with its traits. `key` is its name in the document. */
export function readMessage(reading: Reading, node: Located, key: string, side: Side): AsyncMessage {
  const layers = layersOf(reading, node);
  const headers = findSchemaUnder(reading, layers, 'headers');
  const {contentType} = reading;
  return {
    name: readLayerText(layers, 'name') ?? key,
    contentType: readLayerText(layers, 'contentType') ?? contentType,
    deprecated: layers.some(({value}) => isTrue(value, 'deprecated')),
    tags: readTags(reading, layers),
    examples: readExamples(layers),
    ...definedOnly({
      title: readLayerText(layers, 'title'),
      summary: readLayerText(layers, 'summary'),
      description: readLayerText(layers, 'description'),
      headers: headers && numbered(reading, schemaOfFormat(reading, headers).schema ?? headers, side),
      externalDocs: docsOf(reading.follow, layers),
      correlationId: readCorrelation(reading, layers),
    }),
    ...readPayload(reading, layers, side),
    bindings: readProtocolBindings(reading, layers, side),
  };
}

function readPayload(
  reading: Reading,
  layers: Layers,
  side: Side,
): Pick<AsyncMessage, 'payload' | 'foreignPayload'> | undefined {
  const holder = holderOf(layers, 'payload');
  const payload = holder && childOf(holder, 'payload');
  if (!payload) return undefined;
  const {schema, format = readLayerText(layers, 'schemaFormat')} = schemaOfFormat(reading, payload);
  const shown = schema ?? payload;
  if (format !== undefined && !jsonSchemas.test(format))
    return {foreignPayload: {format, value: reading.follow(shown)?.value ?? shown.value}};
  if (isObject(shown.value) || typeof shown.value === 'boolean') return {payload: numbered(reading, shown, side)};
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
function schemaOfFormat(
  {isThree, follow}: Reading,
  node: Located,
): {readonly schema?: Located; readonly format?: string} {
  const found = isThree ? follow(node) : undefined;
  const format = ownText(found?.value, 'schemaFormat');
  const schema = found && format !== undefined ? childOf(found, 'schema') : undefined;
  return definedOnly({schema, format: schema && format});
}

function readCorrelation({follow}: Reading, layers: Layers): AsyncMessage['correlationId'] {
  const holder = holderOf(layers, 'correlationId');
  const id = holder && follow(childOf(holder, 'correlationId'));
  if (!id || !isObject(id.value)) return undefined;
  return definedOnly({location: ownText(id.value, 'location'), description: ownText(id.value, 'description')});
}

function readExamples(layers: Layers): readonly MessageExample[] {
  const holder = holderOf(layers, 'examples');
  if (!holder) return [];
  return childrenOf(holder, 'examples').flatMap(([, {value}], index, all) => {
    if (!isObject(value)) return [];
    return [
      {
        name: ownText(value, 'name') ?? (all.length > 1 ? String(index + 1) : ''),
        ...definedOnly({
          summary: ownText(value, 'summary'),
          payload: own(value, 'payload'),
          headers: own(value, 'headers'),
        }),
      },
    ];
  });
}
