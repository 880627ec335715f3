import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isModule, isOwnPath, listOwnFiles} from '../../src/base/own-files.js';

test("a project's style sheets and scripts are sorted by name, without tool files", () => {
  assert.deepEqual(
    listOwnFiles([
      'z.css',
      'a/b.css',
      'scripts/x.css',
      'tests/y.js',
      'own.js',
      'tailwind.config.js',
      'snippets/c.js',
      'd.mjs',
    ]),
    {styles: ['a/b.css', 'z.css'], scripts: ['own.js']},
  );
});

test('a script with import or export statements is a module', () => {
  for (const text of ['import x from "./x.js";', '  export const a = 1;', "import './y.js';", 'a();\nexport {a};'])
    assert.equal(isModule(text), true, text);
  for (const text of [
    'var a = "import x";',
    'important();',
    '// export const a',
    'const exported = 1;',
    'x(import("./x.js"))',
  ])
    assert.equal(isModule(text), false, text);
});

test('a file path is plain and stays below the root', () => {
  for (const path of ['a.css', 'a/b c.css']) assert.equal(isOwnPath(path), true, path);
  for (const path of [
    '',
    '/a.css',
    '../a.css',
    'a/../../b.css',
    'https://x.example/a.css',
    '//x/a.css',
    'a?b',
    1,
    null,
  ])
    assert.equal(isOwnPath(path), false, String(path));
});
