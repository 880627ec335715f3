import type {ValuePath} from '../../base/format-keys.js';
import {getOwnEntries, getOwnList, getOwnText} from '../../base/json.js';
import {tryParseJson} from '../../config/parse-json.js';
import {splitPointer} from '../../openapi/document/pointer.js';
import {getValueAt} from './edit-value.js';
import {buildItemField, type Field} from './field.js';
import type {RequestForm} from './request-form.js';
import {type FormValues, toBodyData} from './values.js';

/** Complaint of a response about one value of its request. */
export interface RejectedValue {
  /** Key of a parameter, or `body`. */
  readonly at: string;
  readonly path: ValuePath;
  /** Text of the server. Untrusted. */
  readonly text: string;
  /** The value that was sent. After an edit, the text no longer applies. */
  readonly value: unknown;
}

const MAX_FAULTS = 20;
const MAX_TEXT = 300;
const MAX_BYTES = 200_000;
/** Keys with the location of a value: RFC 9457, section 3, and JSON:API, FastAPI, and other frameworks. */
const locationKeys = ['pointer', 'field', 'loc', 'path', 'name', 'param', 'parameter', 'property'] as const;
const textKeys = ['detail', 'message', 'msg', 'reason', 'title'] as const;

/** Finds the values of a request that a 400 or 422 response complains about. */
export function findRejectedValues(
  {status, body}: {readonly status: number; readonly body: Uint8Array},
  form: RequestForm,
  values: FormValues,
): readonly RejectedValue[] {
  if ((status !== 400 && status !== 422) || body.length > MAX_BYTES) return [];
  const found: RejectedValue[] = [];
  for (const [steps, text] of listComplaints(tryParseJson(new TextDecoder().decode(body))?.value)) {
    const target = findTarget(steps, form, values);
    if (target && text && found.length < MAX_FAULTS)
      found.push({...target, text: text.slice(0, MAX_TEXT), value: getSentValue(values, target)});
  }
  return found;
}

/** Returns the value that a form has at a location. */
export function getSentValue(
  {parameters, bodies, mediaType}: FormValues,
  {at, path}: Omit<RejectedValue, 'text' | 'value'>,
) {
  const body = bodies.get(mediaType ?? '');
  return at === 'body' ? getValueAt(body && toBodyData(body)?.value, path) : parameters.get(at)?.value;
}

/** Lists locations with their texts, from a list (RFC 9457, FastAPI) or from texts by field name (Rails, ASP.NET). */
function listComplaints(json: unknown): readonly (readonly [steps: readonly string[], text: string])[] {
  const listed = [...getOwnList(json, 'errors'), ...getOwnList(json, 'detail')].map(
    each => [readLocation(each), textKeys.map(key => getOwnText(each, key)).find(Boolean) ?? ''] as const,
  );
  const named = getOwnEntries(json, 'errors').map(([name, texts]) => {
    const all = (Array.isArray(texts) ? texts : [texts]).filter(each => typeof each === 'string');
    return [splitLocation(name), all.join(' ')] as const;
  });
  return [...listed, ...named];
}

function readLocation(complaint: unknown): readonly string[] {
  for (const key of locationKeys) {
    const list = getOwnList(complaint, key).filter(each => typeof each === 'string' || typeof each === 'number');
    if (list.length > 0) return list.map(String);
    const text = getOwnText(complaint, key);
    if (text !== undefined) return splitLocation(text);
  }
  return [];
}

/** Splits a JSON pointer, or names with dots and brackets: `items[0].sku`. */
function splitLocation(text: string): readonly string[] {
  const [, pointer] = /^#?(\/.*)$/s.exec(text) ?? [];
  if (pointer !== undefined) return splitPointer(pointer);
  return text.split(/[.[\]]+/).filter(each => each !== '' && each !== '$');
}

/** Finds a location in the body or among the parameters. The first step can name the place: `body`, `query`. */
function findTarget(steps: readonly string[], form: RequestForm, {mediaType}: FormValues) {
  const [first = '', ...rest] = steps;
  const isPlaced = /^(?:body|query|path|header|cookie)$/.test(first) && rest.length > 0;
  const names = isPlaced ? rest : steps;
  const {field} = form.bodies.find(({type}) => type === mediaType) ?? {};
  const path = (!isPlaced || first === 'body') && field && names.length > 0 ? toPath(field, names) : undefined;
  if (path) return {at: 'body', path};
  const parameter = form.parameters.find(
    ({name, in: place}) => names.length === 1 && name === names[0] && (!isPlaced || place === first),
  );
  return parameter && {at: parameter.key, path: []};
}

/** Converts names to a path of the form. Undefined if the form has no such field. ASP.NET writes names in upper case. */
function toPath(field: Field, [name, ...rest]: readonly string[]): ValuePath | undefined {
  if (name === undefined) return [];
  const index = field.kind === 'array' && /^\d{1,4}$/.test(name) ? Number(name) : undefined;
  const property =
    field.properties?.find(each => each.name === name) ??
    field.properties?.find(each => each.name.toLowerCase() === name.toLowerCase());
  const inner = index === undefined ? property?.field : buildItemField(field, index);
  const path = inner && toPath(inner, rest);
  return path && [index ?? property?.name ?? name, ...path];
}
