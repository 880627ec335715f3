import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildNavigation} from '../../../src/site/navigation/build-navigation.js';
import {findNavigationProblems} from '../../../src/site/navigation/find-navigation-problems.js';
import type {ApiIndexes} from '../../../src/site/navigation/generated-entries.js';
import {indexesOf, paths} from './indexes.js';
import {nodeFrom, type Written} from './node-from.js';

function problemsOf(written: Written, indexes?: ApiIndexes): readonly string[] {
  const config = {name: 'Shop', navigation: nodeFrom(written)};
  return findNavigationProblems(config, buildNavigation(config, indexes)).map(
    ({path, level, code, message, fix}) => `${path}  ${level}  ${code}\n  ${message}\n  Fix: ${fix}`,
  );
}

test('reports entries that cannot be pages and groups without pages', () => {
  assert.deepEqual(
    problemsOf({
      groups: [
        {group: 'A', pages: ['../up', 'https://x.example', 'ok', 'GET /users']},
        {group: 'B', pages: []},
        {group: 'C', openapi: 'x.yaml', pages: []},
      ],
    }),
    [
      `navigation.groups[0].pages[0]  error  nav-slug
  The navigation lists "../up", which is not the path of a page in the project.
  Fix: Write the path from the project root without its extension, such as "up".`,
      `navigation.groups[0].pages[1]  error  nav-slug
  The navigation lists "https://x.example", which is not the path of a page in the project.
  Fix: Write the link as a tab or an anchor: {"tab": "Blog", "href": "https://x.example"}.`,
      `navigation.groups[1]  info  nav-empty-group
  The group "B" has no pages, so readers do not see it.
  Fix: Add "pages": ["index"] with the paths of its pages, or delete the group.`,
      `navigation.groups[0].pages[3]  error  nav-operation
  The navigation references the operation "GET /users", but docs.json has no API document.
  Fix: Add "api": {"openapi": "openapi.yaml"} to docs.json, with the path of your document.`,
    ],
  );
});

test('reports entries whose operation is in no document, once documents are read', async () => {
  const written = {tabs: [{tab: 'API', openapi: 'shop.yaml', pages: ['GET /users', 'POST /users', 'webhook paid']}]};
  assert.deepEqual(problemsOf(written), []);
  const shop = paths(['GET /users', {tags: ['A', 'B']}]);
  assert.deepEqual(problemsOf(written, await indexesOf({'shop.yaml': shop})), [
    `navigation.tabs[0].pages[1]  error  nav-operation
  The navigation references the operation "POST /users", which does not exist in shop.yaml.
  Fix: Write the method and path of an operation in shop.yaml. For another document, write "other.yaml POST /users".`,
    `navigation.tabs[0].pages[2]  error  nav-operation
  The navigation references the webhook "paid", which does not exist in shop.yaml.
  Fix: Write the name of a webhook in shop.yaml. For another document, write "other.yaml webhook paid".`,
  ]);
  const carried = {tabs: [{tab: 'API', openapi: 'shop.yaml'}]};
  assert.deepEqual(problemsOf(carried, await indexesOf({'shop.yaml': shop})), []);
});

test("reports a duplicate page, but not a group's own page", () => {
  assert.deepEqual(
    problemsOf({
      groups: [
        {group: 'A', root: 'a', pages: ['a', 'b']},
        {group: 'B', pages: ['/b.mdx']},
      ],
    }),
    [
      `navigation.groups[1].pages[0]  warning  nav-duplicate-page
  The navigation lists the page "b" twice, first at navigation.groups[0].pages[1]. The first entry decides its tab, and the pages before and after it.
  Fix: Delete this entry, or the one at navigation.groups[0].pages[1].`,
    ],
  );
});

test('reports a page in several variants once, and global pages never', () => {
  assert.deepEqual(
    problemsOf({
      versions: [
        {version: '2', pages: ['a', 'same']},
        {version: '1', pages: ['same']},
      ],
      global: {tabs: [{tab: 'API', pages: ['api']}]},
    }),
    [
      `navigation.versions[1].pages[0]  info  nav-page-in-variants
  The variants "2" (at navigation.versions[0].pages[1]) and "1" both list the page "same". Its only URL opens in the default variant.
  Fix: Copy same.mdx to another path, and list the copy here, if the variants need different text.`,
    ],
  );
});
