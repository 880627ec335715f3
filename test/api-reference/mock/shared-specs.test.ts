import assert from 'node:assert/strict';
import {test} from 'node:test';
import {toSentRequest} from '../../../src/api-reference/form/read-request.js';
import {buildInitialValues, toRequestValues} from '../../../src/api-reference/form/values.js';
import {type OpenReader, openReader} from '../../../src/api-reference/views/local-reader.js';
import {parseJson} from '../../../src/base/exact-json.js';
import {indexDocument} from '../../../src/openapi/operation/index-document.js';
import {sharedPath, withoutShared} from '../../shared.js';
import {findSpecs, openSpec} from '../../tools/specs/spec-files.js';
import {answerFrom, validateValue} from './mock-session.js';

const folders = ['edge', 'directory', 'vendor', 'oai', 'readme'];

interface Count {
  bodies: number;
  readonly wrong: string[];
  readonly changing: string[];
}

/** Requests every documented successful response from the mock, with the form's initial values. */
async function askAll(reader: OpenReader, file: string, count: Count): Promise<void> {
  const documents = await reader.documents();
  if (!documents || documents.root.value === undefined) return;
  const {operations} = await documents.settle(() => indexDocument(documents));
  for (const {method, path, kind} of operations) {
    if (kind !== 'operation') continue;
    const name = {method, path};
    const form = await reader.form(name, {});
    const prepared =
      form && (await reader.request(name, {}, toRequestValues(buildInitialValues(form), 'https://api.test')));
    if (!form || !prepared) continue;
    for (const {status} of form.responses.filter(each => /^2\d\d$/.test(each.status))) {
      const sent = toSentRequest(prepared.request);
      const request = {...sent, headers: [...sent.headers, ['Prefer', `code=${status}`] as const]};
      const [response, again] = [await answerFrom(reader, name, request), await answerFrom(reader, name, request)];
      if (response.body !== again.body || response.status !== again.status)
        count.changing.push(`${file} ${method} ${path}`);
      const {schema} = (await reader.mockPlan(name, {preference: {code: status}})) ?? {};
      if (!schema || response.body === '') continue;
      count.bodies++;
      const faults = await validateValue(schema, parseJson(response.body));
      if (!faults || faults.length > 0) count.wrong.push(`${file} ${method} ${path} ${JSON.stringify(faults)}`);
    }
  }
}

test('mocked bodies of all documents are valid and repeatable', {
  skip: withoutShared('specs'),
}, async () => {
  const count: Count = {bodies: 0, wrong: [], changing: []};
  const {fetch} = globalThis;
  globalThis.fetch = () => assert.fail('a request');
  try {
    for (const path of folders.flatMap(each => findSpecs(sharedPath(`specs/${each}`)))) {
      const {file, files} = openSpec(path);
      await askAll(openReader(file, files), path, count);
    }
  } finally {
    globalThis.fetch = fetch;
  }
  assert.ok(count.bodies > 150, `${count.bodies} bodies`);
  assert.deepEqual(count.changing, []);
  assert.ok(
    count.wrong.length <= count.bodies * 0.01,
    `${count.wrong.length} of ${count.bodies}:\n${count.wrong.join('\n')}`,
  );
});
