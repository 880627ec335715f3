import assert from 'node:assert/strict';
import {test} from 'node:test';
import {parseConfig} from '../../../src/config/parse-config.js';
import {fillConfig} from '../../../src/site/project/fill-config.js';

test('variables fill the texts of docs.json, but not each other', async () => {
  const docs = {
    name: 'Acme',
    navigation: {pages: ['index']},
    variables: {version: '1.2', home: 'https://acme.example', both: '{{version}}'},
    navbar: {links: [{label: 'v{{version}}', href: '{{home}}/new'}]},
    footer: {links: [{header: '{{ version }}', items: [{label: '{{unknown}} {{both}}', href: '{{home}}'}]}]},
  };
  const config = parseConfig(fillConfig(docs)).config;
  assert.deepEqual(config.navbar.links[0], {label: 'v1.2', href: 'https://acme.example/new'});
  assert.equal(config.footer.links[0]?.header, '1.2');
  assert.deepEqual(config.footer.links[0]?.items, [{label: '{{unknown}} {{version}}', href: 'https://acme.example'}]);
  assert.equal(config.variables.get('both'), '{{version}}');
});
