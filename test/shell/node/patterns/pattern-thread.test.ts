import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {PatternThread} from '../../../../shell/node/patterns/pattern-thread.js';
import {checkSpecExample} from '../../../../src/check/examples/check-spec-example.js';
import {createOpenValidator, openValidator} from '../../../../src/openapi/validation/open-validator.js';
import {open} from '../../../openapi/open.js';

// Compiled to build/test/shell/node/patterns/pattern-thread.test.js.
const script = fileURLToPath(new URL('../../../../shell/node/patterns/pattern-worker.js', import.meta.url));
const slow = '^([a-zA-Z0-9]+\\s?)+$';
const long = `${'Lorem ipsum dolor sit amet consectetur '.repeat(4)}!`;

test('an endless pattern is stopped after a second and never repeated', () => {
  const thread = new PatternThread(script);
  assert.equal(thread.run('^a+$', '', 'aaa'), true);
  const start = performance.now();
  assert.equal(thread.run(slow, '', long), 'slow');
  assert.ok(performance.now() - start < 5000);
  const again = performance.now();
  assert.equal(thread.run(slow, '', long), 'slow');
  assert.ok(performance.now() - again < 100);
  assert.equal(thread.run('^a+$', '', 'b'), false);
});

test('the check of a document with such a pattern ends and names it', async () => {
  const documents = await open({
    openapi: '3.1.0',
    paths: {},
    components: {
      schemas: {
        A: {type: 'string', pattern: slow, example: long},
        B: {patternProperties: {[slow]: {type: 'string'}}, example: {[long]: 1}},
        C: {type: 'string', pattern: '^c', example: 'd'},
      },
    },
  });
  const problems = await checkSpecExample(documents, createOpenValidator(new PatternThread(script)));
  const warn = (name: string) =>
    `warning /components/schemas/${name}/example Lectern did not validate components.schemas.${name}.example, because the pattern "${slow}" of its schema takes more than 1 s.`;
  assert.deepEqual(
    problems.map(({level, message, at}) => `${level} ${at.pointer} ${message}`),
    [
      warn('A'),
      warn('B'),
      'warning /components/schemas/C/example The example does not match its schema: components.schemas.C.example is "d", but must match the pattern ^c.',
    ],
  );
});

test('thousands of ordinary patterns run as fast as in the main thread', async () => {
  const schemas = Object.fromEntries(
    Array.from({length: 2000}, (_, at) => [`A${at}`, {type: 'string', pattern: `^[a-z]+-${at}$`, example: `a-${at}`}]),
  );
  const documents = await open({openapi: '3.1.0', paths: {}, components: {schemas}});
  const time = async (run: () => Promise<unknown>) => {
    const start = performance.now();
    await run();
    return performance.now() - start;
  };
  const here = await time(() => checkSpecExample(documents, openValidator));
  const there = await time(() => checkSpecExample(documents, createOpenValidator(new PatternThread(script))));
  assert.ok(there < here + 3000, `${there} ms, ${here} ms here`);
});
