import assert from 'node:assert/strict';
import {test} from 'node:test';
import {applyLook} from '../../../../shell/browser/open/apply-look.js';
import {diffLook, readDocsLook} from '../../../../shell/browser/open/docs-look.js';
import {createOpenedProject} from '../../../../shell/browser/open/opened-project.js';

const lookOf = (docs: string) =>
  readDocsLook(createOpenedProject('docs', new Map([['docs.json', new Blob([docs])]]), false));

test("a project's theme is read, with other tools' names too", async () => {
  assert.deepEqual(await lookOf('{"theme": "stark", "colors": {"primary": "#c2185b"}}'), {
    theme: 'theme_5',
    color: '#c2185b',
  });
  assert.deepEqual(await lookOf('{"theme": "other", "colors": {"primary": "red"}}'), {theme: 'theme_1'});
  assert.deepEqual(await lookOf('{'), {});
});

test('only the selected values change, and the project keeps its other colors', () => {
  const own = {theme: 'theme_2', color: '#111111'};
  assert.deepEqual(diffLook({theme: 'theme_3', color: '#111111'}, own), {theme: 'theme_3'});
  const docs = '{"name": "A", "colors": {"primary": "#111111", "background": "#fff"}}';
  assert.deepEqual(JSON.parse(applyLook(docs, {theme: 'theme_3', mode: 'dark'})), {
    ...JSON.parse(docs),
    theme: 'theme_3',
    appearance: {default: 'dark'},
  });
  assert.deepEqual(JSON.parse(applyLook(docs, {color: '#222222'})).colors, {
    primary: '#222222',
    light: '#222222',
    dark: '#222222',
    background: '#fff',
  });
  assert.equal(applyLook('{"name":', {theme: 'theme_3'}), '{"name":');
});
