import assert from 'node:assert/strict';
import {test} from 'node:test';
import {startTags} from '../../components/html-tokens.js';
import {draw, sending, withOperation} from './draw.js';

const rowsOf = (html: string) => startTags(html).filter(({attributes}) => attributes.has('data-name')).length;

/** 800 schemas, each with references to twenty others. */
const dense = Object.fromEntries(
  Array.from({length: 800}, (_, at) => {
    const links = Array.from({length: 20}, (_, link) => [
      `link${link}`,
      {$ref: `#/components/schemas/S${(at * 7 + link * 31 + 1) % 800}`},
    ]);
    return [`S${at}`, {type: 'object', properties: Object.fromEntries(links)}];
  }),
);

test('densely connected schemas render at most the row limit', async () => {
  const ref = {$ref: '#/components/schemas/S0'};
  const content = {'application/json': {schema: ref}};
  const responses = Object.fromEntries(
    [200, 201, 400, 401, 404, 500].map(status => [status, {description: 'x', content}]),
  );
  const document = withOperation({requestBody: {content}, responses}, {components: {schemas: dense}});
  const {main} = await draw(document, 'POST /a');
  assert.ok(rowsOf(main) <= 260, `${rowsOf(main)} rows`);
});

test('a view renders 200 of 5,000 properties', async () => {
  const properties = Object.fromEntries(Array.from({length: 5000}, (_, at) => [`p${at}`, {type: 'string'}]));
  const {main} = await draw(sending({type: 'object', properties}), 'POST /a');
  assert.equal(rowsOf(main), 200);
});

test('a view renders three hundred parameters, each once', async () => {
  const parameters = Array.from({length: 300}, (_, at) => ({in: 'query', name: `q${at}`, schema: {type: 'string'}}));
  const {main} = await draw(withOperation({parameters}), 'POST /a');
  assert.equal(rowsOf(main), 300);
});
