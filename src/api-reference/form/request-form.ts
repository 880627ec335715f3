import {getOwn} from '../../base/json.js';
import {omitUndefined} from '../../base/omit-undefined.js';
import type {SecurityRequirement, SecurityScheme, Server} from '../../openapi/document/document-info.js';
import type {DocumentSet} from '../../openapi/document/document-set.js';
import {
  type Encoding,
  type MediaTypeObject,
  type NamedExample,
  type Parameter,
  type ParameterLocation,
  selectSchema,
} from '../../openapi/operation/media.js';
import type {Operation} from '../../openapi/operation/operation.js';
import {type BodyKind, formatBodyText, getBodyKind} from '../../openapi/request/body-text.js';
import {buildExample, listMediaExamples} from '../../openapi/request/example.js';
import {fitParameterExample} from '../../openapi/request/fit-written-value.js';
import {listAcceptableTypes} from '../../openapi/request/request.js';
import {buildField, type RenderDescription} from './build-field.js';
import type {Field} from './field.js';
import {buildPartsField} from './parts-field.js';

/** Everything that a reader can fill in before sending a request. Plain data, so a worker can return it. */
export interface RequestForm {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly FormParameter[];
  readonly bodies: readonly FormBody[];
  readonly bodyRequired: boolean;
  /** Media types that the reader can request for the response. */
  readonly accepts: readonly string[];
  /** Documented responses that the mock can return, with the names of their examples. */
  readonly responses: readonly FormResponse[];
  /** Server URLs from docs.json, followed by the document's servers. */
  readonly servers: readonly Server[];
  /** Number of entries in `servers` that come from docs.json. */
  readonly configured: number;
  /** Alternative security requirements: the request must meet one. An empty one needs no credentials. */
  readonly ways: readonly SignInOption[];
  /** Path in the project, or URL, of the API document of the operation. */
  readonly document: string;
}

export interface FormParameter {
  /** Key of the parameter, from location and name: `query limit`. */
  readonly key: string;
  readonly name: string;
  readonly in: ParameterLocation;
  readonly required: boolean;
  readonly deprecated: boolean;
  /** Description as sanitized HTML. */
  readonly description?: string;
  readonly field: Field;
  /** Serialization style, if it is not the default (OpenAPI 3.1, section 4.8.12.2). */
  readonly style?: string;
  readonly explode?: boolean;
  /** True if the parameter can be sent without a value. */
  readonly mayBeEmpty?: true;
  /** Media type of the value (`content`). Replaces `style`. */
  readonly contentType?: string;
  /** Value that the document suggests. A required parameter starts with it. */
  readonly proposed?: {readonly value: unknown};
}

export interface FormResponse {
  /** Status code, range, or `default`: `200`, `4XX`. */
  readonly status: string;
  readonly examples: readonly string[];
}

export interface FormBody {
  readonly type: string;
  readonly kind: BodyKind;
  readonly field: Field;
  /** Serialization of the fields that do not use the default. */
  readonly encoding?: readonly FieldEncoding[];
  /** Examples from the document, or else one generated example. */
  readonly examples: readonly NamedExample[];
}

export type FieldEncoding = Pick<Encoding, 'name' | 'style' | 'explode'>;

/** Security schemes that are required together. */
export type SignInOption = readonly SignIn[];

export interface SignIn {
  readonly scheme: SecurityScheme;
  readonly scopes: readonly string[];
  /** Description of the scheme as safe HTML. */
  readonly about?: string;
}

interface FormInput {
  readonly servers: readonly Server[];
  readonly configured: number;
  readonly security: readonly SecurityRequirement[];
  readonly schemes: readonly SecurityScheme[];
  readonly about: RenderDescription;
  /** If true, the form starts with default values, but without examples. */
  readonly isBlank?: boolean;
}

/**
 * Builds the request form of an operation. Call within `DocumentSet.settle`, because referenced parts can be in other
 * files.
 */
export function buildForm(library: DocumentSet, operation: Operation, input: FormInput): RequestForm {
  const {method, path, parameters, requestBody} = operation;
  const {servers, configured, security, schemes, about, isBlank = false} = input;
  return {
    method,
    path,
    document: library.root.file,
    servers,
    configured,
    parameters: parameters.map(each => buildFormParameter(library, each, about, isBlank)),
    accepts: listAcceptableTypes(operation),
    responses: operation.responses.filter(({status}) => !/^1/.test(status)).map(buildFormResponse),
    bodies: (requestBody?.content ?? []).map(media => buildFormBody(library, media, about, isBlank)),
    bodyRequired: requestBody?.required ?? false,
    ways: security.map(requirement =>
      requirement.map(({key, scopes}) => {
        const scheme = schemes.find(each => each.key === key) ?? {key, type: '', flows: []};
        const text = scheme.description?.trim();
        return {scheme, scopes, ...(text && {about: about(text)})};
      }),
    ),
  };
}

function buildFormResponse({status, content}: Operation['responses'][number]): FormResponse {
  const names = content.flatMap(({examples}) => examples.map(({name}) => name)).filter(name => name !== '');
  return {status, examples: [...new Set(names)]};
}

/** Returns the serialization of a parameter. Omits values that are the default of its location. */
function buildStyle({in: place, style, explode, content, mayBeEmpty}: Parameter): Partial<FormParameter> {
  const usual = place === 'path' || place === 'header' ? 'simple' : 'form';
  return omitUndefined({
    style: style === usual ? undefined : style,
    explode: explode === (usual === 'form') ? undefined : explode,
    contentType: content?.type,
    mayBeEmpty,
  });
}

const unknownField: Field = {kind: 'text', type: 'string', nullable: false, constraints: []};
const unknownJsonField: Field = {...unknownField, kind: 'json', type: 'any'};

function buildFormParameter(
  library: DocumentSet,
  parameter: Parameter,
  about: RenderDescription,
  isBlank: boolean,
): FormParameter {
  const {name, required, deprecated, description, schema, content, examples} = parameter;
  const node = schema ?? content?.schema;
  const field = node ? buildField(library, node, about, {name}) : content ? unknownJsonField : unknownField;
  return {
    key: `${parameter.in} ${name}`,
    name,
    in: parameter.in,
    required,
    deprecated,
    field,
    ...buildStyle(parameter),
    ...omitUndefined({
      description: description === undefined ? field.description : about(description),
      proposed: proposed(),
    }),
  };

  function proposed(): {readonly value: unknown} | undefined {
    if (isBlank)
      return field.proposed && schema && getOwn(schema.value, 'default') !== undefined ? field.proposed : undefined;
    const written = [...examples, ...(content?.examples ?? [])].find(each => 'value' in each);
    if (written) return {value: fitParameterExample(library, schema, written.value)};
    if (field.proposed) return field.proposed;
    // Do not suggest a generated text for a plain value: the reader might send it unnoticed.
    const isShape = field.kind === 'object' || field.kind === 'array' || field.kind === 'variants';
    if (required && isShape && node) return {value: buildExample(library, node, {side: 'request', budget: 50})};
    return required && field.kind === 'enum' ? {value: field.values?.[0]} : undefined;
  }
}

function buildFormBody(
  library: DocumentSet,
  media: MediaTypeObject,
  about: RenderDescription,
  isBlank: boolean,
): FormBody {
  const kind = getBodyKind(media.type);
  const schema = selectSchema(media);
  const encoding = media.encoding
    .filter(({style, explode}) => style !== undefined || explode !== undefined)
    .map(({name, style, explode}) => ({name, ...omitUndefined({style, explode})}));
  const field =
    kind === 'multipart' ? buildPartsField(library, media, about) : schema && buildField(library, schema, about);
  return {
    type: media.type,
    kind,
    field: field ?? unknownJsonField,
    ...(encoding.length > 0 && {encoding}),
    examples: isBlank
      ? []
      : listMediaExamples(library, media, {side: 'request'}).map(each => serializeExample(library, media, kind, each)),
  };
}

/** Serializes an example in a format other than JSON, because the form edits such bodies as text. */
function serializeExample(
  library: DocumentSet,
  media: MediaTypeObject,
  kind: BodyKind,
  example: NamedExample,
): NamedExample {
  const {text, value, ...named} = example;
  if ((kind !== 'xml' && kind !== 'text') || text !== undefined) return example;
  return {...named, text: value === undefined ? '' : formatBodyText(library, media, value)};
}
