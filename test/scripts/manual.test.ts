import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {Ajv} from 'ajv';
import {componentPages, withProps} from '../../scripts/manual/component-props.js';
import {keyExamples} from '../../scripts/manual/key-examples.js';
import {documentedKeys} from '../../scripts/manual/page-head.js';
import {manualFiles} from '../../scripts/manual/pages.js';
import {scriptAttributes} from '../../scripts/manual/script-tag.js';
import {settingExamples} from '../../scripts/manual/setting-examples.js';
import {lightPictures, settingPictures, unseenSettings} from '../../scripts/manual/setting-pictures.js';
import {topKeys} from '../../scripts/manual/settings.js';
import {allCommands} from '../../shell/node/commands/all.js';
import {createMemoryFiles} from '../../src/base/files.js';
import {components} from '../../src/components/table.js';
import {readConfig} from '../../src/config/read-config.js';
import type {JsonSchema} from '../../src/config/schema.js';
import {buildSchema} from '../../src/config/schema.js';

// The manual must name every key, prop, attribute, option and event that the sources read.

const root = join(import.meta.dirname, '../../..');
const files = manualFiles();
const page = (name: string) => files.get(`${name}.mdx`) as string;

/** Returns the text of all sources below folders. */
const sources = (...folders: readonly string[]) =>
  folders
    .flatMap(folder =>
      readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
        .filter(path => path.endsWith('.ts'))
        .map(path => readFileSync(join(root, folder, path), 'utf8')),
    )
    .join('\n');
const found = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name]) => name as string)),
];

test('generated pages match their tables', () => {
  const folder = join(root, 'demo/site/reference');
  const byHand = ['manifest.mdx', 'slices.mdx'];
  assert.deepEqual(readdirSync(folder).sort(), [...byHand, ...files.keys()].sort());
  for (const [name, text] of files)
    assert.equal(readFileSync(join(folder, name), 'utf8'), text, `${name}: run node build/scripts/write-manual.js`);
});

test('every docs.json key is documented with a valid example', async () => {
  const overview = page('docs-json');
  for (const key of topKeys) assert.ok(overview.includes(`\`${key}\``), key);
  const old = overview.slice(overview.indexOf('## Older keys'));
  for (const key of topKeys.filter(key => !old.includes(`\`${key}\``))) {
    assert.ok(Object.hasOwn(settingExamples, key), `${key} has no example`);
    const whole = {name: 'Acme', navigation: {pages: ['index']}, [key]: settingExamples[key]};
    const {problems} = await readConfig(createMemoryFiles({'docs.json': JSON.stringify(whole)}));
    assert.deepEqual(problems, [], key);
  }
});

test('every visible docs.json key has a picture of its example', () => {
  const folder = join(root, 'demo/site/assets/settings');
  const text = [...files.values()].join('\n');
  const told = Object.keys(settingExamples);
  assert.deepEqual([...Object.keys(settingPictures), ...Object.keys(unseenSettings)].sort(), told.sort());
  assert.deepEqual(
    readdirSync(folder).sort(),
    Object.keys(settingPictures)
      .flatMap(key => (lightPictures.has(key) ? [`${key}.webp`] : [`${key}.webp`, `${key}-dark.webp`]))
      .sort(),
  );
  for (const [key, words] of Object.entries(settingPictures))
    if (lightPictures.has(key)) assert.ok(text.includes(`![${words}](/assets/settings/${key}.webp)`), key);
    else
      for (const [classes, name] of [
        ['block dark:hidden', key],
        ['hidden dark:block', `${key}-dark`],
      ])
        assert.ok(
          text.includes(`<img className="${classes}" src="/assets/settings/${name}.webp" alt="${words}" />`),
          key,
        );
});

test('every nested docs.json key is documented', () => {
  const text = [...files.values()].join('\n');
  const names = namesIn(buildSchema());
  assert.ok(names.length > 150, String(names.length));
  assert.deepEqual(
    names.filter(name => !text.includes(name)),
    [],
  );
});

test('every docs.json key shows its allowed values or an example', () => {
  const text = [...files.values()].join('\n');
  const fields = [...text.matchAll(/<ResponseField name="(\S+)" type="([^"]+)".*>\n(.*)/g)];
  const bare = fields.filter(([, , type = '', words = '']) => {
    const hasKeys = /\bobjects?\b|\bnodes?\b|^boolean$/.test(type);
    return !hasKeys && !/(?:Example|Allowed values): `/.test(words);
  });
  assert.ok(fields.length > 150, String(fields.length));
  assert.deepEqual(
    bare.map(([, name]) => name),
    [],
  );
  const unused = Object.keys(keyExamples).filter(key => !key.startsWith('*') && !text.includes(`name="${key}"`));
  assert.deepEqual(unused, []);
});

test('the example of every docs.json key is valid', async () => {
  const {definitions, ...schema} = buildSchema();
  for (const [path, value] of Object.entries(keyExamples)) {
    const part = findPart(path.includes('.') ? schema : (definitions as {node: JsonSchema}).node, path);
    if (part) assert.ok(new Ajv({strict: false}).validate({...part, definitions}, value), path);
  }
});

/** Returns the schema of a key by its property path. */
function findPart(from: JsonSchema, path: string): JsonSchema | undefined {
  return path
    .replaceAll('[]', '.[]')
    .split('.')
    .reduce<JsonSchema | undefined>((part, name) => part && insideOf(part, name), from);
}

function insideOf(part: JsonSchema, name: string): JsonSchema | undefined {
  const forms = [part, ...((part.anyOf ?? []) as readonly JsonSchema[])];
  const key = {'[]': 'items', '*': 'additionalProperties'}[name];
  const found = forms.map(form => (key ? form[key] : (form.properties as Record<string, unknown> | undefined)?.[name]));
  return found.find(each => each !== undefined) as JsonSchema | undefined;
}

/** Returns the names of keys at all levels, without deprecated ones. */
function namesIn(part: JsonSchema): readonly string[] {
  const inner = Object.entries(part).flatMap(([key, value]) => {
    if (typeof value !== 'object' || value === null) return [];
    if (key !== 'properties') return namesIn(value as JsonSchema);
    const known = Object.entries(value as Readonly<Record<string, JsonSchema>>).filter(([, each]) => !each.deprecated);
    return known.flatMap(([name, each]) => [name, ...namesIn(each)]);
  });
  return [...new Set(inner)];
}

test('every frontmatter key is documented', () => {
  const read = found(
    sources('src/markdown/frontmatter', 'src/site', 'src/prerender', 'shell/browser/page'),
    /(?:frontmatter\??\.(?:get|has)|\btext|\bflag)\('([\w:-]+)'\)/g,
  );
  assert.ok(read.length > 30, String(read.length));
  // Includes a key that another tool writes with a capital letter.
  const told = new Set([...documentedKeys, 'Title']);
  assert.deepEqual(
    read.filter(key => !told.has(key)),
    [],
  );
});

test('every component has a page with examples and props', () => {
  const folder = join(root, 'demo/site/components');
  assert.deepEqual(
    readdirSync(folder).sort(),
    Object.keys(componentPages)
      .map(name => `${name}.mdx`)
      .sort(),
  );
  for (const [name, names] of Object.entries(componentPages)) {
    const text = readFileSync(join(folder, `${name}.mdx`), 'utf8');
    assert.equal(text, withProps(name, text, names), `${name}: run node build/scripts/write-manual.js`);
    const own = text.split('## Props')[0] as string;
    // A code block with 720 px shows 80 characters without scrolling.
    const examples = [...own.matchAll(/^(`{3,4})mdx\n(.*?)^\1$/gms)].flatMap(([, , code = '']) => code.split('\n'));
    assert.deepEqual(
      examples.filter(line => line.length > 80),
      [],
      name,
    );
    assert.match(own, /^## [\s\S]*^`{3,4}mdx$/m, name);
  }
  const told = Object.values(componentPages).flat(2);
  // Third-party viewers have familiar names.
  const known = (name: string) => components.find(each => each.name === name || each.aliases?.includes(name))?.name;
  assert.deepEqual(told.map(known).sort(), components.map(({name}) => name).sort());
});

test('every attribute of the script tag is documented', () => {
  const options = readFileSync(join(root, 'shell/browser/boot/options.ts'), 'utf8');
  const read = found(options, /(?:given|list|script\?\.getAttribute)\('([\w-]+)'\)/g).filter(name => name !== 'dev');
  assert.deepEqual(read.sort(), scriptAttributes.map(([name]) => name).sort());
});

test('every command and every option is documented', () => {
  const text = page('command-line');
  for (const [name, {options}] of Object.entries(allCommands)) {
    const from = text.indexOf(`## lectern ${name}\n`);
    assert.ok(from >= 0, name);
    const part = text.slice(from, text.indexOf('\n## ', from + 1) + 1 || undefined);
    for (const option of Object.keys(options))
      assert.match(part, new RegExp(`\\| \`--${option}[ \`]`), `${name} ${option}`);
  }
});

test('every event is documented', () => {
  const fired = found(sources('elements', 'shell/browser'), /super\('((?:docs|openapi)-[\w-]+)'/g);
  assert.ok(fired.length >= 7, fired.join(' '));
  for (const name of fired) assert.ok(page('elements').includes(`\`${name}\``), name);
});
