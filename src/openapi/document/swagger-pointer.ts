import {getOwn, getOwnList, getOwnText, isObject} from '../../base/json.js';
import {joinPointer, parsePointer, splitPointer, step} from './pointer.js';

/** Position of a value in a Swagger 2.0 document while its keys are translated: the keys so far, and those left. */
interface Walk {
  readonly document: unknown;
  readonly at: readonly string[];
  readonly rest: readonly string[];
}

/** Finds a value by its keys. */
function findValue(document: unknown, keys: readonly string[]): unknown {
  let found: unknown = document;
  for (const key of keys) found = step(found, key)?.value;
  return found;
}

/** Follows a local `$ref` of a parameter or response, because the conversion inlines some of them. */
function followReference({document, at, rest}: Walk): Walk {
  const ref = rest.length > 0 ? getOwnText(findValue(document, at), '$ref') : undefined;
  return ref?.startsWith('#/') && rest[0] !== '$ref'
    ? {document, at: parsePointer(ref.slice(1)), rest}
    : {document, at, rest};
}

/** Translates the keys below a parameter or header: the conversion moves the keys of its type into `schema`. */
function translateParameter(walk: Walk): readonly string[] {
  const {document, at, rest} = followReference(walk);
  const [first, ...below] = rest;
  if (first === 'schema' && getOwn(findValue(document, at), 'schema') === undefined) return [...at, ...below];
  if (first === 'style' || first === 'explode') return [...at, 'collectionFormat'];
  return [...at, ...rest];
}

function isBody(parameter: unknown): boolean {
  return getOwn(parameter, 'in') === 'body' || getOwn(parameter, 'in') === 'formData';
}

/** Lists the parameters of a path or operation with their index, where references are followed. */
function listParameters(document: unknown, holder: readonly string[]) {
  return getOwnList(findValue(document, holder), 'parameters').map((written, index) => {
    const ref = getOwnText(written, '$ref');
    const parameter = ref?.startsWith('#/') ? findValue(document, parsePointer(ref.slice(1))) : written;
    return {parameter, keys: [...holder, 'parameters', String(index)]};
  });
}

/** Translates the keys below `parameters`, from which the conversion removes bodies. */
function translateParameters({document, at, rest: [index = '', ...rest]}: Walk): readonly string[] {
  const kept = listParameters(document, at).filter(({parameter}) => !isBody(parameter));
  const found = kept[Number(index)];
  return found ? translateParameter({document, at: found.keys, rest}) : [...at, 'parameters'];
}

/** Translates the keys below `requestBody`, which the conversion builds from parameters of the operation and path. */
function translateBody({document, at, rest}: Walk): readonly string[] {
  const all = [...listParameters(document, at.slice(0, -1)), ...listParameters(document, at)];
  const body = all.findLast(({parameter}) => getOwn(parameter, 'in') === 'body');
  const inside = rest[0] === 'content' ? rest.slice(2) : rest;
  if (body) {
    const keys = inside[0] === 'example' ? ['x-example', ...inside.slice(1)] : inside;
    return translateParameter({document, at: body.keys, rest: keys});
  }
  const [schema, properties, name, ...below] = inside;
  const field =
    schema === 'schema' && properties === 'properties' && all.find(({parameter}) => getOwn(parameter, 'name') === name);
  return field ? translateParameter({document, at: field.keys, rest: below}) : [...at, 'parameters'];
}

/** Translates the keys below a response, whose schema and examples the conversion repeats for each media type. */
function translateResponse(walk: Walk): readonly string[] {
  const {document, at, rest} = followReference(walk);
  const [first, type, key, ...below] = rest;
  if (first === 'headers' && type !== undefined)
    return translateParameter({document, at: [...at, 'headers', type], rest: rest.slice(2)});
  if (first !== 'content') return [...at, ...rest];
  if (key === 'schema') return [...at, 'schema', ...below];
  if (key === 'example' && type !== undefined) return [...at, 'examples', type, ...below];
  return getOwn(findValue(document, at), 'schema') === undefined ? at : [...at, 'schema'];
}

function translateOperation({document, at, rest}: Walk): readonly string[] {
  const [first, status, ...below] = rest;
  if (first === 'parameters' && status !== undefined) return translateParameters({document, at, rest: rest.slice(1)});
  if (first === 'requestBody') return translateBody({document, at, rest: rest.slice(1)});
  if (first === 'servers') return [...at, 'schemes'];
  if (first === 'responses' && status !== undefined)
    return translateResponse({document, at: [...at, 'responses', status], rest: below});
  return [...at, ...rest];
}

function translate(document: unknown, keys: readonly string[]): readonly string[] {
  const [first, second, third, ...rest] = keys;
  if (first === 'paths' && second !== undefined && third !== undefined) {
    const at = ['paths', second];
    if (third === 'parameters') return translateParameters({document, at, rest});
    return translateOperation({document, at: [...at, third], rest});
  }
  if (first === 'servers') return [getOwn(document, 'host') === undefined ? 'basePath' : 'host'];
  if (first === 'parameters' && second !== undefined)
    return translateParameter({document, at: ['parameters', second], rest: keys.slice(2)});
  if (first === 'responses' && second !== undefined)
    return translateResponse({document, at: ['responses', second], rest: keys.slice(2)});
  if (first !== 'components') return keys;
  if (second === 'securitySchemes') {
    const below = rest[0] === 'flows' ? rest.slice(2) : rest;
    return ['securityDefinitions', ...(third === undefined ? [] : [third]), ...below];
  }
  if (second === 'responses') return translate(document, keys.slice(1));
  return ['definitions', ...keys.slice(2)];
}

/**
 * Returns the pointer that a value has in a Swagger 2.0 document as its author wrote it, for a pointer in the form that
 * `upgradeSwagger` returns.
 */
export function toSwaggerPointer(document: unknown, pointer: string): string {
  if (!isObject(document)) return pointer;
  return translate(document, splitPointer(pointer)).reduce(joinPointer, '');
}
