import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {locatePage} from '../../../src/site/navigation/locate-page.js';
import {listSelectors, switchVariant} from '../../../src/site/navigation/switch-variant.js';
import type {Written} from './node-from.js';
import {navigationOf} from './outline.js';

const languages = [
  {language: 'en', name: 'English', pages: ['index', 'guide/intro', 'guide/deep/x', 'only-en', 'shared']},
  {language: 'fr', name: 'Français', pages: ['fr/index', 'fr/guide/intro', 'fr/guide/deep/x', 'shared']},
  {language: 'cn', pages: ['zh/guide/intro', 'zh/guide/other']},
  {language: 'de', pages: []},
];

const rows: readonly {name: string; written?: Written; from: string; to: string; expected: string | undefined}[] = [
  {name: 'puts the folder before', from: 'guide/intro', to: 'language=fr', expected: 'fr/guide/intro'},
  {name: 'takes the folder away', from: 'fr/guide/deep/x', to: 'language=en', expected: 'guide/deep/x'},
  {name: 'changes one folder for another', from: 'fr/guide/intro', to: 'language=cn', expected: 'zh/guide/intro'},
  {name: 'keeps the very same page', from: 'shared', to: 'language=fr', expected: 'shared'},
  {
    name: 'goes to the first page where there is no such page',
    from: 'only-en',
    to: 'language=fr',
    expected: 'fr/index',
  },
  {name: 'finds the index', from: 'fr/index', to: 'language=en', expected: 'index'},
  {name: 'has nowhere to go in an empty variant', from: 'index', to: 'language=de', expected: undefined},
  {name: 'knows no other variant', from: 'index', to: 'language=xx', expected: undefined},
  {name: 'a hidden page goes to the first', from: 'secret', to: 'language=fr', expected: 'fr/index'},
  {
    name: 'versions that both have a folder',
    written: {
      versions: [
        {version: 'Two', pages: ['docs/v2/a', 'docs/v2/b/c']},
        {version: 'One', pages: ['docs/v1/a', 'docs/v1/b/c']},
      ],
    },
    from: 'docs/v2/b/c',
    to: 'version=One',
    expected: 'docs/v1/b/c',
  },
  {
    name: 'one page outside the folder: the name of the choice is the folder',
    written: {
      versions: [
        {version: 'v2', pages: ['a', 'b']},
        {version: 'V1', pages: ['v1/a', 'v1/b', 'goodbye']},
      ],
    },
    from: 'v1/b',
    to: 'version=v2',
    expected: 'b',
  },
];

describe('switches to the same page of another variant', () => {
  for (const {name, written, from, to, expected} of rows) {
    test(name, () => assert.equal(switchVariant(navigationOf(written ?? {languages}), to, from), expected));
  }
});

test('every language is offered with its page', () => {
  const navigation = navigationOf({languages});
  const [selector, ...others] = listSelectors(navigation, locatePage(navigation, 'fr/guide/intro'), 'fr/guide/intro');
  assert.equal(others.length, 0);
  assert.equal(selector?.kind, 'language');
  assert.equal(selector?.current.name, 'Français');
  assert.deepEqual(
    selector?.options.map(({choice, variantId, slug}) => [choice.name ?? choice.label, variantId, slug]),
    [
      ['English', 'language=en', 'guide/intro'],
      ['Français', 'language=fr', 'fr/guide/intro'],
      ['cn', 'language=cn', 'zh/guide/intro'],
      ['de', 'language=de', undefined],
    ],
  );
});

test('changing the version keeps the language, and the reverse, if possible', () => {
  const versions = (folder: string) =>
    ['1', '2'].map(version => ({version, default: version === '2', pages: [`${folder}${version}/a`]}));
  const navigation = navigationOf({
    languages: [
      {language: 'en', versions: versions('')},
      {language: 'fr', versions: versions('fr/').slice(1)},
      {language: 'es', versions: versions('es/')},
    ],
  });
  const options = (slug: string) =>
    listSelectors(navigation, locatePage(navigation, slug), slug).map(
      ({kind, options: all}) => `${kind}: ${all.map(option => option.slug).join(' ')}`,
    );
  assert.deepEqual(options('es/1/a'), ['language: 1/a fr/2/a es/1/a', 'version: es/1/a es/2/a']);
});

test('a selector inside a tab is visible only there', () => {
  const navigation = navigationOf({
    tabs: [
      {tab: 'Docs', pages: ['a']},
      {
        tab: 'One',
        versions: [
          {version: '1', pages: ['one/1']},
          {version: '2', pages: ['one/2']},
        ],
      },
      {
        tab: 'Two',
        versions: [
          {version: 'x', pages: ['two/x']},
          {version: 'y', hidden: true, pages: ['two/y']},
          {version: 'z', href: 'https://old.example'},
        ],
      },
    ],
  });
  const draw = (slug: string) =>
    listSelectors(navigation, locatePage(navigation, slug), slug).map(
      ({current, options}) => `${current.label} of ${options.map(({choice}) => choice.href ?? choice.label).join(' ')}`,
    );
  assert.deepEqual(draw('a'), []);
  assert.deepEqual(draw('one/2'), ['2 of 1 2']);
  assert.deepEqual(draw('two/x'), ['x of x https://old.example']);
  assert.deepEqual(draw('two/y'), ['y of x y https://old.example']);
});
