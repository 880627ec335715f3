import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {allCommands} from '../../shell/node/commands/all.js';
import {parsePage} from '../../shell/node/commands/render/parsed-page.js';
import {readHost} from '../../shell/node/terminal/command.js';
import {parseOptions} from '../../shell/node/terminal/options.js';
import {createMemoryFiles} from '../../src/base/files.js';
import {isObject} from '../../src/base/json.js';
import {toAttributeName} from '../../src/components/component.js';
import {components} from '../../src/components/table.js';
import {listObservedAttributes, pageAttributes} from '../../src/components/written-element.js';
import {readConfig} from '../../src/config/read-config.js';

// Tests everything that readers copy from the README and the manual: commands, imports, docs.json and elements.

const root = join(import.meta.dirname, '../../..');
const folders = ['demo/site', 'demo/site/guide', 'demo/site/reference'];
const manual = folders.flatMap(folder => readdirSync(join(root, folder)).map(name => `${folder}/${name}`));
const pages = ['README.md', ...manual.filter(path => path.endsWith('.mdx'))].map(path => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}));
const {exports} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {exports: Record<string, unknown>};

interface Block {
  readonly place: string;
  readonly language: string;
  readonly code: string;
}

/** The code blocks of all pages, without the indentation of their fence. */
const blocks: readonly Block[] = pages.flatMap(({path, text}) =>
  [...text.matchAll(/^([ \t]*)(`{3,})([\w-]+)[^\n]*\n(.*?)^[ \t]*\2`*$/gms)].map(match => ({
    place: `${path}:${text.slice(0, match.index).split('\n').length}`,
    language: match[3] ?? '',
    code: (match[4] ?? '').replaceAll(new RegExp(`^${match[1]}`, 'gm'), ''),
  })),
);
const inLanguage = (...languages: readonly string[]) => blocks.filter(({language}) => languages.includes(language));

test('every shown command has valid options and hosts', () => {
  const optionNames = new Set(Object.values(allCommands).flatMap(({options}) => Object.keys(options)));
  let count = 0;
  for (const {path, text} of pages) {
    for (const [line, command, rest] of text.matchAll(/\b(?:npx|pnpm exec|yarn) lectern (\w+)([^\n`&|\\]*)/g)) {
      const known = allCommands[command as string];
      if (command === 'help' || command === 'version') continue;
      assert.ok(known, `${path}: ${line}`);
      const args = (rest as string).replaceAll('"', '').replace(/ #.*/, '').trim().split(/\s+/).filter(Boolean);
      const parsed = parseOptions(args, {...known, others: optionNames, advice: ''});
      assert.ok(typeof parsed !== 'string', `${path}: ${line}\n${parsed}`);
      const {host} = parsed.values as {host?: string};
      // For servers, `--host` is the name of this machine.
      if (!/^(?:dev|serve|mock|proxy)$/.test(command as string))
        assert.equal(typeof (readHost(host) ?? ''), 'string', `${path}: ${line}`);
      count++;
    }
  }
  assert.ok(count > 30, `${count} commands`);
});

test('every shown module is an export of the package', () => {
  const patterns = Object.keys(exports).map(
    name => new RegExp(`^${name.slice(1).replaceAll('.', '\\.').replace('*', '[^/]+')}$`),
  );
  const tags = new Set(components.map(({tag}) => tag));
  let count = 0;
  for (const {path, text} of pages) {
    for (const [, name = ''] of text.matchAll(/(?:from|import|require\() ?\(?['"]lectern(\/[^'"]+)?['"]/g)) {
      assert.ok(name === '' || patterns.some(pattern => pattern.test(name)), `${path}: lectern${name}`);
      const [, tag] = /^\/elements\/(.+)$/.exec(name) ?? [];
      assert.ok(!tag || tag === '…' || tags.has(tag), `${path}: lectern${name}`);
      count++;
    }
  }
  assert.ok(count >= 20, `${count} imports`);
});

test('every shown docs.json is valid', async () => {
  let count = 0;
  const broken: string[] = [];
  for (const {place, code} of inLanguage('json')) {
    let value: unknown;
    try {
      value = JSON.parse(code);
    } catch {
      broken.push(place);
      continue;
    }
    if (!isDocsJson(value)) continue;
    const whole = {
      name: 'Acme',
      theme: 'balanced',
      colors: {primary: '#123456'},
      navigation: {pages: ['index']},
      ...value,
    };
    const files = {'docs.json': JSON.stringify(whole), 'navigation.json': '{"pages": ["index"]}'};
    const {problems} = await readConfig(createMemoryFiles(files));
    assert.deepEqual(
      problems.filter(({level}) => level === 'error').map(({message}) => message),
      [],
      place,
    );
    count++;
  }
  assert.deepEqual(broken, [], 'no JSON');
  assert.ok(count > 20, `${count} settings`);
});

function isDocsJson(value: unknown): value is object {
  if (!isObject(value)) return false;
  const keys = new Set([
    'navigation',
    'api',
    'integrations',
    'seo',
    'theme',
    'colors',
    'redirects',
    'contextual',
    'navbar',
    'appearance',
    'fonts',
    'styling',
    'search',
    'footer',
    'banner',
    'errors',
    'icons',
    'background',
    'metadata',
    'variables',
    'logo',
    'favicon',
  ]);
  return (
    Object.keys(value).every(key => keys.has(key) || key === 'name' || key === '$schema') &&
    Object.keys(value).length > 0
  );
}

test('every shown element exists with its attributes', () => {
  const byTag = new Map(components.map(each => [each.tag, each]));
  const ours = new Set(['openapi-endpoint', 'asyncapi-channel']);
  const general = /^(?:id|class|style|slot|mode|lang|dir|hidden|title|data-.*|aria-.*|loading|min-height|on\w+)$/;
  const ofEndpoint = new Set(
    'spec slices method path operation-id webhook schema overview hide layout server proxy values credentials auth-method auth-name base-url allow-frame languages channel operation name playground'.split(
      ' ',
    ),
  );
  let count = 0;
  for (const {place, code} of inLanguage('html'))
    for (const element of parsePage(code)) {
      const component = byTag.get(element.localName);
      if (!component && !ours.has(element.localName)) continue;
      count++;
      const allowed = component
        ? new Set([
            ...listObservedAttributes(component),
            ...Object.keys(component.props).map(toAttributeName),
            ...pageAttributes,
          ])
        : new Set<string>();
      for (const {name} of element.attributes)
        assert.ok(
          general.test(name) || allowed.has(name) || ofEndpoint.has(name),
          `${place}: <${element.localName} ${name}>`,
        );
    }
  assert.ok(count >= 7, `${count} elements`);
});

test('every repository file in the README exists', () => {
  const readme = pages[0]?.text ?? '';
  const links = [...readme.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => path);
  assert.ok(links.length > 4);
  for (const path of links) assert.ok(existsSync(join(root, path)), path);
});
