import assert from 'node:assert/strict';
import {test} from 'node:test';
import {addGrammar, highlight} from '../../../elements/content/code-block/highlight.js';
import {convertGrammar, hasNestedRepetition} from '../../../src/markdown/code/grammar.js';

const grammar = {
  name: 'Pipes',
  scopeName: 'source.pipes',
  fileTypes: ['pip'],
  patterns: [
    {include: '#comment'},
    {include: '#string'},
    {include: '#block'},
    {match: '\\b(let|in)\\b', name: 'keyword.control.pipes'},
  ],
  repository: {
    comment: {match: '--.*$', name: 'comment.line.pipes'},
    string: {
      begin: '"',
      end: '"',
      name: 'string.quoted',
      patterns: [{match: '\\\\.', name: 'constant.character.escape'}],
    },
    block: {begin: '\\{', end: '\\}', patterns: [{include: '$self'}, {match: '\\b\\h+\\b', name: 'constant.numeric'}]},
  },
};

test("a project's grammar highlights its language", async () => {
  const language = convertGrammar(grammar);
  assert.deepEqual(language?.names, ['pipes', 'pip']);
  addGrammar(language!);
  const tokens = await highlight('let a = "x\\n" {let 1f} -- why', 'pip');
  assert.deepEqual(
    tokens?.filter(({className}) => className).map(({text, className}) => `${className} ${text}`),
    [
      'hljs-keyword let',
      'hljs-string "x',
      'hljs-char escape_ \\n',
      'hljs-string "',
      'hljs-keyword let',
      'hljs-number 1f',
      'hljs-comment -- why',
    ],
  );
});

test('built-in languages are unchanged', async () => {
  addGrammar({names: ['json', 'js'], definition: {name: 'json', contains: []}});
  const tokens = await highlight('{"a": 1}', 'json');
  assert.ok(tokens?.some(({className}) => className === 'hljs-attr'));
});

test('an invalid grammar is ignored', () => {
  for (const value of [undefined, null, [], {}, {patterns: []}, {name: 'a'}, {name: 'a', patterns: 'x'}])
    assert.equal(convertGrammar(value), undefined, JSON.stringify(value));
});

test('recursive rules and thousands of rules terminate', () => {
  const circle = {
    name: 'c',
    patterns: [{include: '#a'}],
    repository: {a: {patterns: [{include: '#b'}]}, b: {patterns: [{include: '#a'}]}},
  };
  assert.ok(convertGrammar(circle));
  assert.ok(convertGrammar({name: 'm', patterns: Array.from({length: 5000}, () => ({match: 'a', name: 'keyword'}))}));
});

test('a potentially exponential pattern is left out', async () => {
  for (const source of ['(a+)+', '(?:a*)*b', '(a|a)*$', '([a-z]+)*x', '((ab)+c)+', '(a{2,})+'])
    assert.equal(hasNestedRepetition(source), true, source);
  for (const source of ['a+b*', '(abc)+', '[(+*)]+x', '(a|b)', '\\(a+\\)+', '(a+)?', 'x(?=a+)'])
    assert.equal(hasNestedRepetition(source), false, source);
  addGrammar(
    convertGrammar({
      name: 'evil',
      patterns: [
        {match: '(a+)+$', name: 'keyword'},
        {match: '(?i)x', name: 'keyword'},
      ],
    })!,
  );
  const started = performance.now();
  await highlight(`${'a'.repeat(5000)}b`, 'evil');
  assert.ok(performance.now() - started < 1000);
});
