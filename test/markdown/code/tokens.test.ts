import assert from 'node:assert/strict';
import test from 'node:test';
import {classOf} from '../../../src/markdown/code/tokens.js';

test('a scope has the class that style sheets of highlight.js know', () => {
  const classes = ['keyword', 'title.function', 'title.class.inherited', 'language:xml'].map(classOf);
  assert.deepEqual(classes, ['hljs-keyword', 'hljs-title function_', 'hljs-title class_ inherited__', 'language-xml']);
});
