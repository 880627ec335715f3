import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';

// Runs as build/test/words.test.js, on the source files.
const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = ['src', 'elements', 'shell'].flatMap(list);
const scripts = list('scripts');
const tests = ['test', 'demo'].flatMap(list);

function list(folder: string): {readonly path: string; readonly lines: readonly string[]}[] {
  return readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter(name => name.endsWith('.ts'))
    .map(name => join(folder, name).replaceAll('\\', '/'))
    .map(path => ({path, lines: readFileSync(join(root, path), 'utf8').split('\n')}));
}

/** Finds lines of comments that match, as `path:line text`. */
function findComments(files: typeof sources, pattern: RegExp): string[] {
  return files.flatMap(({path, lines}) =>
    lines.flatMap((line, at) => {
      const comment = /^\s*(?:\/\*\*|\*|\/\/) ?(.*)$/.exec(line)?.[1];
      return comment && pattern.test(comment) ? [`${path}:${at + 1} ${comment}`] : [];
    }),
  );
}

test('comments begin with a verb or the thing itself, not with “What …”', () => {
  assert.deepEqual(
    findComments([...sources, ...scripts, ...tests], /^(?:What|Whoever|That which|Of (?:an?|the)) /),
    [],
  );
});

test('comments name the actor', () => {
  assert.deepEqual(
    findComments([...sources, ...scripts, ...tests], /\b(?:whoever|somebody|nobody|told|mended|unsaid|enliven\w*)\b/i),
    [],
  );
});

test('the number of names exported from several files does not grow', () => {
  const files = new Map<string, Set<string>>();
  const exported = /^export (?:declare |async |abstract )*(?:function\*?|interface|type|class|const) ([\w$]+)/;
  for (const {path, lines} of sources)
    for (const line of lines) {
      const name = exported.exec(line)?.[1];
      if (name) files.set(name, (files.get(name) ?? new Set()).add(path));
    }
  const shared = [...files]
    .filter(([, paths]) => paths.size > 1)
    .map(([name, paths]) => `${name}: ${[...paths].join(', ')}`);
  assert.ok(files.size > 2_000, 'Names were found.');
  assert.ok(shared.length <= 92, `${shared.length} names are exported from several files:\n${shared.join('\n')}`);
});
