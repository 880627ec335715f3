import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Config, NavigationChild} from '../../src/config/config.js';
import {formatPath} from '../../src/config/finding.js';
import {parseConfig} from '../../src/config/parse-config.js';

function parse(keys: Readonly<Record<string, unknown>>): {config: Config; notes: string[]} {
  const {config, findings} = parseConfig({name: 'D', navigation: {pages: ['index']}, ...keys});
  return {config, notes: findings.map(({code, level, at}) => `${level} ${code} ${formatPath(at)}`)};
}

function outline(child: NavigationChild): string {
  if ('page' in child) return child.page;
  const inside = child.children.map(outline).join(', ');
  return `${child.kind} ${child.label}${child.href ? ` → ${child.href}` : ''}${inside && ` [${inside}]`}`;
}

test('topbarLinks are the links of the navbar', () => {
  const {config, notes} = parse({
    topbarLinks: [{name: 'Blog', url: '/blog'}, {type: 'github', url: 'https://git.example'}, {name: 'Nowhere'}, 5],
  });
  assert.deepEqual(config.navbar.links, [
    {label: 'Blog', href: '/blog'},
    {label: 'GitHub', href: 'https://git.example'},
  ]);
  assert.deepEqual(notes, ['info config-legacy topbarLinks']);
});

test('topbarCtaButton is the primary link of the navbar', () => {
  const button = (topbarCtaButton: unknown) => parse({topbarCtaButton}).config.navbar.primary;
  assert.deepEqual(button({type: 'link', name: 'Go', url: '/go'}), {type: 'button', label: 'Go', href: '/go'});
  assert.deepEqual(button({type: 'github', url: '/git'}), {type: 'github', href: '/git'});
  assert.equal(button({name: 'Nowhere'}), undefined);
});

test('footerSocials are the socials of the footer', () => {
  const socials = (footerSocials: unknown) => parse({footerSocials}).config.footer.socials;
  assert.deepEqual(socials({x: 'https://x.example'}), [{icon: 'x', href: 'https://x.example'}]);
  assert.deepEqual(socials([{type: 'x', url: 'https://x.example'}, {type: 'y'}]), [
    {icon: 'x', href: 'https://x.example'},
  ]);
});

test('a footer column can have its links under the old key', () => {
  const {config, notes} = parse({
    footer: {links: [{title: 'Company', links: [{label: 'Blog', url: 'https://b.example'}, {label: 'Nowhere'}]}]},
  });
  assert.deepEqual(config.footer.links, [{header: 'Company', items: [{label: 'Blog', href: 'https://b.example'}]}]);
  assert.deepEqual(notes, ['info config-legacy footer.links[0].title', 'info config-legacy footer.links[0].links']);
});

test('links keep the names of their old keys after a move to the navbar', () => {
  const {config, notes} = parse({
    navbar: {links: [{name: 'Blog', url: '/blog'}], primary: {type: 'button', name: 'Go', url: '/go', href: '/new'}},
  });
  assert.deepEqual(config.navbar, {
    links: [{label: 'Blog', href: '/blog'}],
    primary: {type: 'button', label: 'Go', href: '/new'},
  });
  assert.deepEqual(notes, [
    'info config-legacy navbar.links[0].name',
    'info config-legacy navbar.links[0].url',
    'info config-legacy navbar.primary.name',
    'info config-legacy navbar.primary.url',
  ]);
});

test('tabs and anchors keep the names of their old keys after a move to the navigation', () => {
  const {config, notes} = parse({
    navigation: {
      tabs: [{name: 'API', pages: ['index']}],
      global: {anchors: [{name: 'Blog', icon: 'rss', url: 'https://b.example'}]},
    },
  });
  assert.deepEqual(config.navigation.children.map(outline), ['tab API [index]']);
  assert.deepEqual(config.navigation.global?.children.map(outline), ['anchor Blog → https://b.example']);
  assert.deepEqual(notes, [
    'info config-legacy navigation.tabs[0].name',
    'info config-legacy navigation.global.anchors[0].name',
    'info config-legacy navigation.global.anchors[0].url',
  ]);
});

test('modeToggle becomes the appearance', () => {
  const {config, notes} = parse({modeToggle: {default: 'dark', isHidden: true}});
  assert.equal(config.appearance.default, 'dark');
  assert.equal(config.appearance.strict, true);
  assert.deepEqual(notes, ['info config-legacy modeToggle']);
});

test('a top-level openapi becomes api.openapi', () => {
  assert.deepEqual(parse({openapi: ['a.json']}).config.api.openapi, [{source: 'a.json'}]);
});

test('anchors become global anchors', () => {
  const {config, notes} = parse({
    navigation: {pages: ['index'], global: {tabs: [{tab: 'T', href: 'https://t'}]}},
    anchors: [{name: 'Chat', icon: 'comment', url: 'https://chat.example'}],
  });
  assert.deepEqual(config.navigation.global?.children.map(outline), [
    'tab T → https://t',
    'anchor Chat → https://chat.example',
  ]);
  assert.equal((config.navigation.global?.children[1] as {icon?: string} | undefined)?.icon, 'comment');
  assert.deepEqual(notes, ['info config-legacy anchors']);
});

test('tabs contain the groups whose pages are in their folder', () => {
  const {config} = parse({
    navigation: [
      {group: 'Start', pages: ['intro']},
      {group: 'Users', pages: [{group: 'Nested', pages: ['/api/users']}]},
      {group: 'Apiary', pages: ['apiary/a']},
      {group: 'Empty', pages: []},
    ],
    tabs: [
      {name: 'API', url: '/api/'},
      {name: 'Blog', url: 'https://blog.example'},
      {name: 'Empty', url: 'nothing'},
    ],
  });
  assert.deepEqual(config.navigation.children.map(outline), [
    'group Start [intro]',
    'group Apiary [apiary/a]',
    'group Empty',
    'tab API [group Users [group Nested [/api/users]]]',
    'tab Blog → https://blog.example',
    'tab Empty → /nothing',
  ]);
});

test('an anchor with a folder contains its groups', () => {
  const {config} = parse({
    navigation: [{group: 'SDK', pages: ['sdk/a']}],
    anchors: [{name: 'SDKs', url: 'sdk'}],
  });
  assert.deepEqual(config.navigation.children.map(outline), ['anchor SDKs [group SDK [sdk/a]]']);
  assert.equal(config.navigation.global, undefined);
});

test('versions contain their groups and all groups without a version', () => {
  const groups = [
    {group: 'Both', pages: ['both']},
    {group: 'One', version: 'v1', pages: ['one']},
    {group: 'Two', version: 'v2', pages: ['two']},
  ];
  const expected = [
    'version v2 [group Both [both], group Two [two]]',
    'version v1 [group Both [both], group One [one]]',
  ];
  for (const versions of [
    ['v2', 'v1'],
    [{name: 'v2'}, {name: 'v1'}],
  ]) {
    for (const navigation of [groups, {groups}]) {
      assert.deepEqual(parse({versions, navigation}).config.navigation.children.map(outline), expected);
    }
  }
});

test('versions without groups change nothing', () => {
  const {config, notes} = parse({versions: [{name: 'v1', label: 'First'}]});
  assert.deepEqual(config.navigation.children.map(outline), ['index']);
  assert.deepEqual(notes, ['info config-legacy versions']);
});

test('the modern key has priority over the old one', () => {
  const {config} = parse({
    navigation: {
      groups: [{group: 'G', version: 'v1', pages: ['api/a']}],
      tabs: [],
      versions: [],
      global: {anchors: []},
    },
    navbar: {links: [], primary: {href: '/new'}},
    footer: {socials: {}},
    appearance: {default: 'light', strict: false},
    api: {openapi: []},
    topbarLinks: [{name: 'A', url: '/a'}],
    topbarCtaButton: {name: 'A', url: '/a'},
    footerSocials: {x: 'https://x.example'},
    modeToggle: {default: 'dark', isHidden: true},
    openapi: 'a.json',
    tabs: [{name: 'API', url: 'api'}],
    anchors: [{name: 'A', url: 'https://a'}],
    versions: ['v1'],
  });
  assert.deepEqual(config.navigation.children.map(outline), ['group G [api/a]']);
  assert.deepEqual(config.navigation.global?.children, []);
  assert.deepEqual(config.navbar, {links: [], primary: {type: 'button', href: '/new'}});
  assert.deepEqual(config.footer.socials, []);
  assert.equal(config.appearance.default, 'light');
  assert.equal(config.appearance.strict, false);
  assert.deepEqual(config.api.openapi, []);
});

test('an old key causes at most a note', () => {
  for (const key of [
    'anchors',
    'footerSocials',
    'modeToggle',
    'openapi',
    'tabs',
    'topbarCtaButton',
    'topbarLinks',
    'versions',
  ]) {
    for (const value of [null, 5, 'x', [], [null], {}, {default: 1}]) {
      assert.deepEqual(parse({[key]: value}).notes, [`info config-legacy ${key}`]);
    }
  }
});
