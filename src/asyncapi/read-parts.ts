import {getOwnText, isObject} from '../base/json.js';
import {omitUndefined} from '../base/omit-undefined.js';
import {type ExternalDocs, readExternalDocs} from '../openapi/document/document-info.js';
import {getChild, getChildren, type Located} from '../openapi/document/located.js';
import type {SchemaSide} from '../openapi/schema/build-schema-rows.js';
import {findHolder, type Layers, readLayerMembers} from './layers.js';
import type {AsyncTag, ProtocolBinding} from './model.js';
import {addSchema, type ReadingState} from './reading.js';

/** Fields of bindings that contain a schema, by protocol. All other fields are data. */
const schemaFields: Readonly<Record<string, readonly string[]>> = {
  ws: ['query', 'headers'],
  http: ['query', 'headers'],
  kafka: ['key', 'groupId', 'clientId'],
  anypointmq: ['headers'],
  mqtt: ['correlationData'],
  mqtt5: ['correlationData'],
};

export function readProtocolBindings(
  reading: ReadingState,
  layers: Layers,
  side: SchemaSide,
): readonly ProtocolBinding[] {
  return [...readLayerMembers(reading, layers, 'bindings')].flatMap(([protocol, node]) => {
    const binding = reading.follow(node);
    if (protocol.startsWith('x-') || !binding || !isObject(binding.value)) return [];
    const fields = Object.hasOwn(schemaFields, protocol) ? (schemaFields[protocol] ?? []) : [];
    const schemas: ProtocolBinding['schemas'][number][] = [];
    const data: ProtocolBinding['data'][number][] = [];
    for (const [name, value] of Object.entries(binding.value)) {
      const schema = fields.includes(name) && isObject(value) ? getChild(binding, name) : undefined;
      if (schema) schemas.push([name, addSchema(reading, schema, side)]);
      // Skip `bindingVersion`, which is the version of the binding format, not of the protocol.
      else if (name !== 'bindingVersion') data.push([name, value]);
    }
    return [{protocol, schemas, data}];
  });
}

/** Returns the tags of a message or operation. In 3.x, a tag can be a reference. */
export function readTags({follow}: Pick<ReadingState, 'follow'>, layers: Layers): readonly AsyncTag[] {
  const holder = findHolder(layers, 'tags');
  if (!holder) return [];
  return getChildren(holder, 'tags').flatMap(([, each]) => {
    const tag = follow(each);
    const name = getOwnText(tag?.value, 'name');
    if (!tag || name === undefined) return [];
    return [
      {
        name,
        ...omitUndefined({
          description: getOwnText(tag.value, 'description'),
          externalDocs: readDocsLink(follow, [tag]),
        }),
      },
    ];
  });
}

/** Returns `externalDocs`, which can be a reference in 3.x. */
export function readDocsLink(follow: ReadingState['follow'], layers: Layers): ExternalDocs | undefined {
  const holder = findHolder(layers, 'externalDocs');
  const docs: Located | undefined = holder && follow(getChild(holder, 'externalDocs'));
  return docs && readExternalDocs({externalDocs: docs.value});
}
