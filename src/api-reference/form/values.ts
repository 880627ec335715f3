import {formatJson, parseJson} from '../../base/exact-json.js';
import {createObject} from '../../base/json.js';
import {isContainer} from '../../base/written-number.js';
import {FILE_PLACEHOLDER} from '../../openapi/request/file-placeholder.js';
import type {RequestValues} from '../../openapi/request/request.js';
import {buildItemField, type Field} from './field.js';
import type {FormBody, FormParameter, RequestForm} from './request-form.js';

/** The reader's inputs and choices in a request form. */
export interface FormValues {
  readonly parameters: ReadonlyMap<string, ParameterValue>;
  readonly mediaType?: string;
  /** Concrete media types for documented ranges. */
  readonly sentTypes?: ReadonlyMap<string, string>;
  /** Bodies by media type, so that switching between types loses no input. */
  readonly bodies: ReadonlyMap<string, BodyValue>;
  /** True if the request is sent without its body. */
  readonly isWithoutBody: boolean;
  /** Media type to request for the response (`Accept`). */
  readonly accept?: string;
  readonly signInIndex: number;
}

export interface ParameterValue {
  /** True if the parameter is sent. A parameter that is not sent still stores its value. */
  readonly isSent: boolean;
  readonly value: unknown;
}

/** A body as data, or as text that is sent verbatim. */
export type BodyValue = {readonly value: unknown} | {readonly text: string};

/** Returns a body as data. Parses text as JSON. Undefined if the text is invalid. */
export function toBodyData(body: BodyValue): {readonly value: unknown} | undefined {
  if ('value' in body) return body;
  try {
    return {value: parseJson(body.text)};
  } catch {
    return undefined;
  }
}

/** Returns the initial values of a form: those that the document suggests. Only required parameters are sent. */
export function buildInitialValues(form: RequestForm): FormValues {
  const [first] = form.bodies;
  const preferred = form.bodies.find(({kind}) => kind === 'json') ?? first;
  return {
    parameters: new Map(form.parameters.map(each => [each.key, buildInitialParameter(each)])),
    bodies: new Map(form.bodies.map(each => [each.type, buildBody(each)])),
    isWithoutBody: !form.bodyRequired && isWithoutBodyAtFirst(form),
    // Select the first requirement that names a scheme, even if authentication is optional.
    signInIndex: Math.max(
      0,
      form.ways.findIndex(signIn => signIn.length > 0),
    ),
    ...(preferred && {mediaType: preferred.type}),
  };
}

/**
 * Returns form values after the document changed. Preserves typed values whose field still exists, and replaces
 * untouched suggestions with new ones.
 */
export function transferValues(values: FormValues, before: RequestForm, form: RequestForm): FormValues {
  const proposed = buildInitialValues(before);
  const fresh = buildInitialValues(form);
  const carry = <T>(of: (from: FormValues) => ReadonlyMap<string, T>) =>
    new Map(
      [...of(fresh)].map(([key, value]) => {
        const now = of(values).get(key);
        const isTyped = now !== undefined && formatJson(now) !== formatJson(of(proposed).get(key));
        return [key, isTyped ? now : value];
      }),
    );
  const bodies = carry(from => from.bodies);
  const isChosen = values.mediaType !== undefined && bodies.has(values.mediaType);
  const accept = form.accepts.find(type => type === values.accept);
  return {
    ...fresh,
    parameters: carry(from => from.parameters),
    bodies,
    ...(values.sentTypes && {sentTypes: values.sentTypes}),
    ...(isChosen && {mediaType: values.mediaType as string}),
    ...(accept !== undefined && {accept}),
    isWithoutBody: values.isWithoutBody === proposed.isWithoutBody ? fresh.isWithoutBody : values.isWithoutBody,
    signInIndex: values.signInIndex < form.ways.length ? values.signInIndex : fresh.signInIndex,
  };
}

/** Returns whether the form starts without a body: browsers do not send one with these methods (Fetch Standard). */
function isWithoutBodyAtFirst({method}: RequestForm): boolean {
  return ['GET', 'HEAD'].includes(method);
}

function buildInitialParameter({required, proposed}: FormParameter): ParameterValue {
  return {isSent: required, value: proposed?.value};
}

/** Returns the body from a named example, or from the first example. */
export function buildBody({kind, field, examples}: FormBody, name?: string): BodyValue {
  const chosen = examples.find(each => each.name === name) ?? examples[0];
  if (chosen?.text !== undefined) return {text: chosen.text};
  const value = chosen?.value;
  // Send text that looks like JSON verbatim, and all text of other formats.
  if (kind === 'json' && typeof value === 'string' && /^\s*[{[]/.test(value)) return {text: value};
  if (kind === 'text' || kind === 'xml') return {text: ''};
  // Leave files empty: an example cannot replace a file.
  return {value: kind === 'multipart' ? withoutExampleFiles(field, value) : kind === 'binary' ? undefined : value};
}

function withoutExampleFiles(field: Field, value: unknown): unknown {
  const isFile = (each: unknown, at?: Field) => each === FILE_PLACEHOLDER || at?.kind === 'file';
  // Replace a file in a list with `null`: removing it would change the index of the parts after it.
  if (Array.isArray(value)) return value.map((each, at) => (isFile(each, buildItemField(field, at)) ? null : each));
  if (!isContainer(value)) return value;
  const remaining = Object.entries(value).flatMap(([name, each]): [string, unknown][] => {
    const inner = field.properties?.find(property => property.name === name)?.field ?? field.additional;
    if (isFile(each, inner)) return [];
    return [[name, Array.isArray(each) ? each.filter(item => !isFile(item, inner?.items)) : each]];
  });
  return createObject(remaining);
}

/** Returns the form values as input for the request builder. */
export function toRequestValues(values: FormValues, server: string): RequestValues {
  const {parameters, mediaType, sentTypes, bodies, isWithoutBody, accept, signInIndex} = values;
  const contentType = sentTypes?.get(mediaType ?? '')?.trim();
  // Omit `null` outside paths (RFC 6570, section 2.3): `limit=null` would send a text.
  const sent = [...parameters].filter(([key, {isSent, value}]) => isSent && !(value === null && !/^path /.test(key)));
  const body = mediaType === undefined || isWithoutBody ? undefined : bodies.get(mediaType);
  const hasBody = body && ('text' in body || body.value !== undefined);
  return {
    server,
    signInIndex,
    // Send a parameter without a value as an empty text.
    parameters: new Map(sent.map(([key, {value}]) => [key, value ?? ''])),
    ...(mediaType !== undefined && {mediaType}),
    ...(contentType && {contentType}),
    ...(accept !== undefined && {accept}),
    ...(hasBody && {body}),
  };
}
