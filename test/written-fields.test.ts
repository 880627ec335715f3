import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readWrittenFields} from '../src/site/page/written-fields.js';
import {drawPage} from './components/draw.js';

async function fieldsIn(text: string) {
  return readWrittenFields((await drawPage(text)).nodes);
}

test("a page's form has its parameters, with nested fields below", async () => {
  const page = `<ParamField path="id" type="string" required>The id.</ParamField>

<ParamField body="user" type={<>object<b>[]</b></>} default={false}>

<Expandable title="more">

<ParamField body="name" type=" string " default="Ann" />

<ResponseField name="no" type="string" />

</Expandable>

</ParamField>

<ParamField name="nowhere"><ParamField query="lost" /></ParamField>
`;
  assert.deepEqual(await fieldsIn(page), [
    {in: 'path', name: 'id', type: 'string', required: true, fields: []},
    {
      in: 'body',
      name: 'user',
      type: 'object[]',
      required: false,
      default: 'false',
      fields: [{in: 'body', name: 'name', type: 'string', required: false, default: 'Ann', fields: []}],
    },
  ]);
});

test('an input has its initialValue, and its placeholder while empty', async () => {
  const page = '<ParamField query="a" type="integer" default="1" initialValue={2} placeholder="how many" />';
  assert.deepEqual(await fieldsIn(page), [
    {in: 'query', name: 'a', type: 'integer', required: false, fields: [], default: '2', placeholder: 'how many'},
  ]);
});

test('a cookie is a form parameter', async () => {
  assert.deepEqual(await fieldsIn('<ParamField cookie="session" type="string" required />'), [
    {in: 'cookie', name: 'session', type: 'string', required: true, fields: []},
  ]);
});

test('fields in a list are in the form, and agent fields are not', async () => {
  const page = `export const all = [{n: 'a', t: 'string'}, {n: 'b', t: 'integer'}]

{all.map(f => <ParamField query={f.n} type={f.t} required={f.n === 'b'} />)}

<Visibility for="agents"><ParamField query="c" /></Visibility>
`;
  assert.deepEqual(
    (await fieldsIn(page)).map(({name, type, required}) => [name, type, required]),
    [
      ['a', 'string', false],
      ['b', 'integer', true],
    ],
  );
});
