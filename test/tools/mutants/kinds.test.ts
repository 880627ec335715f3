import assert from 'node:assert/strict';
import {test} from 'node:test';
import {checkProject} from '../../../src/check/check-project.js';
import type {ProjectFiles} from '../../../src/site/project/project-files.js';
import {judge} from './judge.js';
import {kinds} from './kinds.js';
import {changed, type Kind, mutationOf} from './mutation.js';
import {isRefused} from './page-tree.js';
import {Random} from './random.js';
import {shopProject} from './shop-project.js';

const project = await shopProject();
const none = new Map<string, string>();
const findings = async (files: ProjectFiles) => (await checkProject(files, {version: '0'})).findings;
const original = await findings(project.with(none));
const sourcesOf = {page: project.pages, config: [project.config], document: project.documents};

test('the sample project is valid, and at least twenty-four kinds of fault apply to it', () => {
  assert.deepEqual(original, []);
  assert.deepEqual(
    project.documents.map(({file}) => file),
    ['parts/store.yaml', 'shop.json'],
  );
  const names = Object.values(kinds).flatMap(list => list.map(({name}) => name));
  assert.equal(new Set(names).size, names.length);
  assert.ok(names.length >= 24, `${names.length} kinds`);
});

for (const [of, list] of Object.entries(kinds) as ['page' | 'config' | 'document', readonly Kind[]][])
  for (const kind of list)
    test(`${kind.name}: each fault is one change, and only its own finding appears`, async () => {
      let made = 0;
      for (const source of sourcesOf[of].filter(({text}) => kind.hint?.test(text) ?? true))
        for (const site of kind
          .sites(source, project, new Random(made))
          .filter(each => kind.isFault?.(source, each) ?? true)) {
          const mutation = mutationOf(kind, source, site);
          const text = changed(source.text, site);
          assert.notEqual(text, source.text);
          assert.ok(mutation.line >= 1 && mutation.line <= text.split('\n').length);
          const after = await findings(project.with(new Map([[source.file, text]])));
          const {found, strays} = judge(original, after, [{mutation, text: source.text}]);
          const said = after.map(({file, line, code}) => `${file}:${line} ${code}`).join(', ');
          assert.equal(found.length, 1, `${source.file}:${mutation.line} ${JSON.stringify(site)}: ${said}`);
          assert.deepEqual(strays, [], `${source.file}:${mutation.line}`);
          made++;
        }
      assert.ok(made > 0, 'the project has no place for it');
    });

test('the reference compiler proves that a change is a fault', () => {
  const source = {file: 'a.mdx', text: 'One <b>word</b> more.\n'};
  assert.equal(isRefused(source, {start: 11, end: 15, text: ''}), true);
  assert.equal(isRefused(source, {start: 4, end: 15, text: 'word'}), false);
});

test('examples and texts of a document contain no sites', () => {
  const yaml = project.documents.find(({file}) => file.endsWith('.yaml'));
  const lines = kinds.document.flatMap(kind =>
    kind.name.includes('$ref to a part') || kind.name.includes('server')
      ? kind.sites(yaml!, project, new Random(1)).map(site => mutationOf(kind, yaml!, site).line)
      : [],
  );
  assert.deepEqual(lines, [23, 6]);
});
