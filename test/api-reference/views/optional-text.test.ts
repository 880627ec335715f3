import assert from 'node:assert/strict';
import {test} from 'node:test';
import {draw, withOperation} from './draw.js';

const wordsOf = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

test('form parts show their media type and headers', async () => {
  const properties = {photo: {type: 'string', format: 'binary'}, note: {type: 'string'}};
  const headers = {
    'X-Rotation': {required: true, schema: {type: 'integer'}},
    'X-Origin': {$ref: '#/components/headers/Origin'},
    'Content-Type': {schema: {type: 'string'}},
  };
  const content = {
    'multipart/form-data': {
      schema: {type: 'object', properties},
      encoding: {photo: {contentType: 'image/png, image/jpeg', headers}},
    },
  };
  const components = {headers: {Origin: {schema: {type: 'string'}}}};
  const {main} = await draw(withOperation({requestBody: {content}, responses: {}}, {components}), 'POST /a');
  assert.match(
    wordsOf(main),
    /sent as image\/png, image\/jpeg · with the headers X-Rotation integer \(required\), X-Origin string /,
  );
});

const examples = {
  small: {summary: 'A small order', description: 'One **line** only.', value: {id: 1}},
  large: {summary: 'A large one', externalValue: 'https://api.example.com/large.json'},
  bad: {externalValue: 'javascript:alert(1)'},
};

test('examples have descriptions, and external ones a link', async () => {
  const media = {schema: {type: 'object'}, examples};
  const content = {'application/json': media};
  const {aside} = await draw(
    withOperation({requestBody: {content}, responses: {200: {description: '', content}}}),
    'POST /a',
  );
  for (const part of ['request-example', 'response-example']) {
    const [, drawn = ''] =
      new RegExp(`<${part} class="api-example"(?! name)[^>]*>(.*?)</${part}>`, 's').exec(aside) ?? [];
    assert.match(drawn, /A small order.*A large one.*bad/s, part);
    assert.match(
      drawn,
      /<div class="example-note"><div class="spec-text"><p>One <strong>line<\/strong> only\.<\/p><\/div><\/div>/,
      part,
    );
    assert.match(
      drawn,
      /<a href="https:\/\/api\.example\.com\/large\.json"[^>]*>https:\/\/api\.example\.com\/large\.json<\/a>/,
      part,
    );
    assert.match(drawn, /<code>javascript:alert\(1\)<\/code>/, part);
    assert.equal([...drawn.matchAll(/<code-block/g)].length, 1, part);
  }
});

test('an external example is shown beside a generated one', async () => {
  const content = {'application/json': {schema: {type: 'string'}, examples: {large: examples.large}}};
  const {aside} = await draw(withOperation({responses: {200: {description: '', content}}}), 'POST /a');
  assert.match(wordsOf(aside), /200 · A large one/);
});

test('a parameter links to its external example', async () => {
  const parameters = [{name: 'filter', in: 'query', schema: {type: 'string'}, examples: {large: examples.large}}];
  const {main} = await draw(withOperation({parameters, responses: {}}), 'POST /a');
  assert.match(
    main,
    /<div class="field-body"><div class="example-note"><p><a href="https:\/\/api\.example\.com\/large\.json"/,
  );
});
