import {formatJson} from '../../base/exact-json.js';
import {omitUndefined} from '../../base/omit-undefined.js';
import type {DocumentSet} from '../../openapi/document/document-set.js';
import {isJsonType, type MediaTypeObject, selectSchema} from '../../openapi/operation/media.js';
import type {Operation, Response} from '../../openapi/operation/operation.js';
import {type EncodedPair, formatHeaderValue} from '../../openapi/operation/parameter-style.js';
import {formatBodyText, getBodyKind, getSentType} from '../../openapi/request/body-text.js';
import {buildExample, listMediaExamples, listVariantExamples} from '../../openapi/request/example.js';
import {FILE_PLACEHOLDER} from '../../openapi/request/file-placeholder.js';
import {readParameterValue} from '../../openapi/request/request.js';
import {toPlainSchema} from '../../openapi/validation/body-schema.js';
import type {FormWarning} from '../form/check-values.js';
import {toBodyData} from '../form/values.js';
import {getStatusReason} from '../views/operation/status.js';
import {
  type ChosenResponse,
  chooseError,
  chooseMedia,
  chooseSuccess,
  type ResponsePreference,
} from './choose-response.js';
import type {MockCandidate, MockInput, MockPlan} from './mock.js';

/**
 * Plans the response to a request without regard to earlier requests. An invalid request gets a documented 4xx.
 * Otherwise the body is the preferred example, the first example, or generated from the schema. Call within
 * `DocumentSet.settle`.
 */
export function planMock(
  documents: DocumentSet,
  operation: Operation,
  {preference, accept, wrong}: MockInput,
): MockPlan {
  const chosen = wrong ? chooseError(operation, wrong.statuses) : chooseSuccess(operation, preference);
  const faults = wrong?.faults ?? [];
  const content = chosen.response?.content ?? [];
  const isOk = chosen.status < 400;
  const media = chooseMedia(content, accept) ?? (isOk ? undefined : chooseMedia(content, undefined));
  return isOk && content.length > 0 && !media
    ? planBody(documents, chooseError(operation, [406]), undefined, {faults, preference})
    : planBody(documents, chosen, media, {faults, preference});
}

interface BodyInput {
  readonly faults: readonly FormWarning[];
  readonly preference: ResponsePreference;
}

function planBody(
  documents: DocumentSet,
  {status, response}: ChosenResponse,
  media: MediaTypeObject | undefined,
  {faults, preference}: BodyInput,
): MockPlan {
  const described = response && media;
  const problem = response?.content.length || status < 400 ? undefined : writeProblemText(status, faults);
  const type = described ? getSentType(media.type) : problem === undefined ? undefined : 'application/problem+json';
  const schema = media && selectSchema(media);
  return {
    status,
    headers: [
      ...(type === undefined ? [] : [['Content-Type', type] as const]),
      ...(response ? buildResponseHeaders(documents, response) : []),
    ],
    candidates: described ? listCandidates(documents, media, preference.example) : [{text: problem ?? ''}],
    ...omitUndefined({
      schema:
        media && schema && isJsonType(getSentType(media.type))
          ? toPlainSchema(documents, schema, 'response')
          : undefined,
    }),
  };
}

/** Returns a problem document for an invalid request (RFC 9457), if the API document has no 4xx response. */
function writeProblemText(status: number, faults: readonly FormWarning[]): string {
  const errors = faults.map(({at, path, word, limit}) => ({
    at: [at, ...path].join(' '),
    word,
    ...(limit.length > 0 && {limit: [limit].flat().join(', ')}),
  }));
  const title = getStatusReason(String(status)) || 'Error';
  return formatJson({type: 'about:blank', title, status, ...(errors.length > 0 && {errors})}, 2) ?? '';
}

function buildResponseHeaders(documents: DocumentSet, {headers}: Response): readonly EncodedPair[] {
  return headers.flatMap((header): EncodedPair[] => {
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(header.name)) return [];
    const value = readParameterValue(documents, {...header, required: true}, {});
    const text = value === undefined || value === null ? '' : formatHeaderValue(header, value);
    return [[header.name, text.replace(/[^\t\x20-\x7e\x80-\xff]+/g, ' ')]];
  });
}

/**
 * Returns bodies in order of preference. An example that the client names is the only one. Otherwise come all examples,
 * then generated bodies: complete, with required properties only, and one per variant.
 */
function listCandidates(
  documents: DocumentSet,
  media: MediaTypeObject,
  name: string | undefined,
): readonly MockCandidate[] {
  const options = {side: 'response'} as const;
  const written = listMediaExamples(documents, media, options);
  const requested = name === undefined ? undefined : written.find(each => each.name === name);
  if (requested) return [buildCandidate(documents, media, requested.value, requested.text)];
  const schema = selectSchema(media);
  const isJson = getBodyKind(media.type) === 'json';
  const made =
    schema && isJson
      ? [
          buildExample(documents, schema, options),
          buildExample(documents, schema, {...options, isBrief: true}),
          ...listVariantExamples(documents, schema, options),
        ]
      : [];
  const all = [
    ...written.map(({value, text}) => buildCandidate(documents, media, value, text)),
    ...made.map(value => buildCandidate(documents, media, value)),
  ];
  const texts = new Set<string>();
  const distinct = all.filter(({text}) => !texts.has(text) && texts.add(text));
  return distinct.length > 0 ? distinct : [{text: ''}];
}

function buildCandidate(documents: DocumentSet, media: MediaTypeObject, value: unknown, text?: string): MockCandidate {
  const kind = getBodyKind(media.type);
  // Binary content cannot be generated. Send an example that is text, or else an empty body.
  if (kind === 'binary' && text === undefined)
    return {text: typeof value === 'string' && value !== FILE_PLACEHOLDER ? value : ''};
  const body = text ?? formatBodyText(documents, {...media, type: getSentType(media.type)}, value);
  const data =
    kind === 'json' ? toBodyData(text === undefined && typeof value !== 'string' ? {value} : {text: body}) : undefined;
  return {text: body, ...omitUndefined({json: data})};
}
