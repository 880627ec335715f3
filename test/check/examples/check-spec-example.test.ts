import assert from 'node:assert/strict';
import {test} from 'node:test';
import {checkSpecExample} from '../../../src/check/examples/check-spec-example.js';
import {openValidator} from '../../../src/openapi/validation/open-validator.js';
import {open} from '../../openapi/open.js';

const told = async (schemas: Readonly<Record<string, unknown>>) => {
  const documents = await open({openapi: '3.1.0', paths: {}, components: {schemas}});
  return (await checkSpecExample(documents, openValidator)).map(({message, at}) => `${at.pointer} ${message}`);
};

test('a value that matches no variant is reported once', async () => {
  const forms = [{properties: {type: {const: 'a'}}}, {properties: {type: {const: 'b'}}}];
  assert.deepEqual(await told({A: {oneOf: forms, example: {type: 'c'}}}), [
    '/components/schemas/A/example The example does not match its schema: components.schemas.A.example is an object, which matches none of the allowed schemas.',
  ]);
});

test('an example has at most three faults, and an unusable schema none', async () => {
  const required = ['a', 'b', 'c', 'd'];
  assert.equal((await told({A: {required, example: {}}})).length, 3);
  assert.deepEqual(await told({A: {type: 'string', pattern: '(', example: 1}}), []);
  assert.deepEqual(await told({A: {$ref: '#/components/schemas/Missing', example: 1}}), []);
});

test('a thousand examples share their common schemas', async () => {
  const made: string[] = [];
  const counting: typeof openValidator = async dialect => {
    const validator = await openValidator(dialect);
    return {
      ...validator,
      add(id, schema) {
        made.push(id);
        validator.add(id, schema);
      },
    };
  };
  const schemas = Object.fromEntries(
    Array.from({length: 1000}, (_, at) => [
      `A${at}`,
      {properties: {shared: {$ref: '#/components/schemas/Shared'}}, example: {shared: 1}},
    ]),
  );
  const documents = await open({
    openapi: '3.1.0',
    paths: {},
    components: {schemas: {...schemas, Shared: {type: 'string'}}},
  });
  const problems = await checkSpecExample(documents, counting);
  assert.equal(problems.length, 10);
  assert.match(problems.at(-1)?.message ?? '', / 990 more places have this problem\.$/);
  assert.equal(made.length, 1001);
});
