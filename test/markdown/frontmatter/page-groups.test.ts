import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildPageMetadata} from '../../../src/markdown/frontmatter/page.js';
import {addGroups, addPageGroups} from '../../../src/markdown/frontmatter/page-groups.js';
import {readFrontmatterYaml} from '../../../src/markdown/frontmatter/read-yaml.js';

const head = buildPageMetadata(new Map());

test("a page's groups are a list or comma-separated text", async () => {
  assert.deepEqual(addGroups(head, ['admin', 7]).groups, ['admin', '7']);
  assert.deepEqual(addGroups(head, 'admin, beta').groups, ['admin', 'beta']);
  assert.deepEqual(addGroups(head, []).groups, []);
  for (const none of [undefined, '', null, {}]) assert.equal(addGroups(head, none), head);
  const read = (text: string) => addPageGroups(head, text, async yaml => readFrontmatterYaml(yaml));
  assert.deepEqual((await read('---\ngroups:\n  - admin\n---\nText')).groups, ['admin']);
  assert.equal(await read('---\ntitle: A\n---\ngroups: admin'), head);
});
