import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {Redirect} from '../../src/config/config.js';
import {planRedirects} from '../../src/hosts/expand-redirects.js';

type Rule = readonly [source: string, destination: string];

function plan(rules: readonly Rule[], slugs: readonly string[], hasPatterns = false) {
  const redirects: readonly Redirect[] = rules.map(([source, destination]) => ({source, destination, permanent: true}));
  const {exact, patterns, problems} = planRedirects(
    {redirects, slugs, base: '/'},
    {title: 'A host', supports: () => hasPatterns},
  );
  return {
    exact: Object.fromEntries(exact.map(({path, to}) => [path, to])),
    patterns: patterns.map(({at, source}) => [at, source] as const),
    messages: problems.map(({path, message}) => `${path} ${message}`),
  };
}

const pages = ['index', 'guide/intro', 'guide/install', 'v2/a/b', 'v2/c', 'it/page', 'same/same'];

/** Redirects of a host without patterns. */
const written: readonly (readonly [name: string, rules: readonly Rule[], exact: Readonly<Record<string, string>>])[] = [
  [
    'an address for every page that a pattern leads to',
    [['/guides/:slug', '/guide/:slug']],
    {'/guides/intro': '/guide/intro', '/guides/install': '/guide/install'},
  ],
  ['a rest with its folder', [['/v1/:rest*', '/v2/:rest*']], {'/v1': '/v2/', '/v1/a/b': '/v2/a/b', '/v1/c': '/v2/c'}],
  [
    'text before and after a name',
    [['/p-:x.html', '/guide/:x']],
    {'/p-intro.html': '/guide/intro', '/p-install.html': '/guide/install'},
  ],
  [
    'a folder that is left out, once',
    [['/docs/:rest*', '/:rest*']],
    Object.fromEntries(
      ['', '/guide/intro', '/guide/install', '/v2/a/b', '/v2/c', '/it/page', '/same/same'].map(path => [
        `/docs${path}`,
        path || '/',
      ]),
    ),
  ],
  ['a name that stands twice, where both are the same', [['/x/:a', '/:a/:a']], {'/x/same': '/same/same'}],
  [
    'addresses that lead on to others',
    [
      ['/a/:x', '/b/:x'],
      ['/b/:x', '/guide/:x'],
    ],
    {
      '/b/intro': '/guide/intro',
      '/b/install': '/guide/install',
      '/a/intro': '/guide/intro',
      '/a/install': '/guide/install',
    },
  ],
  [
    'addresses that lead on to one without placeholders',
    [
      ['/a/:x', '/b/:x'],
      ['/b/old', 'https://other.example/'],
    ],
    {'/b/old': 'https://other.example/', '/a/old': 'https://other.example/'},
  ],
  ['a page that a pattern takes the place of', [['/it/:x', '/gone']], {'/it/page': '/gone'}],
  ['the same for a pattern that cannot be taken apart', [['/i*', '/gone']], {'/it/page': '/gone'}],
  [
    'nothing that another rule decides',
    [
      ['/guides/:x', '/guide/:x'],
      ['/guides/intro', '/v2/c'],
    ],
    {'/guides/intro': '/guide/intro', '/guides/install': '/guide/install'},
  ],
  ['nothing for a circle', [['/x/*', '/x/y/*']], {}],
  [
    'nothing for circles without placeholders',
    [
      ['/one', '/two'],
      ['/two', '/one'],
    ],
    {},
  ],
  [
    'nothing that is wrong in docs.json',
    [
      ['/bad', '//host'],
      ['//bad', '/x'],
      ['/same', '/same/'],
    ],
    {},
  ],
  ['nothing for the page that answers what is missing', [['/404.html', '/guide/intro']], {}],
];

describe('expands redirects for a host without patterns', () => {
  for (const [name, rules, exact] of written)
    test(name, () => {
      assert.deepEqual(plan(rules, pages).exact, exact);
    });
});

test('problems name the number of expanded URLs, or that there are none', () => {
  const rules: readonly Rule[] = [
    ['/start', '/guide/intro'],
    ['/guides/:slug', '/guide/:slug'],
    ['/one/:rest*', '/it/:rest*'],
    ['/away/:x', 'https://other.example/:x'],
    ['/lost/:x', '/guide/intro'],
    ['/round/*', '/round/more/*'],
  ];
  assert.deepEqual(plan(rules, pages).messages, [
    'redirects[1] A host has no pattern for the redirect from "/guides/:slug". Lectern wrote redirects for the 2 known URLs.',
    'redirects[2] A host has no pattern for the redirect from "/one/:rest*". Lectern wrote redirects for the 2 known URLs.',
    'redirects[3] A host has no pattern for the redirect from "/away/:x", and no known page matches its destination.',
    'redirects[4] A host has no pattern for the redirect from "/lost/:x", and no known page matches its destination.',
    'redirects[5] The redirect from "/round/*" to "/round/more/*" is a loop, so Lectern did not write it for A host.',
  ]);
});

test("a problem is a note with the redirect's position and a fix", () => {
  const redirects = [{source: '/x/:a', destination: '/guide/intro', permanent: true}];
  const {problems} = planRedirects({redirects, slugs: ['index'], base: '/'}, {title: 'S3', supports: () => false});
  assert.deepEqual(problems, [
    {
      code: 'host-redirect',
      level: 'info',
      message: 'S3 has no pattern for the redirect from "/x/:a", and no known page matches its destination.',
      fix: 'Add a redirect without placeholders for each other URL in use.',
      path: 'redirects[0]',
    },
  ]);
});

test('a host with patterns gets them in order, with a separate rule for the base path', () => {
  const {exact, patterns, messages} = plan(
    [
      ['/b/:rest*', '/v2/:rest*'],
      ['/a/:x', '/guide/:x'],
    ],
    pages,
    true,
  );
  assert.deepEqual(exact, {'/b': '/v2/'});
  assert.deepEqual(patterns, [
    [0, ['/b/', {index: 0, isRest: true}]],
    [1, ['/a/', {index: 0, isRest: false}]],
  ]);
  assert.deepEqual(messages, []);
});

test('a pattern is expanded if an earlier expanded one could match its URLs', () => {
  const {patterns, exact} = plan(
    [
      ['/x/part*', '/guide/intro'],
      ['/x/:a', '/guide/:a'],
      ['/y/:a', '/guide/:a'],
    ],
    pages,
    true,
  );
  assert.deepEqual(
    patterns.map(([at]) => at),
    [2],
  );
  assert.deepEqual(exact, {'/x/intro': '/guide/intro', '/x/install': '/guide/install'});
});
