import {formatJson, isEqualJson} from '../../base/exact-json.js';
import {readOwn} from '../../base/read-own.js';
import {isContainer, isInteger, isNumber, toNumber} from '../../base/written-number.js';
import {toPlainValue} from '../../openapi/operation/parameter-style.js';
import type {Constraint} from '../../openapi/schema/read-schema-facts.js';
import {buildItemField, type Field, isFileField, isFileValue} from './field.js';
import type {RequestForm} from './request-form.js';
import {type FormValues, toBodyData} from './values.js';

/**
 * A form value that violates the API document. Readers can still send it. `word` is a JSON Schema keyword, `required`,
 * `file`, or `type`, and `limit` is the value of that keyword.
 */
export interface FormWarning {
  /** Key of a parameter, or `body`. */
  readonly at: string;
  readonly path: readonly (string | number)[];
  readonly word: string;
  /** Value of the keyword. A list contains the allowed values. */
  readonly limit: string | readonly string[];
}

const MAX_WARNINGS = 50;

/** Returns the form values that the document does not allow, at most fifty. */
export function checkValues(form: RequestForm, values: FormValues): readonly FormWarning[] {
  const found: FormWarning[] = [];
  for (const {key, field, required, in: place, mayBeEmpty, proposed} of form.parameters) {
    const {isSent = false, value} = values.parameters.get(key) ?? {};
    const isEmpty = value === undefined || value === '';
    // An empty text that the document proposes is a value (JSON Schema 2020-12, Validation, section 6.1.1).
    const isValue = mayBeEmpty || (value === '' && proposed?.value === '');
    if (required && (!isSent || (isEmpty && !isValue))) found.push({at: key, path: [], word: 'required', limit: ''});
    else if (isSent && !isEmpty) check(found, key, [], field, value);
    // Warn about a dot segment in a path: it would change the path of the URL (security rule D5).
    if (place === 'path' && (value === '.' || value === '..'))
      found.push({at: key, path: [], word: 'segment', limit: ''});
  }
  const body = values.mediaType === undefined ? undefined : values.bodies.get(values.mediaType);
  const {field, kind} = form.bodies.find(({type}) => type === values.mediaType) ?? {};
  const given = body && (kind === 'json' || 'value' in body) ? toBodyData(body) : undefined;
  if (values.isWithoutBody) {
    if (form.bodyRequired) found.push({at: 'body', path: [], word: 'required', limit: ''});
  } else if (field && given) {
    if (given.value !== undefined) {
      check(found, 'body', [], field, given.value);
      if (kind === 'form' || kind === 'multipart') checkSentLists(found, field, given.value);
    } else if (form.bodyRequired) found.push({at: 'body', path: [], word: 'required', limit: ''});
  }
  return found;
}

function check(found: FormWarning[], at: string, path: FormWarning['path'], field: Field, value: unknown): void {
  if (found.length >= MAX_WARNINGS) return;
  const warn = (word: string, limit: FormWarning['limit'] = '') => found.push({at, path, word, limit});
  if (value === null) {
    if (!field.nullable && field.kind !== 'json') warn('type', field.type);
    return;
  }
  if (field.kind === 'enum') {
    const same = (field.values ?? []).some(each => isEqualJson(each, value));
    // Compare as text in paths and queries, which have no other type: `1` equals the number 1.
    if (!same && !(field.values ?? []).some(each => String(each) === value))
      warn('enum', (field.values ?? []).map(toPlainValue));
    return;
  }
  if (!isOfKind(field, value)) {
    // Warn if a file field still has its placeholder: the reader has not chosen a file.
    if (field.kind === 'file') warn('file');
    else warn('type', field.type);
    return;
  }
  for (const constraint of field.constraints) if (!holds(constraint, value)) warn(constraint.word, constraint.value);
  if (field.kind === 'object') checkObject(found, at, path, field, value as object);
  if (field.kind === 'array' && Array.isArray(value))
    for (const [index, each] of value.entries()) {
      const item = buildItemField(field, index);
      if (item) check(found, at, [...path, index], item, each);
    }
  if (field.kind === 'variants') {
    const variant = findMatchingVariant(field, value);
    if (variant) check(found, at, path, variant, value);
  }
}

function checkObject(found: FormWarning[], at: string, path: FormWarning['path'], field: Field, value: object): void {
  const entries = new Map<string, unknown>(Object.entries(value));
  for (const {name, required, field: inner} of field.properties ?? []) {
    if (entries.has(name)) check(found, at, [...path, name], inner, entries.get(name));
    else if (required && found.length < MAX_WARNINGS)
      found.push({at, path: [...path, name], word: inner.kind === 'file' ? 'file' : 'required', limit: ''});
  }
}

/** Warns about required lists without items: a form sends its lists item by item, so it sends nothing of them. */
function checkSentLists(found: FormWarning[], {properties = []}: Field, value: unknown): void {
  const entries = new Map<string, unknown>(isContainer(value) ? Object.entries(value) : []);
  for (const {name, required, field} of properties) {
    const list = entries.get(name);
    if (!required || !Array.isArray(list) || list.length > 0 || found.length >= MAX_WARNINGS) continue;
    found.push({at: 'body', path: [name], word: isFileField(field) ? 'file' : 'required', limit: ''});
  }
}

function isOfKind({kind, integer}: Field, value: unknown): boolean {
  if (kind === 'text') return typeof value === 'string';
  if (kind === 'number') return isNumber(value) && (!integer || isInteger(value));
  if (kind === 'boolean') return typeof value === 'boolean';
  if (kind === 'array') return Array.isArray(value);
  if (kind === 'object') return isContainer(value) && !Array.isArray(value);
  return kind === 'file' ? isFileValue(value) : true;
}

/**
 * Returns the variant that a value matches. This is the first with equal discriminator and `const` values, or else the
 * first whose required properties are present.
 */
export function findMatchingVariant(field: Field, value: unknown): Field | undefined {
  return field.variants?.[findVariantIndex(field, value)]?.field;
}

/** Returns the index of the variant that a value matches. For `null`, returns the index after the last variant. */
export function findVariantIndex({variants = [], nullable}: Field, value: unknown): number {
  if (value === null && nullable) return variants.length;
  const given = new Map(isContainer(value) ? Object.entries(value) : []);
  const marked = variants.findIndex(({marks, also}) => {
    const entries = Object.entries(marks);
    const accepts = (name: string, mark: unknown) =>
      [mark, ...(also?.name === name ? also.values : [])].some(each => isEqualJson(given.get(name), each));
    return entries.length > 0 && entries.every(([name, mark]) => accepts(name, mark));
  });
  if (marked !== -1) return marked;
  const fitting = variants.findIndex(({field, marks}) => {
    if (Object.keys(marks).length > 0) return false;
    if (field.kind !== 'object') return value !== undefined && field.kind !== 'json' && isOfKind(field, value);
    return given.size > 0 && (field.properties ?? []).every(({name, required}) => !required || given.has(name));
  });
  return Math.max(0, fitting);
}

/**
 * Returns whether a value meets a constraint. Skips `pattern`, because an expression from a document can run for years
 * (security rule B5).
 */
function holds({word, value: limit}: Constraint, value: unknown): boolean {
  const bound = Number(limit);
  const number = toNumber(value);
  const length = typeof value === 'string' ? [...value].length : undefined;
  const count = Array.isArray(value) ? value.length : undefined;
  const size = isContainer(value) && !Array.isArray(value) ? Object.keys(value).length : undefined;
  const atLeast = (given: number | undefined) => given === undefined || given >= bound;
  const atMost = (given: number | undefined) => given === undefined || given <= bound;
  const tests: Readonly<Record<string, () => boolean>> = {
    minimum: () => atLeast(number),
    maximum: () => atMost(number),
    exclusiveMinimum: () => number === undefined || number > bound,
    exclusiveMaximum: () => number === undefined || number < bound,
    // Tolerate the rounding errors of decimal numbers.
    multipleOf: () => number === undefined || Math.abs(number / bound - Math.round(number / bound)) < 1e-9,
    minLength: () => atLeast(length),
    maxLength: () => atMost(length),
    minItems: () => atLeast(count),
    maxItems: () => atMost(count),
    minProperties: () => atLeast(size),
    maxProperties: () => atMost(size),
    uniqueItems: () => !Array.isArray(value) || new Set(value.map(each => formatJson(each))).size === value.length,
  };
  return readOwn(tests, word)?.() ?? true;
}
