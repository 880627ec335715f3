import assert from 'node:assert/strict';
import {test} from 'node:test';
import {extractCopiedCode} from '../../../src/markdown/code/copied-code.js';

test('commands are copied without prompt and output, but with comments', () => {
  assert.equal(extractCopiedCode('$ npm install\n$ npm start', 'bash'), 'npm install\nnpm start');
  assert.equal(extractCopiedCode('# comment\n$ one\nout', 'bash'), '# comment\none');
  assert.equal(extractCopiedCode('$ ls\na.txt\n# b\n$ echo "x"\nx', 'console'), 'ls\necho "x"');
  assert.equal(extractCopiedCode('$ curl \\\n    --head \\\n    a\nHTTP', 'sh'), 'curl \\\n    --head \\\n    a');
  assert.equal(extractCopiedCode('PS C:\\> dir\nout\nPS C:\\a> cd ..', 'powershell'), 'dir\ncd ..');
  assert.equal(extractCopiedCode('user@host:~/a$ ls -l\nout\n[root@host ~]$ id', 'console'), 'ls -l\nid');
  assert.equal(extractCopiedCode('$ cat <<EOF > f\nKEY=1\n\nEOF\n$ ls\nf', 'bash'), 'cat <<EOF > f\nKEY=1\n\nEOF\nls');
  assert.equal(
    extractCopiedCode('$ for i in 1 2; do\n> echo $i\n> done\n1', 'console'),
    'for i in 1 2; do\necho $i\ndone',
  );
  assert.equal(extractCopiedCode('$ npm run dev\n> app@1.0 dev\n> vite', 'bash'), 'npm run dev');
  assert.equal(extractCopiedCode('C:\\> dir\nout', 'cmd'), 'dir');
  assert.equal(
    extractCopiedCode('>>> def f():\n...   return 1\n...\n>>> f()\n1', 'pycon'),
    'def f():\n  return 1\n\nf()',
  );
  assert.equal(extractCopiedCode('(venv) $ pip install a', 'shell'), 'pip install a');
});

test('code without prompts, and other languages, are copied unchanged', () => {
  for (const [code, language] of [
    ['npm install\n', 'bash'],
    ['echo $HOME\nout', 'bash'],
    ['$x = 1;\n$ y', 'php'],
    ['$ a', 'text'],
    ['out', 'console'],
  ] as const)
    assert.equal(extractCopiedCode(code, language), code);
});
