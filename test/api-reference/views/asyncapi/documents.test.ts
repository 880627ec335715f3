import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {posix} from 'node:path';
import {test} from 'node:test';
import {load} from 'js-yaml';
import {openReader} from '../../../../src/api-reference/views/local-reader.js';
import type {ApiReader, OperationReference} from '../../../../src/api-reference/views/reader.js';
import {asyncDocuments, asyncFiles, skip} from '../../../asyncapi/documents.js';

type Data = {readonly [key: string]: unknown};

/** Text of a document that readers must find. */
interface Said {
  readonly texts: Set<string>;
  readonly names: Set<string>;
}

/** Follows a reference to another file, without our own code. Undefined for a reference within the file. */
function elsewhere(value: Data, file: string): readonly [value: unknown, file: string] | undefined {
  const ref = value['$ref'];
  const [path = '', pointer = ''] = typeof ref === 'string' ? ref.split('#') : [];
  if (path === '') return undefined;
  const other = posix.join(posix.dirname(file), path);
  let found: unknown = load(readFileSync(asyncFiles.at(other), 'utf8'));
  for (const key of pointer.split('/').slice(1)) found = (found as Data)[key.replaceAll('~1', '/')];
  return [found, other];
}

/** Collects text from plain YAML data, without our own code. */
function gather(value: unknown, said: Said, file: string, above = ''): void {
  if (Array.isArray(value)) for (const each of value) gather(each, said, file, above);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const other = elsewhere(value as Data, file);
  if (other) gather(other[0], said, other[1], above);
  for (const [key, child] of Object.entries(value as Data)) {
    const isName = above === 'properties' || above === 'parameters' || above === 'messages';
    if (above === 'properties') said.names.add(key);
    if (!isName && ['title', 'summary', 'description'].includes(key) && typeof child === 'string')
      said.texts.add(child);
    // The values of examples are data.
    if (key !== 'examples' && !key.startsWith('x-')) gather(child, said, file, isName ? '' : key);
  }
}

/** Returns the words of HTML or Markdown, without markup. */
function wordsOf(text: string): Set<string> {
  const plain = text
    .replaceAll('<wbr>', '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
  return new Set(plain.match(/[\p{L}\p{N}]+/gu) ?? []);
}

/** Returns all text that readers can see on a page, including closed sections and rows that load later. */
async function wholeText(reader: ApiReader, name: OperationReference): Promise<string> {
  const answer = await reader.operation(name, {});
  assert.equal(answer.state, 'ready', `${name.path}`);
  if (answer.state !== 'ready') return '';
  assert.deepEqual(answer.view.problems, [], name.path);
  let text = answer.view.main + (answer.view.aside ?? '');
  const opened = new Set<string>();
  for (let found = true; found; ) {
    found = false;
    for (const [, row = '', from = '0'] of text.matchAll(/data-row="([^"]*)"(?: data-from="(\d+)")?/g)) {
      const key = `${row} ${from}`;
      // Readers can open a recursive schema without end.
      if (opened.has(key) || row.split('.').length > 6 || opened.size > 400) continue;
      opened.add(key);
      text += await reader.rows(name, row, Number(from), {});
      found = true;
    }
  }
  return text;
}

for (const file of skip ? [] : asyncDocuments())
  test(`every operation and channel of ${file} is rendered with all of its text`, async () => {
    const document = load(readFileSync(asyncFiles.at(file), 'utf8')) as Data;
    const reader = openReader(file, asyncFiles);
    const {index, problems} = await reader.index();
    assert.deepEqual(problems, []);
    const isThree = String(document['asyncapi']).startsWith('3');
    const written = Object.keys((document[isThree ? 'operations' : 'channels'] ?? {}) as Data);
    const paths = index?.operations.map(({path}) => path) ?? [];
    assert.deepEqual(
      written.filter(name => !paths.includes(name)),
      [],
    );
    assert.ok(paths.length > 0);
    const overview = await reader.overview({});
    assert.equal(overview.state, 'ready');
    const drawn = [overview.state === 'ready' ? overview.view.main : ''];
    const markdown: string[] = [];
    for (const {method, path} of index?.operations ?? []) {
      drawn.push(await wholeText(reader, {method, path}));
      markdown.push(await reader.markdown({method, path}, {}));
    }
    const said: Said = {texts: new Set(), names: new Set()};
    gather(document, said, file);
    assert.ok(said.names.size > 0 || said.texts.size > 0);
    const shown = wordsOf(drawn.join('\n'));
    const missing = [...said.texts].flatMap(text =>
      [...wordsOf(text.replace(/[*_`#]/g, ' '))].filter(word => !shown.has(word) && !shown.has(`${word}s`)),
    );
    assert.deepEqual(missing, [], 'words of titles, summaries and descriptions');
    const all = drawn.join('\n');
    assert.deepEqual(
      [...said.names].filter(name => !all.includes(`data-name="${name}"`)),
      [],
      'names of properties',
    );
    const inMarkdown = wordsOf(markdown.join('\n'));
    const namesInMarkdown = [...said.names].filter(name => ![...wordsOf(name)].every(word => inMarkdown.has(word)));
    assert.deepEqual(namesInMarkdown, [], 'names of properties in Markdown');
  });
