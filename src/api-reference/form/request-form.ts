import {definedOnly} from '../../base/defined-only.js';
import {own} from '../../base/json.js';
import type {SecurityRequirement, SecurityScheme, Server} from '../../openapi/document/document-info.js';
import type {DocumentSet} from '../../openapi/document/document-set.js';
import {
  type Encoding,
  type Media,
  type NamedExample,
  type Parameter,
  type ParameterPlace,
  schemaOf,
} from '../../openapi/operation/media.js';
import type {Operation} from '../../openapi/operation/operation.js';
import {type BodyKind, bodyKind, bodyText} from '../../openapi/request/body-text.js';
import {exampleOf, mediaExamples} from '../../openapi/request/example.js';
import {acceptableTypes} from '../../openapi/request/request.js';
import {type About, buildField} from './build-field.js';
import type {Field} from './field.js';
import {buildPartsField} from './parts-field.js';

/** Everything that a reader can fill in before a request is sent. Plain data: a worker may give it. */
export interface RequestForm {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly FormParameter[];
  readonly bodies: readonly FormBody[];
  readonly bodyRequired: boolean;
  /** Media types of the response, from which the reader chooses one. */
  readonly accepts: readonly string[];
  /** Documented responses that a mock can give, with the names of their examples. */
  readonly responses: readonly FormResponse[];
  /** Addresses that the project names, then those of the document. */
  readonly servers: readonly Server[];
  /** Number of servers that the project defines itself. */
  readonly configured: number;
  /** Alternative ways of authentication. An empty one needs no credentials. */
  readonly ways: readonly SignInOption[];
  /** The document that defines it: its path in the project, or its URL. */
  readonly document: string;
}

export interface FormParameter {
  /** Its place and name, as `query limit`. */
  readonly key: string;
  readonly name: string;
  readonly in: ParameterPlace;
  readonly required: boolean;
  readonly deprecated: boolean;
  /** Markup, as that of its field. */
  readonly description?: string;
  readonly field: Field;
  /** Serialization, where it is not the default of its place (OpenAPI 3.1, section 4.8.12.2). */
  readonly style?: string;
  readonly explode?: boolean;
  /** An empty text is a value. */
  readonly mayBeEmpty?: true;
  /** Replaces the style: the value is one text of this media type. */
  readonly contentType?: string;
  /** Suggested value of the document. Required fields start with it. */
  readonly proposed?: {readonly value: unknown};
}

export interface FormResponse {
  /** `200`, `4XX` or `default`. */
  readonly status: string;
  readonly examples: readonly string[];
}

export interface FormBody {
  readonly type: string;
  readonly kind: BodyKind;
  readonly field: Field;
  /** Serialization of fields, where it is not the default. */
  readonly encoding?: readonly FieldEncoding[];
  /** Bodies to begin with: those that are written, else one that is made. */
  readonly examples: readonly NamedExample[];
}

export type FieldEncoding = Pick<Encoding, 'name' | 'style' | 'explode'>;

/** Credentials that are required together. */
export type SignInOption = readonly SignIn[];

export interface SignIn {
  readonly scheme: SecurityScheme;
  readonly scopes: readonly string[];
}

export interface FormInput {
  readonly servers: readonly Server[];
  readonly configured: number;
  readonly security: readonly SecurityRequirement[];
  readonly schemes: readonly SecurityScheme[];
  readonly about: About;
  /** Fills in defaults but no examples. */
  readonly isBlank?: boolean;
}

/** Builds the form of an operation. Parts may be in other files, so run it in `settle`. */
export function buildForm(library: DocumentSet, operation: Operation, input: FormInput): RequestForm {
  const {method, path, parameters, requestBody} = operation;
  const {servers, configured, security, schemes, about, isBlank = false} = input;
  return {
    method,
    path,
    document: library.root.file,
    servers,
    configured,
    parameters: parameters.map(each => formParameter(library, each, about, isBlank)),
    accepts: acceptableTypes(operation),
    responses: operation.responses.filter(({status}) => !/^1/.test(status)).map(formResponse),
    bodies: (requestBody?.content ?? []).map(media => formBody(library, media, about, isBlank)),
    bodyRequired: requestBody?.required ?? false,
    ways: security.map(requirement =>
      requirement.map(({key, scopes}) => ({
        scheme: schemes.find(each => each.key === key) ?? {key, type: '', flows: []},
        scopes,
      })),
    ),
  };
}

function formResponse({status, content}: Operation['responses'][number]): FormResponse {
  const names = content.flatMap(({examples}) => examples.map(({name}) => name)).filter(name => name !== '');
  return {status, examples: [...new Set(names)]};
}

/** Returns how a parameter is written, where that is not the default of its place. */
function writtenAs({in: place, style, explode, content, mayBeEmpty}: Parameter): Partial<FormParameter> {
  const usual = place === 'path' || place === 'header' ? 'simple' : 'form';
  return definedOnly({
    style: style === usual ? undefined : style,
    explode: explode === (usual === 'form') ? undefined : explode,
    contentType: content?.type,
    mayBeEmpty,
  });
}

const unknownField: Field = {kind: 'text', type: 'string', nullable: false, constraints: []};
const unknownJsonField: Field = {...unknownField, kind: 'json', type: 'any'};

function formParameter(library: DocumentSet, parameter: Parameter, about: About, isBlank: boolean): FormParameter {
  const {name, required, deprecated, description, schema, content, examples} = parameter;
  const node = schema ?? content?.schema;
  const field = node ? buildField(library, node, about) : content ? unknownJsonField : unknownField;
  return {
    key: `${parameter.in} ${name}`,
    name,
    in: parameter.in,
    required,
    deprecated,
    field,
    ...writtenAs(parameter),
    ...definedOnly({
      description: description === undefined ? field.description : about(description),
      proposed: proposed(),
    }),
  };

  function proposed(): {readonly value: unknown} | undefined {
    if (isBlank)
      return field.proposed && schema && own(schema.value, 'default') !== undefined ? field.proposed : undefined;
    const written = [...examples, ...(content?.examples ?? [])].find(each => 'value' in each);
    if (written) return {value: written.value};
    if (field.proposed) return field.proposed;
    // A generated text would be sent as if the reader had meant it.
    const isShape = field.kind === 'object' || field.kind === 'array' || field.kind === 'variants';
    if (required && isShape && node) return {value: exampleOf(library, node, {side: 'request', budget: 50})};
    return required && field.kind === 'enum' ? {value: field.values?.[0]} : undefined;
  }
}

function formBody(library: DocumentSet, media: Media, about: About, isBlank: boolean): FormBody {
  const kind = bodyKind(media.type);
  const schema = schemaOf(media);
  const encoding = media.encoding
    .filter(({style, explode}) => style !== undefined || explode !== undefined)
    .map(({name, style, explode}) => ({name, ...definedOnly({style, explode})}));
  const field =
    kind === 'multipart' ? buildPartsField(library, media, about) : schema && buildField(library, schema, about);
  return {
    type: media.type,
    kind,
    field: field ?? unknownJsonField,
    ...(encoding.length > 0 && {encoding}),
    examples: isBlank
      ? []
      : mediaExamples(library, media, {side: 'request'}).map(each => written(library, media, kind, each)),
  };
}

/** Serializes an example that is not JSON right away, since the form has no schema for it. */
function written(library: DocumentSet, media: Media, kind: BodyKind, example: NamedExample): NamedExample {
  const {text, value, ...named} = example;
  if ((kind !== 'xml' && kind !== 'text') || text !== undefined) return example;
  return {...named, text: value === undefined ? '' : bodyText(library, media, value)};
}
