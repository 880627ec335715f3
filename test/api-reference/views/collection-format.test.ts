import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readRequest, toSentRequest} from '../../../src/api-reference/form/read-request.js';
import {buildInitialValues, toRequestValues} from '../../../src/api-reference/form/values.js';
import {nameOf, readerOf} from './draw.js';

// Lists of Swagger 2.0 (Parameter Object, `collectionFormat`). The sample and the form send the same text in each
// location, and a mock reads the list back.

const list = (place: string, format: string | undefined) => ({
  name: 'l',
  in: place,
  required: true,
  type: 'array',
  items: {type: 'string'},
  'x-example': ['a b', 'c'],
  ...(format && {collectionFormat: format}),
});

const places = {
  path: {csv: '/p/a%20b,c', ssv: '/p/a%20b%20c', tsv: '/p/a%20b%09c', pipes: '/p/a%20b%7Cc'},
  query: {csv: '?l=a%20b,c', ssv: '?l=a%20b%20c', tsv: '?l=a%20b%09c', pipes: '?l=a%20b%7Cc', multi: '?l=a%20b&l=c'},
  header: {csv: 'l: a b,c', ssv: 'l: a b c', tsv: 'l: a b\tc', pipes: 'l: a b|c'},
  formData: {csv: 'l=a%20b,c', ssv: 'l=a%20b%20c', tsv: 'l=a%20b%09c', pipes: 'l=a%20b%7Cc', multi: 'l=a%20b&l=c'},
};
const notes: Readonly<Record<string, RegExp>> = {
  ssv: /space-separated/,
  tsv: /tab-separated/,
  pipes: /separated by \|/,
};

for (const [place, formats] of Object.entries(places))
  for (const [format, sent] of Object.entries({...formats, usual: formats.csv}))
    test(`a list in ${place} as ${format} is sent as ${JSON.stringify(sent)}`, async () => {
      const path = place === 'path' ? '/p/{l}' : '/p';
      const parameters = [list(place, format === 'usual' ? undefined : format)];
      const reader = readerOf({
        swagger: '2.0',
        host: 'a.test',
        info: {},
        paths: {[path]: {post: {parameters, responses: {}}}},
      });
      const name = nameOf(`POST ${path}`);
      const text = await reader.markdown(name, {});
      const form = (await reader.form(name, {})) ?? assert.fail();
      const typed = buildInitialValues(form);
      const prepared = (await reader.request(name, {}, toRequestValues(typed, 'https://a.test'))) ?? assert.fail();
      const {url, headers, body} = prepared.request;
      const all = [url, ...headers.map(pair => pair.join(': ')), body && 'text' in body ? body.text : ''];
      assert.ok(
        all.some(each => each.endsWith(sent)),
        all.join('\n'),
      );
      assert.ok(text.includes(sent), text);
      if (notes[format]) assert.match(text, notes[format]);
      const read = readRequest(form, toSentRequest(prepared.request)) ?? assert.fail();
      const {parameters: typedBack, bodies} = read.values;
      const back = [...typedBack.values(), ...bodies.values()].map(each => ('value' in each ? each.value : each.text));
      // In this format, a space within an item looks like a separator.
      if (format !== 'ssv') assert.deepEqual(back, [place === 'formData' ? {l: ['a b', 'c']} : ['a b', 'c']]);
    });

test('a list in a list has the separator of its own format (Swagger 2.0, Items Object)', async () => {
  const items = {type: 'array', collectionFormat: 'pipes', items: {type: 'integer'}};
  const nest = {
    ...list('query', 'csv'),
    items,
    'x-example': [
      [1, 2],
      [3, 4],
    ],
  };
  const paths = {'/p': {get: {parameters: [nest], responses: {}}}};
  const text = await readerOf({swagger: '2.0', host: 'a.test', info: {}, paths}).markdown(nameOf('GET /p'), {});
  assert.match(text, /\/p\?l=1%7C2,3%7C4'/);
});
