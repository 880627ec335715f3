import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {components, findComponent} from '../../src/components/table.js';
import {draw} from './draw.js';

// Pairs `Card.mdx` and `Card.html` in the source tree. This file runs as build/test/components/golden.test.js.
const folder = fileURLToPath(new URL('../../../test/components/golden', import.meta.url));
const read = (file: string) => readFileSync(join(folder, file), 'utf8').trimEnd();

for (const {name} of components) {
  test(`renders <${name}> as in its golden file`, async () => {
    const drawn = (await draw(read(`${name}.mdx`))).replaceAll('><', '>\n<');
    assert.equal(drawn, read(`${name}.html`));
  });
}

test('every golden file belongs to a component', () => {
  const files = readdirSync(folder).sort();
  const expected = components.flatMap(({name}) => [`${name}.html`, `${name}.mdx`]).sort();
  assert.deepEqual(files, expected);
});

test('single-word components have the prefix docs-, and others hyphens', () => {
  for (const {name, tag} of components) {
    // "OpenApi" counts as one word.
    const words = name
      .replace('OpenApi', 'Openapi-')
      .split(/[.-]|(?<=[a-z])(?=[A-Z])/)
      .map(word => word.toLowerCase());
    const expected = name.includes('.') || words.length === 1 ? ['docs', ...words] : words;
    assert.equal(tag, expected.join('-'), name);
  }
});

test('a component is found by its name and by its tag', () => {
  for (const component of components) {
    assert.equal(findComponent(component.name), component);
    assert.equal(findComponent(component.tag), component);
    for (const alias of component.aliases ?? []) assert.equal(findComponent(alias), component);
  }
  assert.equal(findComponent('OpenApiRedoc')?.name, 'OpenApiThirdpartyB');
  assert.equal(findComponent('constructor'), undefined);
});

test('names and tags are unique, and every prop has a description', () => {
  const names = components.flatMap(({name, tag}) => [name, tag]);
  assert.equal(new Set(names).size, names.length);
  for (const {name, props} of components)
    for (const [key, prop] of Object.entries(props)) assert.match(prop.doc, /^\S.*\.$/s, `${name}.${key}`);
});
