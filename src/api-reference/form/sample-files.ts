import {createObject, getOwn, isObject} from '../../base/json.js';
import {isContainer} from '../../base/written-number.js';
import {FILE_PLACEHOLDER} from '../../openapi/request/file-placeholder.js';
import {buildItemField, type Field, isFileField} from './field.js';
import type {RequestForm} from './request-form.js';
import type {FormValues} from './values.js';

/**
 * Returns values for code samples: a required file has the placeholder of the documented sample until the reader
 * chooses one. Otherwise its part would leave the sample with the first edit of another value.
 */
export function fillSampleFiles(values: FormValues, {bodies, bodyRequired}: RequestForm): FormValues {
  const {mediaType} = values;
  const documented = bodies.find(({type}) => type === mediaType);
  const body = values.bodies.get(mediaType ?? '');
  if (!documented || !body || !('value' in body)) return values;
  const {kind, field, examples} = documented;
  const filled =
    kind === 'multipart'
      ? fillParts(field, body.value, examples[0]?.value)
      : kind === 'binary' && bodyRequired
        ? (body.value ?? FILE_PLACEHOLDER)
        : body.value;
  if (filled === body.value) return values;
  return {...values, bodies: new Map([...values.bodies, [documented.type, {value: filled}]])};
}

function fillParts(field: Field, value: unknown, example: unknown): unknown {
  if (Array.isArray(value)) {
    const isLeftOut = (each: unknown, at: number) => each === null && buildItemField(field, at)?.kind === 'file';
    return value.some(isLeftOut) ? value.map((each, at) => (isLeftOut(each, at) ? FILE_PLACEHOLDER : each)) : value;
  }
  if (!isContainer(value)) return value;
  const properties = field.properties ?? [];
  const missing = properties.filter(
    ({name, required, field: part}) => required && isFileField(part) && isEmpty(getOwn(value, name)),
  );
  if (missing.length === 0) return value;
  const files = missing.map(({name, field: part}) => {
    const placeholder = isObject(example) ? getOwn(example, name) : undefined;
    return [name, placeholder ?? (part.kind === 'file' ? FILE_PLACEHOLDER : [FILE_PLACEHOLDER])] as const;
  });
  const parts = new Map<string, unknown>([...Object.entries(value), ...files]);
  // Keep the order of the documented sample.
  const names = new Set([...properties.map(({name}) => name).filter(name => parts.has(name)), ...parts.keys()]);
  return createObject([...names].map(name => [name, parts.get(name)] as const));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
