import assert from 'node:assert/strict';
import {test} from 'node:test';
import {openProject} from '../../src/prerender/open-project.js';
import {findHiddenSlugs, writePublishedDocs} from '../../src/prerender/published-docs.js';
import {createMemoryProject} from '../../src/site/project/project-files.js';

const docs = {
  name: 'T',
  navigation: {
    groups: [
      {group: 'All', pages: ['index', 'hidden', 'folder']},
      {group: 'Gone', hidden: true, pages: ['inside']},
      {group: 'API', openapi: 'api.json', pages: ['GET /a']},
      {group: 'Other', openapi: 'ignored.json'},
    ],
  },
  redirects: [
    {source: '/a', destination: '/hidden#part'},
    {source: '/b', destination: '/index'},
    {source: '/c', destination: 'https://example.com/hidden'},
  ],
};
const page = (head = '') => `---\ntitle: T\n${head}---\n\nText.\n`;
const open = () =>
  openProject(
    createMemoryProject({
      'docs.json': JSON.stringify(docs),
      'index.mdx': page(),
      'hidden.mdx': page('hidden: true\n'),
      'inside.mdx': page(),
      'folder/index.mdx': page(),
      'api.json': JSON.stringify({openapi: '3.1.0', info: {title: 'T', version: '1'}, paths: {'/a': {get: {}}}}),
    }),
    async path => ({path, missing: 'absent'}),
  );

test('frontmatter or a node hides a page', async () => {
  assert.deepEqual([...findHiddenSlugs(await open())].sort(), ['hidden', 'inside']);
});

test('the published docs.json names no hidden page and no missing document', async () => {
  assert.deepEqual(JSON.parse(writePublishedDocs(docs, await open())), {
    name: 'T',
    navigation: {
      groups: [
        {group: 'All', pages: ['index', 'folder']},
        {group: 'API', openapi: 'api.json', pages: ['GET /a']},
        {group: 'Other'},
      ],
    },
    redirects: docs.redirects.slice(1),
  });
});
