import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readChosenFolder} from '../../../../shell/browser/open/folder.js';

function file(path: string, size = 0): File {
  const made = new File([''], path.split('/').at(-1) ?? '');
  return Object.defineProperties(made, {webkitRelativePath: {value: path}, size: {value: size}});
}
const read = (...paths: readonly string[]) => {
  const found = readChosenFolder(paths.map(path => file(path)));
  return typeof found === 'string' ? found : [found.name, ...found.content.keys()];
};

test('a folder is read from its docs.json, without hidden files and packages', () => {
  assert.deepEqual(
    read('my/docs.json', 'my/a/b.mdx', 'my/.git/config', 'my/.mintignore', 'my/.env', 'my/node_modules/a/docs.json'),
    ['my', 'docs.json', 'a/b.mdx', '.mintignore'],
  );
  assert.deepEqual(read('repository/README.md', 'repository/docs/docs.json', 'repository/docs/index.mdx'), [
    'docs',
    'docs.json',
    'index.mdx',
  ]);
  assert.deepEqual(read('docs.json', 'index.mdx'), ['docs', 'docs.json', 'index.mdx']);
});

test('folders without docs.json or above the limit are rejected with a fix', () => {
  assert.match(String(read('my/index.mdx')), /^This folder and 2 levels of folders below it have no docs\.json/);
  assert.equal(
    readChosenFolder([file('my/docs.json'), file('my/film.mp4', 600e6)]),
    'The folder contains 600 MB, more than the limit of 500 MB. Fix: Choose the folder that contains docs.json.',
  );
  const many = Array.from({length: 20_001}, (_, at) => `my/${at}.mdx`);
  assert.match(String(read('my/docs.json', ...many)), /^The folder contains more than 20,000 files\. Fix:/);
});
