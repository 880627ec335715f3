import {formatJson, isEqualJson, parseJson} from '../../base/exact-json.js';
import {isObject} from '../../base/json.js';
import {parseMediaType} from '../../base/media-type.js';
import {decodeOnce} from '../../base/slug.js';
import {removeQuery} from '../../base/url.js';
import {isContainer} from '../../base/written-number.js';
import {isJsonType} from '../../openapi/operation/media.js';
import type {Field} from '../form/field.js';
import {holdsSecret} from '../form/holds-secret.js';
import type {RequestForm} from '../form/request-form.js';
import {isLinked, type LinkedServer, writeLink} from '../form/request-link.js';
import {findResponseKind, toUtf8} from '../form/response-kind.js';
import {type FormValues, toBodyData} from '../form/values.js';
import type {KeptParts, KeptRequest, KeptResponse} from './kept-request.js';
import {findPasswordNames, withoutNames} from './password-names.js';

/** Maximum size of a stored body or response, in bytes. Larger ones are not stored. */
const MAX_KEPT_BYTES = 100_000;

/** A completed request, with everything that may be stored about it. */
export interface EndedRequest extends Pick<KeptRequest, 'when' | 'status' | 'ms' | 'page'> {
  readonly form: RequestForm;
  readonly values: FormValues;
  readonly server: LinkedServer | undefined;
  /** URL without credentials. */
  readonly url: string;
  /** Credentials that the reader entered. */
  readonly secrets: readonly string[];
  /** URL of the API document, to resolve relative token endpoints. */
  readonly documentUrl: string;
  /** The response body. Absent if it is incomplete. */
  readonly storedBody?: {readonly contentType: string; readonly body: Uint8Array};
  /** Documented responses of the operation. */
  readonly documented?: unknown;
}

/**
 * Returns the parts of a request that may be stored in the browser. Omits entered credentials, values with `format:
 * password`, and responses of token endpoints.
 */
export function keepRequest(sent: EndedRequest, parts: KeptParts): KeptRequest {
  const {form, values, when, status, ms, page, server} = sent;
  const {method, path} = form;
  const secrets = listSecrets(sent);
  const {origin} = new URL(sent.url);
  const facts = {origin, operation: `${method} ${path}`, method, when, status, ms, page};
  const response = parts === 'responses' ? keepResponse(sent, secrets) : undefined;
  if (isTokenEndpoint(sent) || response === 'tokens') return {...facts, url: origin + path, isComplete: false};
  const maxBodyBytes = parts === 'responses' ? MAX_KEPT_BYTES : 0;
  const {text, left} = writeLink(form, values, {secrets, server, maxBodyBytes});
  return {
    ...facts,
    url: keepUrl(sent, secrets),
    fields: text,
    isComplete: left.length === 0,
    ...(response && {response}),
  };
}

/**
 * Returns the texts that must not be stored: entered credentials, passwords, and the values of parameters with
 * credentials.
 */
export function listSecrets({
  secrets,
  form,
  values,
}: Pick<EndedRequest, 'secrets' | 'form' | 'values'>): readonly string[] {
  return [...secrets, ...listSecretValues(form, values)].filter(each => each !== '');
}

/** Returns the URL without secret parameters. If the path contains a secret, returns the documented path instead. */
function keepUrl({form, values, url}: EndedRequest, secrets: readonly string[]): string {
  const hidden = form.parameters.filter(each => values.parameters.get(each.key)?.isSent && !isLinked(form, each));
  const {origin} = new URL(url);
  const shown = hidden.some(each => each.in === 'query' || each.in === 'querystring') ? url.replace(/\?.*$/s, '') : url;
  const isShown = !hidden.some(each => each.in === 'path') && !holdsSecret(`${shown} ${decodeOnce(shown)}`, secrets);
  return isShown ? shown : origin + form.path;
}

/** Returns the values of passwords and of parameters with credentials. */
function listSecretValues(form: RequestForm, values: FormValues): readonly string[] {
  const body = values.bodies.get(values.mediaType ?? '');
  const field = form.bodies.find(({type}) => type === values.mediaType)?.field;
  const parameters = form.parameters.flatMap(each => {
    const value = values.parameters.get(each.key)?.value;
    return isLinked(form, each) ? listPasswords(each.field, value) : listTexts(value);
  });
  return [...parameters, ...(field && body ? listPasswords(field, toBodyData(body)?.value) : [])];
}

function listPasswords(field: Field | undefined, value: unknown): readonly string[] {
  if (!field || value === undefined) return [];
  if (field.format === 'password') return listTexts(value);
  const {variants = [], items, properties = [], additional} = field;
  const found = variants.flatMap(each => listPasswords(each.field, value));
  if (!isContainer(value)) return found;
  if (Array.isArray(value)) return [...found, ...value.flatMap(each => listPasswords(items, each))];
  const below = Object.entries(value).flatMap(([name, each]) =>
    listPasswords(properties.find(property => property.name === name)?.field ?? additional, each),
  );
  return [...found, ...below];
}

function listTexts(value: unknown): readonly string[] {
  if (isContainer(value)) return Object.values(value).flatMap(listTexts);
  return value === undefined || value === null || typeof value === 'boolean' ? [] : [String(value)];
}

/** Returns the response as text, if it may be stored. Returns `tokens` for a response that contains tokens. */
function keepResponse(
  {storedBody, documented}: EndedRequest,
  secrets: readonly string[],
): KeptResponse | 'tokens' | undefined {
  if (!storedBody) return undefined;
  const {contentType, body} = storedBody;
  const kind = findResponseKind(contentType);
  if (body.length > MAX_KEPT_BYTES || kind === 'file' || kind === 'image' || kind === 'audio') return undefined;
  const text = new TextDecoder().decode(toUtf8(body, contentType));
  const json = isJsonType(parseMediaType(contentType)) ? parse(text) : undefined;
  if (holdsTokens(json?.value) || /(?:^|&)(?:access|refresh|id)_token=/.test(text)) return 'tokens';
  const names = findPasswordNames(documented);
  if (!names || (names.size > 0 && !json)) return undefined;
  const shown = json && withoutNames(json.value, names);
  const kept = json && !isEqualJson(json.value, shown) ? (formatJson(shown, 2) ?? '') : text;
  // Search the parsed JSON, too: escapes in its text could hide a secret.
  const readable = json ? `${kept} ${formatJson(shown) ?? ''}` : kept;
  return holdsSecret(readable, secrets) ? undefined : {contentType, text: kept};
}

/** Returns whether a value has the form of a token response (RFC 6749, section 5.1). */
function holdsTokens(value: unknown): boolean {
  return isObject(value) && ['access_token', 'refresh_token', 'id_token'].some(each => Object.hasOwn(value, each));
}

function isTokenEndpoint({form, url, documentUrl}: EndedRequest): boolean {
  const flows = form.ways.flat().flatMap(({scheme}) => scheme.flows);
  const endpoints = flows.flatMap(({tokenUrl, refreshUrl}) => [tokenUrl, refreshUrl]);
  const wanted = removeQuery(url, documentUrl);
  return endpoints.some(each => each !== undefined && removeQuery(each, documentUrl) === wanted);
}

function parse(text: string): {readonly value: unknown} | undefined {
  try {
    return {value: parseJson(text)};
  } catch {
    return undefined;
  }
}
