import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readCurl} from '../../../src/api-reference/form/read-curl.js';
import type {RequestForm} from '../../../src/api-reference/form/request-form.js';
import {buildInitialValues, type FormValues, toRequestValues} from '../../../src/api-reference/form/values.js';
import {type OpenReader, openReader} from '../../../src/api-reference/views/local-reader.js';
import type {OperationReference, PreparedRequest} from '../../../src/api-reference/views/reader.js';
import {formatJson} from '../../../src/base/exact-json.js';
import {indexDocument} from '../../../src/openapi/operation/index-document.js';
import {sharedPath, withoutShared} from '../../shared.js';
import {findSpecs, openSpec} from '../../tools/specs/spec-files.js';
import {formOf} from './form-of.js';
import {otherTools} from './other-curls.js';

const server = 'https://api.test';

/** Returns values that send every parameter with a proposed value. */
function filledValues(form: RequestForm): FormValues {
  const values = buildInitialValues(form);
  const parameters = [...values.parameters].map(
    ([key, {isSent, value}]) => [key, {isSent: isSent || value !== undefined, value}] as const,
  );
  return {...values, parameters: new Map(parameters), isWithoutBody: form.bodies.length === 0};
}

/** Returns the request as sent: a form without fields has no body. */
const comparable = ({request: {method, url, headers, body}}: PreparedRequest) =>
  formatJson(
    {
      method,
      url,
      headers: headers.filter(([name]) => !/^accept$/i.test(name)),
      body: body && (body.kind !== 'multipart' || body.fields.length > 0) ? body : undefined,
    },
    1,
  );

async function curlOf(reader: OpenReader, name: OperationReference, form: RequestForm) {
  const sent = await reader.request(name, {}, toRequestValues(filledValues(form), server));
  return {sent, curl: sent?.samples.find(({id}) => id === 'bash')?.text};
}

interface SharedOperation {
  readonly reader: OpenReader;
  readonly name: OperationReference;
  readonly form: RequestForm;
  readonly at: string;
}

/** Yields the operations of the shared documents, at most `most` per document. */
async function* sharedOperations(most = Number.POSITIVE_INFINITY): AsyncGenerator<SharedOperation> {
  for (const path of ['directory', 'vendor', 'oai', 'readme'].flatMap(each => findSpecs(sharedPath(`specs/${each}`)))) {
    const {file, files} = openSpec(path);
    const reader = openReader(file, files);
    const documents = await reader.documents();
    const {operations} = (await documents?.settle(() => indexDocument(documents))) ?? {operations: []};
    for (const {method, path: at} of operations.filter(({kind}) => kind === 'operation').slice(0, most)) {
      const name = {method, path: at};
      yield {reader, name, form: (await reader.form(name, {})) as RequestForm, at: `${path} ${method} ${at}`};
    }
  }
}

/**
 * Returns the first difference between the sent request and the form that its curl command fills. Undefined without
 * one.
 */
async function findFault({reader, name, form, at}: SharedOperation, curl: string, sent: PreparedRequest) {
  const read = readCurl(form, curl);
  const again =
    read.state === 'filled' ? await reader.request(name, {}, toRequestValues(read.values, server)) : undefined;
  if (again && comparable(again) === comparable(sent)) return undefined;
  return `${at}\n${curl}\n${again ? comparable(again) : read.state}\n${comparable(sent)}`;
}

test('our own curl samples of all shared operations fill the form correctly', {
  skip: withoutShared('specs'),
}, async () => {
  let count = 0;
  const wrong: string[] = [];
  for await (const operation of sharedOperations()) {
    const {sent, curl} = await curlOf(operation.reader, operation.name, operation.form);
    if (!sent || !curl) continue;
    count++;
    const fault = await findFault(operation, curl, sent);
    if (fault !== undefined) wrong.push(fault);
  }
  assert.ok(count >= 40, `${count} operations`);
  // The `label` style is ambiguous if a value contains the separator (RFC 6570, section 3.2.5).
  assert.ok(wrong.length <= count * 0.01, `${wrong.length} of ${count}\n${wrong.slice(0, 5).join('\n\n')}`);
});

for (const [tool, write] of otherTools)
  test(`curl commands from ${tool} fill the form correctly`, {skip: withoutShared('specs')}, async () => {
    let count = 0;
    const wrong: string[] = [];
    for await (const operation of sharedOperations(4)) {
      const {sent} = await curlOf(operation.reader, operation.name, operation.form);
      // Developer tools copy files and multipart bodies as bytes, which no form can read.
      const isParts = sent?.request.body?.kind === 'multipart' || sent?.request.body?.kind === 'binary';
      if (!sent || (tool === 'DevTools' && isParts)) continue;
      count++;
      const fault = await findFault(operation, write(sent.request), sent);
      if (fault !== undefined) wrong.push(fault);
    }
    assert.ok(count >= 40, `${count} operations`);
    assert.equal(wrong.length, 0, `${wrong.length} of ${count}\n${wrong.slice(0, 5).join('\n\n')}`);
  });

test('commands for other operations and other text fill nothing', async () => {
  const form = await formOf({});
  assert.deepEqual(readCurl(form, 'curl -X POST https://api.test/b'), {state: 'other', operation: 'POST /b'});
  assert.deepEqual(readCurl(form, 'curl https://api.test/a'), {state: 'other', operation: 'GET /a'});
  assert.deepEqual(readCurl(form, 'hello'), {state: 'broken'});
});

test('unknown parts of a command are listed, and only offered servers are selected', async () => {
  const servers = [{url: 'https://api.test'}, {url: 'https://api.test/v2'}, {url: 'https://eu.test'}];
  const form = await formOf({}, {servers});
  const read = readCurl(form, "curl -X POST 'https://eu.test/a?page=2' -u ana:x");
  assert.deepEqual(read.state === 'filled' && [read.left, read.server?.server.url], [
    ['Authorization', 'query page'],
    'https://eu.test',
  ]);
  const other = readCurl(form, "curl -X POST 'https://evil.test/a'");
  assert.deepEqual(other.state === 'filled' && [other.left, other.server], [['https://evil.test'], undefined]);
  // Selects the first server explicitly, because the reader can have selected another one before.
  const first = readCurl(form, "curl -X POST 'https://api.test/a'");
  assert.equal(first.state === 'filled' && first.server?.server.url, 'https://api.test');
});

test('credentials in a command are listed and fill no field', async () => {
  const keys = {key: {type: 'apiKey', in: 'header', name: 'X-Key'}, token: {type: 'http', scheme: 'bearer'}};
  const rest = {components: {securitySchemes: keys}, security: [{key: []}, {token: []}], servers: [{url: '/v1'}]};
  const read = readCurl(
    await formOf({}, rest),
    "curl -X POST https://me:canary@api.test/a -H 'x-key: canary' -H 'Cookie: canary'",
  );
  assert.deepEqual(read.state === 'filled' && read.left, ['Authorization', 'X-Key']);
  assert.ok(read.state === 'filled' && !JSON.stringify([...read.values.parameters]).includes('canary'));
});
