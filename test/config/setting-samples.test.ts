import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildSample, buildSampleText, getSampleKey} from '../../src/config/setting-samples.js';

test('an example fits the setting, and keeps a value that only needs quotes or brackets', () => {
  assert.equal(buildSample('text', 3, {key: 'version', subject: 'navigation.versions[0].version'}), '"3"');
  assert.equal(buildSample('text', 3, {key: 'favicon', subject: 'favicon'}), '"/favicon.svg"');
  assert.equal(buildSample('flag', 'yes', {key: 'dismissible', subject: 'banner.dismissible'}), 'true');
  assert.equal(buildSample('pages', 'index', {key: 'pages', subject: 'navigation.pages'}), '["index"]');
  assert.equal(buildSample('object', 3, {key: 'colors', subject: 'colors'}), '{"primary": "#2563eb"}');
});

test('an example of a text depends on its position', () => {
  assert.equal(buildSampleText('source', 'redirects[0].source'), '"/old/page"');
  assert.equal(buildSampleText('source', 'navigation.openapi.source'), '"openapi.yaml"');
  assert.equal(buildSampleText('github', 'footer.socials.github'), '"https://github.com/name"');
  assert.equal(getSampleKey({up: {up: undefined, key: 'pages', depth: 1}, key: 2, depth: 2}), 'pages');
  assert.equal(getSampleKey({up: undefined, key: 'name', depth: 1}), 'project');
});
