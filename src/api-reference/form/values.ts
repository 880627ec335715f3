import {formatJson, parseJson} from '../../base/exact-json.js';
import {objectOf} from '../../base/json.js';
import {isContainer} from '../../base/written-number.js';
import type {RequestValues} from '../../openapi/request/request.js';
import {type Field, itemFieldAt} from './field.js';
import type {FormBody, FormParameter, RequestForm} from './request-form.js';

/** The reader's inputs and choices. */
export interface FormValues {
  readonly parameters: ReadonlyMap<string, ParameterValue>;
  /** Media type of the body to send. */
  readonly mediaType?: string;
  /** Concrete types for media type ranges. */
  readonly sentTypes?: ReadonlyMap<string, string>;
  /** Bodies by media type, so that no input is lost when the type changes. */
  readonly bodies: ReadonlyMap<string, BodyValue>;
  /** The body is not sent. */
  readonly isWithoutBody: boolean;
  /** Requested media type of the response. */
  readonly accept?: string;
  readonly way: number;
}

export interface ParameterValue {
  /** Fields that are not sent keep their values. */
  readonly isSent: boolean;
  readonly value: unknown;
}

/** A body as data, or as text that is sent verbatim. */
export type BodyValue = {readonly value: unknown} | {readonly text: string};

/** Returns a body as data. A text is parsed as JSON; undefined if it is invalid. */
export function jsonOf(body: BodyValue): {readonly value: unknown} | undefined {
  if ('value' in body) return body;
  try {
    return {value: parseJson(body.text)};
  } catch {
    return undefined;
  }
}

/** Returns the initial values: suggestions of the document. Required parameters are sent, optional ones are not. */
export function initialValues(form: RequestForm): FormValues {
  const [first] = form.bodies;
  const preferred = form.bodies.find(({kind}) => kind === 'json') ?? first;
  return {
    parameters: new Map(form.parameters.map(each => [each.key, initialParameter(each)])),
    bodies: new Map(form.bodies.map(each => [each.type, bodyFrom(each)])),
    isWithoutBody: !form.bodyRequired && isWithoutBodyAtFirst(form),
    // If authentication is optional, start without it.
    way: Math.max(
      0,
      form.ways.findIndex(signIn => signIn.length > 0),
    ),
    ...(preferred && {mediaType: preferred.type}),
  };
}

/**
 * Returns the values of a form after its document has changed: what a reader has typed stays where there is still a
 * place for it, and what was only proposed follows the document.
 */
export function carryValues(values: FormValues, before: RequestForm, form: RequestForm): FormValues {
  const proposed = initialValues(before);
  const fresh = initialValues(form);
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
    way: values.way < form.ways.length ? values.way : fresh.way,
  };
}

/** Returns whether the body starts unset: for GET and similar methods until the reader wants one. */
function isWithoutBodyAtFirst({method}: RequestForm): boolean {
  return ['GET', 'HEAD', 'DELETE', 'OPTIONS'].includes(method);
}

function initialParameter({required, proposed}: FormParameter): ParameterValue {
  return {isSent: required, value: proposed?.value};
}

/** Returns the body that an example makes; without a name the first one. */
export function bodyFrom({kind, field, examples}: FormBody, name?: string): BodyValue {
  const chosen = examples.find(each => each.name === name) ?? examples[0];
  if (chosen?.text !== undefined) return {text: chosen.text};
  const value = chosen?.value;
  // Text that is JSON, or another format, is sent verbatim.
  if (kind === 'json' && typeof value === 'string' && /^\s*[{[]/.test(value)) return {text: value};
  if (kind === 'text' || kind === 'xml') return {text: ''};
  // The example of a file is not a file.
  return {value: kind === 'multipart' ? withoutExampleFiles(field, value) : kind === 'binary' ? undefined : value};
}

function withoutExampleFiles(field: Field, value: unknown): unknown {
  const isFile = (each: unknown, at?: Field) => each === '<file>' || at?.kind === 'file';
  // Parts by position keep their places.
  if (Array.isArray(value)) return value.map((each, at) => (isFile(each, itemFieldAt(field, at)) ? null : each));
  if (!isContainer(value)) return value;
  const remaining = Object.entries(value).flatMap(([name, each]): [string, unknown][] => {
    const inner = field.properties?.find(property => property.name === name)?.field ?? field.additional;
    if (isFile(each, inner)) return [];
    return [[name, Array.isArray(each) ? each.filter(item => !isFile(item, inner?.items)) : each]];
  });
  return objectOf(remaining);
}

/** Returns the values in the form in which a request is built from them. */
export function requestValues(values: FormValues, server: string): RequestValues {
  const {parameters, mediaType, sentTypes, bodies, isWithoutBody, accept, way} = values;
  const contentType = sentTypes?.get(mediaType ?? '')?.trim();
  // Outside of a path `null` is sent by leaving it out (RFC 6570, section 2.3): `limit=null` would be a text.
  const sent = [...parameters].filter(([key, {isSent, value}]) => isSent && !(value === null && !/^path /.test(key)));
  const body = mediaType === undefined || isWithoutBody ? undefined : bodies.get(mediaType);
  const hasBody = body && ('text' in body || body.value !== undefined);
  return {
    server,
    way,
    // A parameter that is sent without a value is sent empty.
    parameters: new Map(sent.map(([key, {value}]) => [key, value ?? ''])),
    ...(mediaType !== undefined && {mediaType}),
    ...(contentType && {contentType}),
    ...(accept !== undefined && {accept}),
    ...(hasBody && {body}),
  };
}
