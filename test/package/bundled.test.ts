import assert from 'node:assert/strict';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {test} from 'node:test';

// Tests which files a bundler includes from the package: it follows imports and `new URL(…, import.meta.url)`.

const dist = join(import.meta.dirname, '../../../dist');
const skip = existsSync(join(dist, 'parts/icons.js')) ? false : 'dist is not built';

/** Returns the files of `dist` that an import of `entry` includes, and their total bytes. */
function takenAlong(entry: string) {
  const found = new Set([entry]);
  let bytes = 0;
  for (const path of found) {
    const file = join(dist, path);
    bytes += statSync(file).size;
    if (!path.endsWith('.js')) continue;
    const text = readFileSync(file, 'utf8');
    for (const [, imported, named] of text.matchAll(
      /\b(?:from|import) ?\(?["'](\.[^"'\s]+)["']|\bnew URL\(["']([^"'\s]+)["'],import\.meta\.url\)/g,
    )) {
      const next = join(dirname(file), imported ?? named ?? '');
      if (existsSync(next) && statSync(next).isFile()) found.add(relative(dist, next).replaceAll('\\', '/'));
    }
  }
  return {files: [...found], bytes};
}

const optional = /^(?:icons|katex|mermaid|mermaid-elk)\//;

test('an operation needs at most 48 files of 1.62 MB, without diagrams, formulas or icons', {skip}, () => {
  const {files, bytes} = takenAlong('elements/openapi-endpoint.js');
  assert.ok(files.length > 20 && files.length <= 48, `${files.length} files`);
  assert.ok(bytes <= 1.62e6, `${bytes} bytes`);
  assert.ok(files.includes('openapi-worker.js'));
  assert.deepEqual(
    files.filter(path => optional.test(path)),
    [],
  );
});

test('all elements together include no optional part', {skip}, () => {
  const {files} = takenAlong('elements.js');
  assert.ok(files.includes('elements/openapi-endpoint.js'));
  assert.deepEqual(
    files.filter(path => optional.test(path)),
    [],
  );
});

test('each optional part includes only its own files', {skip}, () => {
  for (const [part, folders] of [
    ['icons', 'icons'],
    ['math', 'katex'],
    ['mermaid', 'mermaid mermaid-elk'],
    ['languages', ''],
  ] as const) {
    const {files} = takenAlong(`parts/${part}.js`);
    const used = new Set(files.filter(path => optional.test(path)).map(path => path.split('/', 1)[0]));
    assert.equal([...used].sort().join(' '), folders, part);
  }
  assert.ok(takenAlong('parts/languages.js').files.length > 25);
});
