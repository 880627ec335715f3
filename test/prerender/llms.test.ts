import assert from 'node:assert/strict';
import {test} from 'node:test';
import {writeMemory} from './write-memory.js';

/** Returns the lists of `llms.txt`, each with the text above it. */
async function lists(files: Readonly<Record<string, string>>): Promise<readonly (readonly [string, string])[]> {
  const text = (await writeMemory(files))('llms.txt');
  return text
    .split(/^## /m)
    .slice(1)
    .map(part => {
      const [title = '', ...lines] = part.trim().split(/\n+/);
      return [title, lines.map(each => /\[(.*)\]/.exec(each)?.[1]).join(', ')] as const;
    });
}

const get = (summary: string, ...tags: string[]) => ({get: {summary, responses: {}, ...(tags.length > 0 && {tags})}});

test('operations are listed once below their tag, and untagged ones last', async () => {
  const tree = {
    openapi: '3.1.0',
    info: {title: 'Trees', version: '1'},
    paths: {'/a': get('Loose'), '/b': get('Leaf', 'Tree'), '/c': get('Free'), '/d': get('Root', 'Tree')},
    webhooks: {fell: {post: {summary: 'Fell', tags: ['Tree'], responses: {}}}},
  };
  const found = await lists({
    'docs.json': JSON.stringify({name: 'Site', navigation: {tabs: [{tab: 'API', openapi: 'tree.json'}]}}),
    'tree.json': JSON.stringify(tree),
  });
  assert.deepEqual(found, [
    ['API', 'Trees'],
    ['API › Tree', 'Leaf, Root, Fell'],
    ['API › Other operations', 'Loose, Free'],
    ['API documents', 'Trees'],
  ]);
});

test("a section's heading contains its version, but not the site's name", async () => {
  const group = (name: string, ...pages: string[]) => ({group: name, pages});
  const versions = [
    {version: 'v1', groups: [group('Start', 'v1/a')], tabs: [{tab: 'More', pages: ['v1/b']}]},
    {version: 'v2', pages: ['v2/a', group('Deep', 'v2/b'), 'v2/c']},
  ];
  const page = (title: string) => `---\ntitle: ${title}\n---\n`;
  const found = await lists({
    'docs.json': JSON.stringify({name: 'Versions', navigation: {versions}}),
    'v1/a.mdx': page('A1'),
    'v1/b.mdx': page('B1'),
    'v2/a.mdx': page('A2'),
    'v2/b.mdx': page('B2'),
    'v2/c.mdx': page('C2'),
  });
  assert.deepEqual(found, [
    ['v1 › Start', 'A1'],
    ['v1 › More', 'B1'],
    ['v2', 'A2, C2'],
    ['v2 › Deep', 'B2'],
  ]);
});
