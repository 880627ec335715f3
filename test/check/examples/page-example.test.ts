import assert from 'node:assert/strict';
import {test} from 'node:test';
import {findPageExamples, findWantedSchema} from '../../../src/check/examples/page-example.js';
import {parseTree} from '../../../src/markdown/syntax/parse-tree.js';
import {indexDocument} from '../../../src/openapi/operation/index-document.js';
import {open} from '../../openapi/open.js';

test('JSON examples of both columns are found with tab name and line', () => {
  const text = `<CodeGroup>
\`\`\`json 200
{}
\`\`\`
</CodeGroup>
<ResponseExample>
  <Tabs>
    <Tab title="200 OK">
    \`\`\`json
    {"a": 1}
    \`\`\`
    </Tab>
  </Tabs>
</ResponseExample>
<RequestExample>
\`\`\`js
{}
\`\`\`
\`\`\`json Body
[]
\`\`\`
</RequestExample>
`;
  assert.deepEqual(findPageExamples(parseTree(text).nodes), [
    {side: 'response', label: '200 OK', text: '{"a": 1}', line: 9},
    {side: 'request', label: 'Body', text: '[]', line: 19},
  ]);
});

test('an example response belongs to its status, status class, or default', async () => {
  const content = (...types: readonly string[]) => ({
    description: 'An answer.',
    content: Object.fromEntries(types.map(type => [type, {schema: {type: 'object'}}])),
  });
  const responses = {
    '200': content('application/json', 'text/html'),
    '2XX': content('application/problem+json'),
    '400': content('application/json', 'application/vnd.shop+json'),
    '404': content('text/plain'),
    default: {$ref: '#/components/responses/Other'},
  };
  const components = {responses: {Other: content('application/json')}};
  const documents = await open({openapi: '3.1.0', paths: {'/a': {get: {responses}}}, components});
  const [operation] = (await documents.settle(() => indexDocument(documents))).operations;
  const pointer = (label: string, side: 'request' | 'response' = 'response') =>
    findWantedSchema({side, label}, operation!, documents)?.schema.pointer;
  assert.equal(pointer('200 OK'), '/paths/~1a/get/responses/200/content/application~1json/schema');
  assert.equal(pointer('201'), '/paths/~1a/get/responses/2XX/content/application~1problem+json/schema');
  assert.equal(pointer('Gone (500)'), '/components/responses/Other/content/application~1json/schema');
  for (const label of ['400', '404', 'Success', '1200', '']) assert.equal(pointer(label), undefined, label);
  assert.equal(pointer('Body', 'request'), undefined);
});
