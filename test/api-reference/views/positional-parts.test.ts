import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readRequest, toSentRequest} from '../../../src/api-reference/form/read-request.js';
import {buildInitialValues, toRequestValues} from '../../../src/api-reference/form/values.js';
import {formOf} from '../form/form-of.js';
import {nameOf, readerOf, wholeView, withOperation} from './draw.js';

// Parts without names (OpenAPI 3.2.0, Media Type Object, "Encoding By Position"), and bodies with streamed items.

const mixed = {
  schema: {
    type: 'array',
    prefixItems: [{type: 'object', required: ['name'], properties: {name: {type: 'string', example: 'n'}}}, {}],
    items: {type: 'string', example: 'a,b'},
  },
  prefixEncoding: [
    {headers: {'X-Id': {required: true, schema: {type: 'string', const: '7'}}}},
    {
      contentType: 'image/png, image/gif',
      headers: {'Content-Disposition': {required: true, schema: {const: 'attachment; filename="a.png"'}}},
    },
  ],
  itemEncoding: {contentType: 'text/csv'},
};

const operationOf = (content: object, response: object = content) => ({
  requestBody: {required: true, content},
  responses: {200: {description: 'ok', content: response}},
});

async function shown(content: object) {
  const document = withOperation(operationOf(content), {openapi: '3.2.0'});
  const reader = readerOf(document);
  const [view, text] = await Promise.all([
    wholeView(reader, nameOf('POST /a')),
    reader.markdown(nameOf('POST /a'), {}),
  ]);
  return {html: view.main.replace(/<[^>]+>/g, ''), aside: view.aside, text};
}

test('page and Markdown describe parts by position', async () => {
  const {html, text} = await shown({'multipart/mixed': mixed});
  for (const words of [
    'item 1: with the headers X-Id',
    'item 2: sent as image/png, image/gif, with the headers Content-Disposition',
    'other items: sent as text/csv',
  ]) {
    assert.ok(html.includes(words), words);
    assert.ok(text.replaceAll('`', '').includes(words), words);
  }
});

test('samples write unnamed parts in order', async () => {
  const {text, aside} = await shown({'multipart/mixed': {...mixed, example: [{name: 'n'}, '<file>', 'a,b', 'c']}});
  assert.match(
    text,
    /--form '="\{\\"name\\":\\"n\\"\}";type=application\/json;headers="X-Id: 7"' \\\n {2}--form '=@file\.bin;type=image\/png;headers="Content-Disposition: attachment; filename=\\"a\.png\\""' \\\n {2}--form '="a,b";type=text\/csv' \\\n {2}--form '="c";type=text\/csv'/,
  );
  assert.doesNotMatch(text + aside, /name=(?:&quot;|\\?")\d/);
});

test('the form has a field per position, files for bytes, and additional items', async () => {
  const form = await formOf(operationOf({'multipart/mixed': mixed}), {openapi: '3.2.0'});
  const [body] = form.bodies;
  assert.deepEqual(
    [body?.field.kind, body?.field.prefix?.map(({kind}) => kind), body?.field.items?.kind],
    ['array', ['object', 'file'], 'text'],
  );
  // An example cannot fill a file, whose position stays empty.
  assert.deepEqual(buildInitialValues(form).bodies.get('multipart/mixed'), {value: [{name: 'n'}, null]});
});

test('a chosen file is sent with its own allowed type', async () => {
  const operation = operationOf({'multipart/mixed': mixed});
  const reader = readerOf(withOperation(operation, {openapi: '3.2.0'}));
  const file = {$file: 'b.gif', type: 'image/gif', size: 1, id: 1};
  const form = await formOf(operation, {openapi: '3.2.0'});
  const values = {
    ...buildInitialValues(form),
    bodies: new Map([['multipart/mixed', {value: [{name: 'n'}, file, 'x']}]]),
  };
  const prepared = await reader.request(nameOf('POST /a'), {}, toRequestValues(values, 'https://a.test'));
  const {body} = prepared?.request ?? assert.fail();
  assert.ok(body?.kind === 'multipart');
  assert.deepEqual(
    body.fields.map(({name, contentType, isFile}) => [name, contentType, isFile]),
    [
      ['', 'application/json', false],
      ['', 'image/gif', true],
      ['', 'text/csv', false],
    ],
  );
  // A mock reads back the same list.
  const read = readRequest(form, toSentRequest(prepared!.request));
  const back = JSON.stringify([...(read?.values.bodies.values() ?? [])]);
  assert.match(back, /\[\{"value":\[\{"name":"n"\},\{"\$file":"b\.gif".*\},"x"\]\}\]/);
});

test('an item schema is shown as such, and fills a list of parts', async () => {
  const content = {
    'multipart/related': {
      itemSchema: {type: 'object', required: ['a'], properties: {a: {type: 'integer', example: 1}}},
      itemEncoding: {contentType: 'application/vnd.a+json'},
    },
  };
  const {html, text} = await shown(content);
  assert.match(html, /each item: object.*each item: sent as application\/vnd\.a\+json/);
  assert.match(text, /`multipart\/related`: each item: object/);
  assert.match(text, /--form '="\{\\"a\\":1\}";type=application\/vnd\.a\+json'/);
  const [body] = (await formOf(operationOf(content), {openapi: '3.2.0'})).bodies;
  assert.deepEqual([body?.field.kind, body?.field.items?.kind], ['array', 'object']);
});

test('streamed bodies have their own format, with its separators', async () => {
  const itemSchema = {type: 'object', required: ['a'], properties: {a: {type: 'integer', example: 1}}};
  const two = {examples: {two: {dataValue: [{a: 1}, {a: 2}]}}};
  // RFC 7464, section 2.2: each text begins with a record separator and ends with a line feed.
  const {text} = await shown({'application/json-seq': {itemSchema}});
  assert.match(text, /--data-raw \$'\\x1e\{"a":1\}\n'/);
  assert.ok(text.includes('```json\n\x1e{"a":1}\n'));
  const lines = await shown({'application/jsonl': {itemSchema, ...two}});
  assert.match(lines.text, /--data-raw '\{"a":1\}\n\{"a":2\}\n'/);
  const events = await shown({
    'text/event-stream': {itemSchema: {properties: {event: {const: 'add'}, data: {example: 'x\ny'}}}},
  });
  assert.match(events.text, /event: add\ndata: x\ndata: y\n/);
  const form = await formOf(operationOf({'application/json-seq': {itemSchema, ...two}}), {openapi: '3.2.0'});
  assert.equal(form.bodies[0]?.examples[0]?.text, '\x1e{"a":1}\n\x1e{"a":2}\n');
});

test('a form part is a file if only its encoding says so', async () => {
  const content = {
    'multipart/form-data': {
      schema: {properties: {icon: {}, photos: {type: 'array', items: {}}, text: {type: 'string'}}},
      encoding: {icon: {contentType: 'image/png'}, photos: {contentType: 'image/*'}, text: {contentType: 'text/csv'}},
    },
  };
  const [body] = (await formOf(operationOf(content))).bodies;
  assert.deepEqual(
    body?.field.properties?.map(({field}) => [field.kind, field.items?.kind]),
    [
      ['file', undefined],
      ['array', 'file'],
      ['text', undefined],
    ],
  );
  const {text} = await shown(content);
  assert.match(text, /--form 'icon=@file\.bin;type=image\/png' \\\n {2}--form 'photos=@file\.bin;type=image\/png'/);
});

test('headers of a part show their allowed values', async () => {
  const schema = {type: 'object', properties: {f: {type: 'string', format: 'binary'}}};
  const headers = {
    'X-Kind': {required: true, description: 'Kind.', schema: {type: 'string', enum: ['a', 'b'], default: 'b'}},
    'X-Only': {schema: {const: 7}},
  };
  const {html, text} = await shown({'multipart/form-data': {schema, encoding: {f: {headers}}}});
  for (const words of [
    'X-Kind enum<string> (required, Allowed values: a, b, default b): Kind.',
    'X-Only integer (Always 7)',
  ]) {
    assert.ok(html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').includes(words), html);
    assert.ok(text.replaceAll(/[`\\]/g, '').includes(words), text);
  }
});
