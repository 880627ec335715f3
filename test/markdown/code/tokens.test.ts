import assert from 'node:assert/strict';
import test from 'node:test';
import {toScopeClass} from '../../../src/markdown/code/tokens.js';

test("scopes have highlight.js's class names", () => {
  const classes = ['keyword', 'title.function', 'title.class.inherited', 'language:xml'].map(toScopeClass);
  assert.deepEqual(classes, ['hljs-keyword', 'hljs-title function_', 'hljs-title class_ inherited__', 'language-xml']);
});
