import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildInitialValues, toRequestValues} from '../../../src/api-reference/form/values.js';
import {openReader} from '../../../src/api-reference/views/local-reader.js';
import {formatJson, parseJson} from '../../../src/base/exact-json.js';
import {createMemoryFiles} from '../../../src/base/files.js';
import {createObject} from '../../../src/base/json.js';
import {formatDocument} from '../../../src/openapi/exports/format-document.js';
import {locateOperation} from '../../../src/openapi/operation/locate-operation.js';
import {buildSlice} from '../../../src/openapi/slices/slice.js';
import {digits, numbersDocument} from '../../openapi/numbers-document.js';

const name = {method: 'POST', path: '/n/{id}'};
/** Returns YAML with the syntax of JSON, so that both documents differ only in their reader. */
const yaml = (text: string) => `# YAML\n${text.replace(/"(\w+)":/g, '$1:')}`;

for (const [file, text] of [
  ['a.json', numbersDocument()],
  ['a.yaml', yaml(numbersDocument())],
] as const) {
  const reader = () => openReader(file, createMemoryFiles({[file]: text}));
  const plain = (html: string) => html.replace(/<[^>]*>/g, ' ');
  const assertShown = (shown: string, where: string, but: readonly string[] = []) => {
    const missing = digits.filter(each => !but.includes(each) && !shown.includes(each));
    assert.deepEqual(missing, [], where);
  };

  test(`${file}: the reference shows every number with its written digits`, async () => {
    const open = reader();
    const answer = await open.operation(name, {});
    assert.equal(answer.state, 'ready');
    const {main, aside} = await open.rest(name, {});
    assertShown(plain((answer as {view: {main: string}}).view.main + main) + aside, 'view');
  });

  test(`${file}: Markdown, search and samples keep the written digits`, async () => {
    const open = reader();
    assertShown(await open.markdown(name, {}), 'markdown');
    const words = await open.markdown(name, {isSearched: true});
    for (const each of ['1.10', '2.20', '4.00']) assert.ok(words.includes(`"${each}"`), each);
    const form = await open.form(name, {});
    assert.ok(form);
    const request = await open.request(name, {}, toRequestValues(buildInitialValues(form), 'https://api.example.com'));
    for (const {text: sample} of request?.samples ?? []) assert.match(sample, /9223372036854775807\?price=10\.00/);
  });

  test(`${file}: the form sends the written digits, also through a worker`, async () => {
    const open = reader();
    const form = structuredClone(await open.form(name, {}));
    assert.ok(form);
    const values = structuredClone(toRequestValues(buildInitialValues(form), 'https://api.example.com'));
    const {request} = structuredClone(await open.request(name, {}, values)) ?? {};
    assert.equal(request?.url, 'https://api.example.com/n/9223372036854775807?price=10.00');
    assert.deepEqual(
      request?.headers.find(([header]) => header === 'X-Rate'),
      ['X-Rate', '2.50'],
    );
    const body = request?.body && 'text' in request.body ? request.body.text : '';
    assert.equal(body.replace(/\s+/g, ''), '{"count":9007199254740993,"step":3.30,"kind":1.10,"version":4.00}');
  });

  test(`${file}: slices and exports keep the written digits`, async () => {
    const documents = await reader().documents();
    assert.ok(documents);
    const entry = locateOperation(documents, name.method, name.path) ?? assert.fail();
    const slice =
      formatJson(createObject(Object.entries(await documents.settle(() => buildSlice(documents, entry))))) ?? '';
    assertShown(slice, 'slice');
    assert.equal(formatJson(parseJson(slice)), slice);
    const again = openReader('slice.json', createMemoryFiles({'slice.json': slice}));
    assert.equal(await again.markdown(name, {}), await reader().markdown(name, {}));
    for (const form of ['json', 'yaml'] as const) assertShown(await formatDocument(documents, form), form);
  });
}
