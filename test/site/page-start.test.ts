import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMemoryFiles} from '../../src/base/files.js';
import {listSwitches} from '../../src/site/navigation/locate-page.js';
import {listFolderDocuments, mayBeGenerated, readPageStart} from '../../src/site/page-start.js';
import {locateChrome, openSite} from '../../src/site/site.js';

const place = {base: '/', router: 'history'} as const;

/** Returns the first page according to the real parser and navigation. */
async function real(docs: unknown) {
  const site = await openSite(createMemoryFiles({'docs.json': JSON.stringify(docs)}), place);
  const {home} = site.routes;
  const row = home === undefined ? undefined : listSwitches(locateChrome(site, home)).find(each => each.kind === 'tab');
  const {appearance, banner, fonts, theme} = site.config;
  const generated = [...site.navigation.entries.values()].filter(entry => entry.generated).map(({slug}) => slug);
  return {
    home,
    generated,
    hasTabs: (row?.options.length ?? 0) > 1,
    appearance: {default: appearance.default, strict: appearance.strict},
    banner,
    fonts,
    theme: theme === 'theme_1' ? undefined : theme,
  };
}

async function compare(docs: unknown): Promise<void> {
  const first = readPageStart(docs);
  const whole = await real(docs);
  const says = JSON.stringify(docs);
  assert.equal(first.hasTabs, whole.hasTabs, `hasTabs: ${says}`);
  assert.deepEqual(first.appearance, whole.appearance, says);
  assert.deepEqual([first.banner, first.fonts, first.theme], [whole.banner, whole.fonts, whole.theme], says);
  for (const slug of whole.generated) assert.ok(mayBeGenerated(slug, first), `${slug}: ${says}`);
  if (first.home !== undefined) assert.equal(first.home, whole.home, `home: ${says}`);
}

let seed = 7;
const pick = <T>(list: readonly T[]): T => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return list[Math.floor((seed / 2_147_483_648) * list.length)] as T;
};

/** Returns a realistic random navigation. Its pages have unique names. */
function navigation(depth: number, name: string): Record<string, unknown> {
  const pages = () => ({pages: [`${name}/one`, pick(['index', `${name}/two`])]});
  if (depth === 0) return pick([pages, () => ({groups: [{group: 'G', ...pages()}]})])();
  const inner = (kind: string, count: number, more: object = {}) =>
    Array.from({length: count}, (_, n) => ({
      [kind]: kind === 'language' ? ['en', 'fr', 'de'][n] : `${kind}${n}`,
      ...navigation(depth - 1, `${name}${n}`),
      ...(n === 1 ? more : {}),
    }));
  // Languages and versions are only at the root, because nested versions are not realistic.
  const variants = [
    () => ({versions: inner('version', pick([1, 2]), pick([{}, {default: true}]))}),
    () => ({languages: inner('language', pick([1, 2]), pick([{}, {default: true}]))}),
  ];
  return pick([
    ...(name === 'p' ? variants : []),
    () => ({tabs: inner('tab', pick([1, 2, 3]))}),
    () => ({anchors: inner('anchor', 2)}),
    () => ({dropdowns: inner('dropdown', 2)}),
    () => ({groups: [{group: 'A', pages: ['a', {group: 'B', pages: ['b', 'index']}]}]}),
    () => ({openapi: pick(['a.json', ['c.json']]), ...pages()}),
    () => ({
      tabs: [
        {tab: 'REST & more', openapi: 'a.json'},
        {tab: 'T', directory: '/deep/er/', openapi: {source: 'd.json'}},
      ],
    }),
    () => ({groups: [{group: 'Calls', pages: ['a', 'GET /users', 'c.json POST /x']}]}),
    pages,
  ])();
}

test('the early reader agrees with the parser for 300 generated sites', async () => {
  for (let count = 0; count < 300; count++) {
    await compare({
      name: 'S',
      navigation: navigation(pick([0, 1, 2]), 'p'),
      ...pick([
        {},
        {appearance: {default: pick(['light', 'dark', 'system']), strict: pick([true, false])}},
        {appearance: {}},
      ]),
      ...pick([{}, {theme: 'reading'}, {theme: 'theme_2'}, {theme: 7}]),
      ...pick([
        {},
        {fonts: {family: 'A', source: '/a.woff2', weight: 400}},
        {fonts: {heading: {family: 'A'}, body: 7}},
      ]),
      ...pick([{}, {modeToggle: {default: 'dark', isHidden: true}}]),
      ...pick([
        {},
        {banner: {content: 'x', id: 'y'}},
        {banner: {content: 'x'}},
        {banner: {content: 'x', dismissible: true}},
      ]),
      ...pick([{}, {api: {openapi: 'a.json'}}, {openapi: ['a.json', {source: './b.yaml', directory: 'rest'}]}]),
    });
  }
});

test('any JSON value is accepted', () => {
  for (const docs of [
    null,
    undefined,
    1,
    'a',
    [],
    {},
    {navigation: null},
    {navigation: []},
    {navigation: {tabs: 'x', versions: [null]}},
    {banner: 1, appearance: []},
  ])
    assert.deepEqual(readPageStart(docs), {
      appearance: {default: 'system', strict: false},
      hasTabs: false,
      fonts: {},
      folders: new Map(),
    });
});

test('documents belong to the folders of their pages', () => {
  const start = readPageStart({
    api: {openapi: ['a.json', {source: 'b.yaml', directory: 'rest'}]},
    navigation: {
      tabs: [
        {tab: 'C', openapi: {source: 'c.json', directory: 'rest'}},
        {tab: 'D', asyncapi: 'd.yaml'},
      ],
    },
  });
  assert.deepEqual(listFolderDocuments('rest/users/list', start), ['c.json', 'b.yaml']);
  assert.deepEqual(listFolderDocuments('en/api-reference/x', start), ['d.yaml', 'a.json']);
  assert.deepEqual(listFolderDocuments('guide/rest-api', start), []);
});

test('the home page is a listed index, otherwise only the navigation decides', () => {
  assert.equal(
    readPageStart({navigation: {tabs: [{tab: 'a', groups: [{group: 'b', pages: ['c', '/index']}]}]}}).home,
    'index',
  );
  assert.equal(readPageStart({navigation: {pages: ['a']}}).home, undefined);
});
