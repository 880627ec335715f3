import assert from 'node:assert/strict';
import {test} from 'node:test';
import {checkResponse} from '../../../src/api-reference/drift/check-response.js';
import type {Drift, ReceivedResponse} from '../../../src/api-reference/drift/drift.js';
import {responseSource} from '../../../src/api-reference/drift/response-source.js';
import {writeOverlay} from '../../../src/api-reference/drift/write-overlay.js';
import {openReader} from '../../../src/api-reference/views/local-reader.js';
import {formatJson} from '../../../src/base/exact-json.js';
import {isObject, own} from '../../../src/base/json.js';
import type {DocumentSet} from '../../../src/openapi/document/document-set.js';
import type {FoundOperation} from '../../../src/openapi/operation/found-operation.js';
import {indexDocument} from '../../../src/openapi/operation/index-document.js';
import {isJsonType} from '../../../src/openapi/operation/media.js';
import {openOperation} from '../../../src/openapi/operation/operation.js';
import {applyOverlay} from '../../../src/openapi/overlays/apply-overlay.js';
import {exampleOf, variantExamples} from '../../../src/openapi/request/example.js';
import {flatSchema, type SchemaParts} from '../../../src/openapi/schema/flat-schema.js';
import {itemsOf} from '../../../src/openapi/schema/list-parts.js';
import {openSlice} from '../../../src/openapi/slices/open-slice.js';
import {plainSchema} from '../../../src/openapi/validation/body-schema.js';
import {Random} from '../../mutants/random.js';
import {sharedPath, withoutShared} from '../../shared.js';
import {findSpecs, openSpec} from '../../specs/spec-files.js';
import {validateValue} from '../mock/mock-session.js';
import {received} from './respond.js';

/** A body that its schema accepts, made as the mock makes it. */
interface Sample {
  readonly documents: DocumentSet;
  readonly entry: FoundOperation;
  readonly label: string;
  /** The operation documents statuses that it does not name. */
  readonly hasDefault: boolean;
  readonly schema: SchemaParts;
  readonly value: unknown;
  readonly response: ReceivedResponse;
}

const folders = ['edge', 'directory', 'vendor', 'oai', 'readme'];

async function samplesOf(file: string, samples: Sample[]): Promise<void> {
  const spec = openSpec(file);
  const documents = await openReader(spec.file, spec.files).documents();
  if (!documents) return;
  const {operations} = await documents.settle(() => indexDocument(documents));
  for (const entry of operations.filter(({kind}) => kind === 'operation')) {
    const {responses} = await documents.settle(() => openOperation(documents, entry));
    for (const {status, content} of responses)
      for (const {type, schema} of content) {
        if (!/^\d+$/.test(status) || !schema || !isJsonType(type)) continue;
        const options = {side: 'response'} as const;
        const [plain, values] = await documents.settle(() => [
          plainSchema(documents, schema, 'response'),
          [
            exampleOf(documents, schema, options),
            exampleOf(documents, schema, {...options, isBrief: true}),
            ...variantExamples(documents, schema, options),
          ],
        ]);
        for (const value of values) {
          const faults = plain && (await validateValue(plain, value));
          if (!faults || faults.length > 0) continue;
          const response = received(formatJson(value), {status: Number(status), contentType: type});
          samples.push({
            documents,
            entry,
            label: `${spec.path} ${entry.method} ${entry.path} ${status}`,
            schema: [schema],
            value,
            response,
            hasDefault: responses.some(each => /^(?:default|5XX)$/i.test(each.status)),
          });
        }
      }
  }
}

const loading = (async () => {
  const samples: Sample[] = [];
  for (const file of folders.flatMap(each => findSpecs(sharedPath(`specs/${each}`)))) await samplesOf(file, samples);
  return samples;
})();

/** Checks as a worker does: the slice alone, after a copy. */
async function check({documents, entry}: Sample, response: ReceivedResponse, overlay?: string) {
  const source = structuredClone(await documents.settle(() => responseSource(documents, entry)));
  const {file, version, operation, name} = source;
  const slice = overlay === undefined ? source.slice : applied(source.slice, overlay);
  const open = openSlice({file, version, value: slice, text: ''});
  const drifts = await open.settle(() => checkResponse(open, operation, response));
  return {drifts, overlay: writeOverlay(open, name, drifts)};
}

function applied(slice: unknown, overlay: string) {
  const {value, problems} = applyOverlay(slice, 'o.json', JSON.parse(overlay));
  assert.deepEqual(problems, []);
  return value as ReturnType<typeof responseSource>['slice'];
}

const take = <T>(list: readonly T[], count: number, seed: number) => new Random(seed).shuffled(list).slice(0, count);

const skip = withoutShared('specs');

test('200 responses that the mock could give have no difference', {skip}, async () => {
  const samples = await loading;
  assert.ok(samples.length >= 200, `${samples.length} bodies`);
  const wrong: string[] = [];
  for (const sample of take(samples, 200, 7)) {
    const {drifts} = await check(sample, sample.response);
    if (drifts.length > 0) wrong.push(`${sample.label} ${JSON.stringify(drifts)}`);
  }
  assert.deepEqual(wrong, []);
});

/** A changed response, and the difference that has to be named. */
interface Mutant {
  readonly sample: Sample;
  readonly response: ReceivedResponse;
  readonly expected: Pick<Drift, 'kind' | 'name'>;
}

const others: Readonly<Record<string, unknown>> = {
  string: 5,
  integer: 'x',
  number: true,
  boolean: 'yes',
  array: {},
  object: 'x',
};

/** Lists what can be changed in a value. The views read schemas by other code, which decides what is documented. */
function mutantsOf(sample: Sample): readonly Mutant[] {
  const {documents, schema, value} = sample;
  const {status, contentType} = sample.response;
  const found: Mutant[] = [];
  const add = (body: unknown, kind: Drift['kind'], name: string) =>
    found.push({
      sample,
      response: received(formatJson(body), {status, contentType}),
      expected: {kind, name: name.replace(/^\./, '')},
    });
  const visit = (
    parts: SchemaParts,
    at: unknown,
    path: string,
    replace: (changed: unknown) => unknown,
    depth: number,
  ) => {
    const flat = flatSchema(documents, parts);
    const words = ['additionalProperties', 'patternProperties', 'unevaluatedProperties', 'not', 'if'];
    if (depth > 4 || flat.choices.length > 0 || flat.broken.length > 0 || words.some(word => flat.keywords.has(word)))
      return;
    const [type = ''] = flat.types;
    if (flat.types.length === 1 && Object.hasOwn(others, type)) add(replace(others[type]), 'type', path);
    if (isObject(at) && flat.properties.size > 0) {
      add(replace({...at, zz_drift: 1}), 'field', `${path}.zz_drift`);
      for (const [name, inner] of flat.properties) {
        const step = /^[A-Za-z_$][\w$]*$/.test(name) ? `${path}.${name}` : `${path}[${JSON.stringify(name)}]`;
        if (!Object.hasOwn(at, name)) continue;
        const {[name]: _, ...rest} = at;
        if (flat.required.has(name) && !flatSchema(documents, inner).keywords.has('writeOnly'))
          add(replace(rest), 'missing', step);
        visit(inner, own(at, name), step, changed => replace({...at, [name]: changed}), depth + 1);
      }
    }
    const items = itemsOf(flat);
    if (Array.isArray(at) && at.length > 0 && items.length > 0 && !flat.keywords.has('prefixItems'))
      visit(items, at[0], `${path}[]`, changed => replace([changed, ...at.slice(1)]), depth + 1);
  };
  visit(schema, value, '', changed => changed, 0);
  return found;
}

test('100 changed responses: each difference is named, and its overlay makes the document true', {skip}, async () => {
  const mutants: Mutant[] = [];
  for (const sample of take(await loading, 400, 11)) {
    mutants.push(...take(await sample.documents.settle(() => mutantsOf(sample)), 3, 3));
    const {response} = sample;
    if (!sample.hasDefault)
      mutants.push({sample, response: {...response, status: 599}, expected: {kind: 'status', name: '599'}});
    mutants.push({
      sample,
      response: {...response, contentType: 'text/x-drift'},
      expected: {kind: 'media', name: 'text/x-drift'},
    });
  }
  const kinds = ['field', 'missing', 'type', 'status', 'media'];
  const chosen = kinds.flatMap(kind =>
    take(
      mutants.filter(({expected}) => expected.kind === kind),
      20,
      5,
    ),
  );
  assert.equal(chosen.length, 100);
  const wrong: string[] = [];
  for (const {sample, response, expected} of chosen) {
    const {drifts, overlay} = await check(sample, response);
    const [first, ...more] = drifts;
    if (first?.kind !== expected.kind || first.name !== expected.name || more.length > 0)
      wrong.push(`${sample.label} ${JSON.stringify(expected)} ${JSON.stringify(drifts)}`);
    else if (overlay !== undefined) {
      const after = await check(sample, response, overlay);
      if (after.drifts.length > 0) wrong.push(`${sample.label} after ${overlay}: ${JSON.stringify(after.drifts)}`);
    }
  }
  assert.deepEqual(wrong, []);
});
