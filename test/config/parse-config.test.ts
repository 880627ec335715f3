import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMemoryFiles} from '../../src/base/files.js';
import {formatPath} from '../../src/config/finding.js';
import {parseConfig} from '../../src/config/parse-config.js';
import {readConfig} from '../../src/config/read-config.js';
import {badSamples, goodSamples} from './samples.js';

const base = {name: 'Docs', navigation: {pages: ['index']}};

for (const {says, keys, read, gives, notes = []} of goodSamples) {
  test(`reads ${says}`, () => {
    const {config, findings, missing} = parseConfig({...base, ...keys});
    assert.deepEqual(read(config), gives);
    assert.deepEqual(
      findings.map(({code, at}) => `${code} ${formatPath(at)}`),
      notes,
    );
    assert.equal(
      findings.some(({level}) => level === 'error'),
      false,
    );
    assert.deepEqual(missing, []);
  });
}

for (const {keys, says, fix} of badSamples) {
  test(`reports: ${says}`, async () => {
    const {problems} = await readConfig(createMemoryFiles({'docs.json': JSON.stringify({...base, ...keys})}));
    assert.deepEqual(
      problems.filter(({level}) => level === 'error').map(({message, fix}) => [message, fix]),
      [[says, fix]],
    );
  });
}

test('a wrong value is replaced by the default', () => {
  const {config} = parseConfig({
    ...base,
    name: 5,
    colors: {primary: 'red'},
    appearance: {default: 'drak', strict: 1},
    footer: 3,
    redirects: [null, {source: '/a', destination: '/b'}],
    contextual: {options: [1, 'view']},
  });
  assert.equal(config.name, 'Documentation');
  assert.equal(config.colors.primary, '#2563eb');
  assert.deepEqual(config.appearance, {default: 'system', strict: false, readingTime: false, readingProgress: false});
  assert.deepEqual(config.footer, {socials: [], links: [], lastUpdated: false});
  assert.equal(config.redirects.length, 1);
  assert.deepEqual(config.contextual.options, ['view']);
});

test('missing required keys are reported, and the config is usable', () => {
  const {config, findings, missing} = parseConfig({});
  assert.deepEqual(missing, ['name', 'navigation']);
  assert.deepEqual(
    findings.map(({code, level, names}) => [code, level, names]),
    [
      ['config-required', 'error', ['name']],
      ['config-required', 'error', ['navigation']],
    ],
  );
  assert.equal(config.name, 'Documentation');
  assert.deepEqual(config.navigation.children, []);
});

test('a required key of the wrong type is not missing', () => {
  assert.deepEqual(parseConfig({name: 5, navigation: null}).missing, []);
});

test('every JSON value gives a usable config', () => {
  for (const value of [null, [], 'x', 1, true]) {
    const {config, findings, missing} = parseConfig(value);
    assert.equal(config.name, 'Documentation');
    assert.deepEqual(missing, ['name', 'navigation']);
    assert.deepEqual(
      findings.map(({code}) => code),
      ['config-type'],
    );
  }
});

test('__proto__ and constructor are ordinary keys', () => {
  const text = `{"name": "D", "navigation": {"pages": ["a"], "__proto__": {"polluted": 1}},
    "__proto__": {"polluted": 1, "theme": "theme_2"}, "constructor": {"prototype": {"polluted": 1}},
    "metadata": {"__proto__": "p", "constructor": "c"}, "integrations": {"__proto__": {"polluted": 1}},
    "colors": {"__proto__": {"primary": "#fff"}}}`;
  const {config, findings} = parseConfig(JSON.parse(text));
  assert.equal(({} as {polluted?: unknown}).polluted, undefined);
  assert.equal(config.theme, 'theme_1');
  assert.equal(config.colors.primary, '#2563eb');
  assert.deepEqual(
    [...config.metadata],
    [
      ['__proto__', 'p'],
      ['constructor', 'c'],
    ],
  );
  assert.equal(({} as {polluted?: number}).polluted, undefined);
  assert.deepEqual(
    findings.map(({code, at}) => `${code} ${formatPath(at)}`),
    [
      'config-unknown navigation.__proto__',
      'config-unknown __proto__',
      'config-unknown constructor',
      'config-unknown colors.__proto__',
    ],
  );
});

test('a changed banner text has another id', () => {
  const id = (content: string) => parseConfig({...base, banner: {content}}).config.banner?.id;
  assert.notEqual(id('Hi'), id('Ho'));
});

test('each of 5,000 pages is read as often as each of 50', () => {
  const readsOf = (count: number) => {
    const groups = Array.from({length: count / 10}, (_, group) => ({
      group: `Group ${group}`,
      pages: Array.from({length: 10}, (_, page) => `a/folder/${group}/page-${page}`),
    }));
    let reads = 0;
    const counted = <T extends object>(value: T): T =>
      new Proxy(value, {
        get(target, name) {
          reads++;
          const found: unknown = Reflect.get(target, name);
          return typeof found === 'object' && found !== null ? counted(found) : found;
        },
      });
    parseConfig(counted({...base, navigation: {groups}}));
    return reads;
  };
  const [few, many] = [readsOf(50), readsOf(5000)];
  assert.ok(few > 50 && many <= few * 100, `${few} and ${many} reads`);
});
