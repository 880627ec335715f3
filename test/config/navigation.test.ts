import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMemoryFiles} from '../../src/base/files.js';
import {formatProblem} from '../../src/base/problem.js';
import type {NavigationChild, NavigationNode} from '../../src/config/config.js';
import {formatPath} from '../../src/config/finding.js';
import {parseConfig} from '../../src/config/parse-config.js';
import {readConfig} from '../../src/config/read-config.js';

function parse(navigation: unknown) {
  const {config, findings} = parseConfig({name: 'D', navigation});
  const notes = findings.map(({code, level, at}) => `${level} ${code} ${formatPath(at)}`);
  return {root: config.navigation, notes};
}

/** Returns `kind label [children]` in one line. */
function outline(child: NavigationChild): string {
  if ('page' in child) return child.page;
  const inside = child.children.map(outline).join(', ');
  return `${child.kind} ${child.label}${inside && ` [${inside}]`}`;
}

async function problemsOf(navigation: unknown): Promise<string> {
  const files = createMemoryFiles({'docs.json': JSON.stringify({name: 'D', navigation}, null, 1)});
  return (await readConfig(files)).problems.map(formatProblem).join('\n');
}

test('the children of a node keep their documented order', () => {
  const {root, notes} = parse({
    menu: [{item: 'I', pages: ['i']}],
    products: [{product: 'P', pages: ['p']}],
    languages: [{language: 'en', pages: ['l']}],
    versions: [{version: 'v1', pages: ['v']}],
    dropdowns: [{dropdown: 'D', pages: ['d']}],
    anchors: [{anchor: 'A', pages: ['a']}],
    tabs: [{tab: 'T', pages: ['t']}],
    groups: [{group: 'G', pages: ['g']}],
    pages: ['index', 'GET /users', {group: 'N', pages: ['n']}],
  });
  assert.deepEqual(root.children.map(outline), [
    'index',
    'GET /users',
    'group N [n]',
    'group G [g]',
    'tab T [t]',
    'anchor A [a]',
    'dropdown D [d]',
    'version v1 [v]',
    'language en [l]',
    'product P [p]',
    'item I [i]',
  ]);
  assert.deepEqual(notes, []);
});

test("an icon's style is a known key", () => {
  const {root, notes} = parse({groups: [{group: 'G', icon: 'star', iconType: 'regular', pages: ['a']}]});
  assert.equal((root.children[0] as NavigationNode).icon, 'regular star');
  assert.deepEqual(notes, []);
});

test('each node and page has its position', () => {
  const {root} = parse({tabs: [{tab: 'T', groups: [{group: 'G', pages: ['a', {group: 'N', pages: ['b']}]}]}]});
  const tab = root.children[0] as NavigationNode;
  const group = tab.children[0] as NavigationNode;
  assert.equal(root.path, 'navigation');
  assert.equal(group.path, 'navigation.tabs[0].groups[0]');
  assert.deepEqual(group.children[0], {page: 'a', path: 'navigation.tabs[0].groups[0].pages[0]'});
  assert.equal(group.children[1]?.path, 'navigation.tabs[0].groups[0].pages[1]');
});

test('a node has defaults', () => {
  const {root} = parse({groups: [{group: 'G', pages: []}]});
  assert.deepEqual(root.children[0], {
    kind: 'group',
    label: 'G',
    path: 'navigation.groups[0]',
    children: [],
    hidden: false,
    openapi: [],
    asyncapi: [],
    isDefault: false,
  });
});

test('reads every setting of a node', () => {
  const {root, notes} = parse({
    languages: [
      {
        language: 'fr',
        name: 'Français',
        default: true,
        hidden: true,
        expanded: true,
        icon: {name: 'flag'},
        tag: 'NEW',
        description: 'D',
        root: 'fr/index',
        directory: 'fr/api',
        href: '/fr',
        openapi: {source: 'a.json', directory: 'a'},
        asyncapi: ['b.json'],
        pages: ['fr/a'],
      },
    ],
  });
  assert.deepEqual(root.children[0], {
    kind: 'language',
    label: 'fr',
    path: 'navigation.languages[0]',
    children: [{page: 'fr/a', path: 'navigation.languages[0].pages[0]'}],
    href: '/fr',
    icon: 'flag',
    tag: 'NEW',
    description: 'D',
    hidden: true,
    expanded: true,
    root: 'fr/index',
    directory: 'fr/api',
    openapi: [{source: 'a.json', directory: 'a'}],
    asyncapi: [{source: 'b.json'}],
    isDefault: true,
    name: 'Français',
  });
  assert.deepEqual(notes, []);
});

test('global items apply to every variant, at any level', () => {
  const {root, notes} = parse({
    global: {
      anchors: [{anchor: 'A', href: 'https://a'}],
      dropdowns: [{dropdown: 'D', pages: ['d']}],
      tabs: [{tab: 'T', href: 'https://t'}],
      languages: [{language: 'en'}],
      groups: [],
      menu: [],
    },
    versions: [{version: 'v1', pages: ['a'], global: {anchors: [{anchor: 'B', href: 'https://b'}]}}],
  });
  assert.deepEqual(root.global?.children.map(outline), ['tab T', 'anchor A', 'dropdown D [d]']);
  assert.deepEqual((root.children[0] as NavigationNode).global?.children.map(outline), ['anchor B']);
  assert.deepEqual(notes, [
    'info config-unknown navigation.global.groups',
    'warning config-unknown navigation.global.menu',
  ]);
});

test('an absolute url of a tab, anchor or dropdown is its href', () => {
  const {root} = parse({
    tabs: [
      {tab: 'T', url: 'https://t'},
      {tab: 'U', url: 'guides/intro', pages: ['a']},
      {tab: 'V', url: 'https://old', href: 'https://new'},
    ],
    anchors: [{anchor: 'A', url: 'mailto:a@b'}],
    dropdowns: [{dropdown: 'D', url: '//d'}],
    groups: [{group: 'G', url: 'https://g', pages: ['g']}],
  });
  const hrefs = root.children.map(child => [outline(child), 'href' in child ? child.href : undefined]);
  assert.deepEqual(hrefs, [
    ['group G [g]', undefined],
    ['tab T', 'https://t'],
    ['tab U [a]', undefined],
    ['tab V', 'https://new'],
    ['anchor A', 'mailto:a@b'],
    ['dropdown D', '//d'],
  ]);
});

test('collapsed is the opposite of expanded', () => {
  const {root, notes} = parse({
    groups: [
      {group: 'G', collapsed: false, pages: ['a']},
      {group: 'H', collapsed: true, expanded: true, pages: ['b']},
    ],
  });
  assert.deepEqual(
    root.children.map(child => 'expanded' in child && child.expanded),
    [true, true],
  );
  assert.deepEqual(notes, [
    'info config-legacy navigation.groups[0].collapsed',
    'info config-legacy navigation.groups[1].collapsed',
  ]);
});

test('keys of other tools cause at most a note', () => {
  const {notes} = parse({
    tabs: [{tab: 'T', layout: 'x', pages: ['a']}],
    groups: [{group: 'G', weight: 2, pages: ['b']}],
  });
  assert.deepEqual(notes, [
    'info config-unknown navigation.tabs[0].layout',
    'warning config-unknown navigation.groups[0].weight',
  ]);
});

test('an array in the old format is the list of groups', () => {
  const {root, notes} = parse([{group: 'G', pages: ['a']}, 'b']);
  assert.deepEqual(root.children.map(outline), ['group G [a]', 'b']);
  assert.equal(root.children[0]?.path, 'navigation[0]');
  assert.deepEqual(notes, ['info config-legacy navigation']);
});

test('wrong types are reported without an exception', async () => {
  const navigation = {
    groups: [
      {group: 'G', pages: ['a', 5, null, '']},
      null,
      {pages: ['b']},
      {group: 'E'},
      'c',
      {group: 1, pages: ['d']},
    ],
    anchors: [{anchor: 'A'}],
    tabs: {},
  };
  assert.deepEqual(parse(navigation).root.children.map(outline), [
    'group G [a]',
    'group  [b]',
    'group E',
    'group  [d]',
    'anchor A',
  ]);
  assert.equal(
    await problemsOf(navigation),
    `docs.json:9:6  error  config-type
  navigation.groups[0].pages[1] is 5, not a string or an object.
  Fix: Write "index".
docs.json:10:6  error  config-type
  navigation.groups[0].pages[2] is null, not a string or an object.
  Fix: Write "index".
docs.json:11:6  error  config-type
  navigation.groups[0].pages[3] is an empty string.
  Fix: Write "index".
docs.json:14:4  error  config-type
  navigation.groups[1] is null, not an object.
  Fix: Write {"group": "Guides", "pages": ["index"]}.
docs.json:15:4  error  config-required
  navigation.groups[2] has no "group".
  Fix: Add "group": "Guides".
docs.json:20:4  warning  config-required
  navigation.groups[3] has no "pages", so it has no content.
  Fix: Add "pages": ["index"].
docs.json:23:4  error  config-type
  navigation.groups[4] is "c", not an object.
  Fix: Write {"group": "Guides", "pages": ["index"]}.
docs.json:25:14  error  config-type
  navigation.groups[5].group is 1, not a string.
  Fix: Write "group": "1".
docs.json:32:4  warning  config-required
  navigation.anchors[0] has no "href", so the link opens nothing.
  Fix: Add "href": "https://example.com".
docs.json:36:11  error  config-type
  navigation.tabs is an empty object, not an array.
  Fix: Write "tabs": [{"tab": "Guides", "pages": ["index"]}].`,
  );
});

test("a node under another kind's key has its own kind", () => {
  assert.deepEqual(parse({tabs: [{group: 'G', pages: ['a']}]}).root.children.map(outline), ['group G [a]']);
});

test('a node with two kinds has the kind of its list', () => {
  const {root} = parse({versions: [{tab: 'T', version: 'v1', pages: ['a']}]});
  assert.deepEqual(root.children.map(outline), ['version v1 [a]']);
});

test('levels beyond the depth limit are cut and reported', async () => {
  let node: unknown = {group: 'last', pages: ['a']};
  for (let level = 0; level < 12_000; level++) node = {group: 'G', pages: [node]};
  const {findings} = parseConfig({name: 'D', navigation: {groups: [node]}});
  assert.deepEqual(
    findings.map(({code, level}) => [code, level]),
    [['config-limit', 'error']],
  );

  let shallow: unknown = {group: 'last', pages: ['a']};
  for (let level = 0; level < 101; level++) shallow = {group: 'G', pages: [shallow]};
  const problems = await problemsOf({groups: [shallow]});
  assert.match(
    problems,
    /is nested deeper than the limit of 100 levels\. Lectern ignores its content\.\n {2}Fix: Move these "pages" to a group on a higher level\.$/,
  );

  let fine: unknown = {group: 'last', pages: ['a']};
  for (let level = 0; level < 90; level++) fine = {group: 'G', pages: [fine]};
  assert.equal(await problemsOf({groups: [fine]}), '');
});

test('keys of newer versions and external links in choices are notes', () => {
  const languages = [
    {language: 'en', description: 'Here', directory: 'en', sdk: {}},
    {language: 'de', href: 'https://de.example', footer: {}},
  ];
  const {root, notes} = parse({
    pages: ['a'],
    global: {languages},
    openapi: {source: 'a.yaml', overlays: ['b.yaml', '']},
  });
  assert.equal(root.global?.elsewhere?.[0]?.choices[0]?.description, 'Here');
  assert.deepEqual(notes, [
    'info config-unknown navigation.global.languages[0].directory',
    'info config-unknown navigation.global.languages[0].sdk',
    'info config-unknown navigation.global.languages[1].footer',
    'error config-type navigation.openapi.overlays[1]',
  ]);
  assert.deepEqual(root.openapi, [{source: 'a.yaml', overlays: ['b.yaml']}]);
});
