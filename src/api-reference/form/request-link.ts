import {formatJson, parseJson} from '../../base/exact-json.js';
import {createObject, getOwn, getOwnEntries, getOwnText, isObject, isTrue} from '../../base/json.js';
import {isContainer} from '../../base/written-number.js';
import type {Server} from '../../openapi/document/document-info.js';
import {buildItemField, type Field, isFileValue} from './field.js';
import {holdsSecret} from './holds-secret.js';
import type {FormParameter, RequestForm} from './request-form.js';
import {isForbiddenHeader} from './sendable.js';
import {type BodyValue, buildInitialValues, type FormValues, type ParameterValue} from './values.js';

/** Maximum size of a body in a link, in bytes of JSON. */
const MAX_BODY_BYTES = 4096;
/** Maximum nesting depth of a value in a link. */
const MAX_DEPTH = 40;

/** A server with values for its variables. */
export interface LinkedServer {
  readonly server: Server;
  readonly variables: Readonly<Record<string, string>>;
}

/** Encoded form values for a link. `left` lists the kinds of values that the link omits. */
export interface LinkText {
  readonly text: string;
  readonly left: readonly ('body' | 'file' | 'secret')[];
}

/** Form values that a link contains. */
interface ReadLink {
  readonly values: FormValues;
  readonly server?: LinkedServer;
  /** True if the link has no body, because the body was too large. */
  readonly isWithoutItsBody: boolean;
}

interface LinkOptions {
  /** Credentials that the reader entered. */
  readonly secrets: readonly string[];
  readonly server?: LinkedServer | undefined;
  /** Maximum body size in bytes. The link omits a larger body. */
  readonly maxBodyBytes?: number;
}

/**
 * Encodes form values for a link. Omits entered credentials, passwords, files, and parameters that security schemes
 * define.
 */
export function writeLink(
  form: RequestForm,
  values: FormValues,
  {secrets, server, maxBodyBytes = MAX_BODY_BYTES}: LinkOptions,
): LinkText {
  const left = new Set<LinkText['left'][number]>();
  const isSecretValue = (value: unknown) => holdsSecret(formatJson(value) ?? '', secrets);
  const parameters = form.parameters.flatMap((each): [string, unknown][] => {
    const {isSent = false, value} = values.parameters.get(each.key) ?? {};
    if (!isSent) return [];
    if (!isLinked(form, each) || isSecretValue(value)) {
      left.add('secret');
      return [];
    }
    return [[each.key, value === undefined ? [] : [withoutSecrets(each.field, value, left)]]];
  });
  const body = values.mediaType === undefined || values.isWithoutBody ? undefined : values.bodies.get(values.mediaType);
  const written = body && buildLinkedBody(form, values, body, {left, maxBodyBytes});
  const isSecret = written !== undefined && isSecretValue(written);
  if (isSecret) left.add('secret');
  const sentType = values.sentTypes?.get(values.mediaType ?? '');
  const data = createObject(
    Object.entries({
      o: `${form.method} ${form.path}`,
      p: createObject(parameters),
      m: values.mediaType,
      t: sentType,
      a: values.accept,
      b: isSecret ? undefined : written,
      n: values.isWithoutBody || undefined,
      // Record an omitted body, so that the recipient's form can report it.
      l: left.has('body') || undefined,
      s: server?.server.url,
      v: server && pickListedVariables(server),
    }).filter(([, value]) => value !== undefined),
  );
  return {text: formatJson(data) ?? '', left: [...left]};
}

/** Returns whether a link can contain a parameter. Excludes passwords, and headers or cookies with credentials. */
export function isLinked({ways}: RequestForm, {in: place, name, field}: FormParameter): boolean {
  const isKey = ways
    .flat()
    .some(({scheme}) => scheme.in === place && scheme.name?.toLowerCase() === name.toLowerCase());
  const isCredential = place === 'header' && (/authorization|cookie/i.test(name) || isForbiddenHeader(name));
  return !isKey && !isCredential && field.format !== 'password';
}

function buildLinkedBody(
  form: RequestForm,
  {mediaType}: FormValues,
  body: BodyValue,
  {left, maxBodyBytes}: {readonly left: Set<LinkText['left'][number]>; readonly maxBodyBytes: number},
): BodyValue | undefined {
  const {field} = form.bodies.find(({type}) => type === mediaType) ?? {};
  let linked: BodyValue = body;
  if ('value' in body) {
    if (body.value === undefined) return undefined;
    linked = {value: field ? withoutSecrets(field, body.value, left) : body.value};
    if (linked.value === undefined) return undefined;
  }
  // Omit a body that is edited as text if its schema has a password: the password can be anywhere in the text.
  else if (field && hasPassword(field)) {
    left.add('secret');
    return undefined;
  }
  if (new TextEncoder().encode(formatJson(linked)).length <= maxBodyBytes) return linked;
  left.add('body');
  return undefined;
}

function hasPassword({format, properties = [], prefix = [], items, additional, variants = []}: Field): boolean {
  const inner = [
    ...properties.map(({field}) => field),
    ...variants.map(({field}) => field),
    ...prefix,
    items,
    additional,
  ];
  return format === 'password' || inner.some(each => each !== undefined && hasPassword(each));
}

/** Removes passwords and files from a value. */
function withoutSecrets(field: Field | undefined, value: unknown, left: Set<LinkText['left'][number]>): unknown {
  if (isFileValue(value)) {
    left.add('file');
    return undefined;
  }
  if (field?.format === 'password') {
    left.add('secret');
    return undefined;
  }
  if (!isContainer(value)) return value;
  const below = (name: string | number, each: unknown) =>
    (field?.variants ?? [{field}]).reduce<unknown>(
      (kept, variant) =>
        kept === undefined ? undefined : withoutSecrets(findFieldAt(variant.field, name), kept, left),
      each,
    );
  if (Array.isArray(value)) return value.map((each, at) => below(at, each)).filter(each => each !== undefined);
  return createObject(
    Object.entries(value)
      .map(([name, each]) => [name, below(name, each)] as const)
      .filter(([, each]) => each !== undefined),
  );
}

function findFieldAt(field: Field | undefined, name: string | number): Field | undefined {
  if (typeof name === 'number') return field && buildItemField(field, name);
  return field?.items ?? field?.properties?.find(each => each.name === name)?.field ?? field?.additional;
}

/**
 * Returns the values of server variables that have an `enum`. Leaves out others, because a free value could point to
 * another host.
 */
function pickListedVariables({server, variables}: LinkedServer): object | undefined {
  const listed = server.variables.filter(
    ({name, enum: allowed}) => Object.hasOwn(variables, name) && allowed.includes(variables[name]!),
  );
  return listed.length > 0 ? createObject(listed.map(({name}) => [name, variables[name]])) : undefined;
}

/**
 * Decodes the form values of a link. Links are untrusted, because anyone can send one (security rules B1, C6, D2, D7).
 * Accepts only documented parameters, media types, servers, and variable values. Undefined for another operation, and
 * for invalid text.
 */
export function readLink(form: RequestForm, text: string): ReadLink | undefined {
  let data: unknown;
  try {
    data = parseJson(text);
  } catch {
    return undefined;
  }
  if (!isObject(data) || getOwnText(data, 'o') !== `${form.method} ${form.path}` || measureDepth(data) > MAX_DEPTH)
    return undefined;
  const fresh = buildInitialValues(form);
  const given = getOwn(data, 'p');
  const parameters = new Map(
    form.parameters.map((each): [string, ParameterValue] => {
      const known = fresh.parameters.get(each.key) ?? {isSent: false, value: undefined};
      const found = getOwn(given, each.key);
      if (!Array.isArray(found) || !isLinked(form, each)) return [each.key, {...known, isSent: false}];
      return [
        each.key,
        {isSent: true, value: found.length === 0 ? undefined : withoutSecrets(each.field, found[0], new Set())},
      ];
    }),
  );
  const media = form.bodies.find(({type}) => type === getOwn(data, 'm'));
  const body = media && readBody(getOwn(data, 'b'), media.field);
  const accept = form.accepts.find(type => type === getOwn(data, 'a'));
  const sentType = media && readSentType(media.type, getOwn(data, 't'));
  const server = readServer(form, data);
  return {
    values: {
      ...fresh,
      parameters,
      bodies: new Map([...fresh.bodies, ...(media && body ? [[media.type, body] as const] : [])]),
      isWithoutBody: isTrue(data, 'n') || (form.bodies.length > 0 && !body && !isTrue(data, 'l') && !media),
      ...(media && {mediaType: media.type}),
      ...(accept !== undefined && {accept}),
      ...(media && sentType !== undefined && {sentTypes: new Map([[media.type, sentType]])}),
    },
    isWithoutItsBody: isTrue(data, 'l'),
    ...(server && {server}),
  };
}

function readBody(body: unknown, field: Field): BodyValue | undefined {
  const text = getOwn(body, 'text');
  if (typeof text === 'string') return {text};
  if (!isObject(body) || !Object.hasOwn(body, 'value')) return undefined;
  // Remove files: a link must not refer to a file that the reader chose for another request.
  return {value: withoutSecrets(field, getOwn(body, 'value'), new Set())};
}

/** Returns the concrete media type from a link, if it is within the documented range. */
function readSentType(range: string, type: unknown): string | undefined {
  const [start = '', end] = range.split('*');
  if (end === undefined || typeof type !== 'string') return undefined;
  return /^[\w.+-]+\/[\w.+-]+$/.test(type) && type.startsWith(start) ? type : undefined;
}

function readServer({servers}: RequestForm, data: unknown): LinkedServer | undefined {
  const url = getOwnText(data, 's');
  const server = servers.find(each => each.url === url);
  if (!server) return undefined;
  const chosen = getOwnEntries(data, 'v').flatMap(([name, value]) => {
    const variable = server.variables.find(each => each.name === name);
    return typeof value === 'string' && variable?.enum.includes(value) ? [[name, value] as const] : [];
  });
  return {server, variables: createObject(chosen) as Readonly<Record<string, string>>};
}

function measureDepth(value: unknown): number {
  let depth = 0;
  for (let level: readonly unknown[] = [value]; level.length > 0 && depth <= MAX_DEPTH; depth++)
    level = level.flatMap(each => (isContainer(each) ? Object.values(each) : []));
  return depth;
}
