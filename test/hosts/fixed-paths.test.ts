import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildPatternRules} from '../../src/hosts/pattern.js';

const cases: readonly (readonly [source: string, destination: string, fixed: readonly string[] | undefined])[] = [
  ['/guides/:slug', '/guide/:slug', []],
  ['/:page', '/docs', ['/docs']],
  ['/:page', '/docs/', ['/docs']],
  ['/:page', '/docs#top', ['/docs']],
  ['/:page', 'https://other.example/docs', []],
  ['/:page', '/docs/intro', []],
  // The second redirect leads to the same path.
  ['/:x/a', '/b/:x', []],
  ['/:x/:y', '/b/:x', ['/b/b']],
  ['/x/:a', '/:a/x', ['/x/x']],
  // An endless chain.
  ['/:a/:b', '/:b/:a', undefined],
  ['/:a/:b/:c', '/:a/:c/:b', undefined],
];

test('paths that a pattern redirects to themselves are found', () => {
  for (const [source, destination, fixed] of cases) {
    const rules = buildPatternRules({source, destination, permanent: true}, 0);
    assert.deepEqual(
      rules?.flatMap(({exempt}) => exempt),
      fixed,
      `${source} → ${destination}`,
    );
  }
});

test('a rest parameter has separate paths with and without it', () => {
  const rules = buildPatternRules({source: '/:x/*', destination: '/a/b/:x', permanent: true}, 0);
  assert.deepEqual(
    rules?.map(({source, exempt}) => [source, exempt]),
    [
      [['/', {index: 0, isRest: false}], []],
      [['/', {index: 0, isRest: false}, '/', {index: 1, isRest: true}], ['/a/b/a']],
    ],
  );
});
