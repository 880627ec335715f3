import assert from 'node:assert/strict';
import {test} from 'node:test';
import {checkProject} from '../../src/check/check-project.js';
import {createMemoryProject} from '../../src/site/project/project-files.js';

const pages = {
  'index.mdx': '# Home\n\nSee [the plan](/plan).\n',
  'plan.mdx': '---\ntitle: Plan\ngroups: [admin]\n---\n\nText.\n',
  'staff.mdx': '---\ntitle: Staff\npublic: false\n---\n\nText.\n',
  'around.mdx': '---\ntitle: Around\n---\n\nText.\n',
  'draft.mdx': '---\ntitle: Draft\ndraft: true\n---\n\nText.\n',
  'next.mdx': '---\ntitle: Next\ndraft: true\n---\n\nText.\n',
};
const api = {
  openapi: '3.1.0',
  info: {title: 'Shop', version: '1'},
  servers: [{url: 'https://api.shop.example'}],
  paths: {
    '/orders': {
      get: {summary: 'List', responses: {200: {description: 'OK'}}, 'x-mint': {groups: ['admin']}},
      post: {summary: 'Make', responses: {200: {description: 'OK'}}, 'x-internal': true},
    },
  },
  components: {
    schemas: {Order: {type: 'object', properties: {cost: {type: 'number', 'x-mint': {metadata: {public: false}}}}}},
  },
};

async function check(settings: object, more: Readonly<Record<string, string>> = {}) {
  const docs = {
    name: 'Shop',
    api: {openapi: 'openapi.json'},
    navigation: {
      groups: [
        {group: 'Guide', pages: ['index', 'plan', 'staff', 'draft', 'next']},
        {group: 'Team', public: false, pages: ['around']},
      ],
    },
    ...settings,
  };
  const files = {'docs.json': JSON.stringify(docs), 'openapi.json': JSON.stringify(api), ...pages, ...more};
  const {findings} = await checkProject(createMemoryProject(files), {version: '0'});
  return findings
    .filter(({code}) => /private|draft|login/.test(code))
    .map(({code, level, file, message}) => `${level} ${code} ${file}: ${message}`);
}

const drafts =
  'info page-draft draft.mdx: 2 pages have draft: true, so Lectern leaves them out of the site: draft.mdx, next.mdx.';
const link =
  'warning link-private index.mdx: index.mdx links to "/plan", which Lectern leaves out of the site. Readers see its text without a link.';
const found = (level: string) => [
  `${level} page-private around.mdx: around.mdx is private because it has public: false in its frontmatter. Lectern leaves it out of the site.`,
  `${level} page-private plan.mdx: plan.mdx is private because it has groups in its frontmatter. Lectern leaves it out of the site.`,
  `${level} page-private staff.mdx: staff.mdx is private because it has public: false in its frontmatter. Lectern leaves it out of the site.`,
  `${level} spec-private openapi.json: The operation GET /orders is private because it has x-mint.groups. Lectern leaves it out of the site.`,
  `${level} spec-private openapi.json: The property "cost" is private because it has x-mint.metadata. Lectern leaves it out of the site.`,
];

test('private pages, operations and properties are errors until the author decides', async () => {
  assert.deepEqual((await check({})).sort(), [...found('error'), drafts, link].sort());
  const omit = {integrations: {lectern: {private: 'omit'}}};
  assert.deepEqual((await check(omit)).sort(), [...found('info'), drafts, link].sort());
  assert.deepEqual(await check({integrations: {lectern: {private: 'publish'}}}), [drafts]);
});

test('public: true alone is one warning with the number of pages without it', async () => {
  const more = {'about.mdx': '---\ntitle: About\npublic: true\n---\n\nText.\n'};
  assert.deepEqual(
    (await check({}, more)).filter(each => each.includes('site-login')),
    [
      'warning site-login about.mdx: about.mdx has public: true, so pages without it may require a login on a hosted platform. Lectern publishes 1 such page.',
    ],
  );
  const all = await check({public: false}, more);
  assert.deepEqual(
    all.filter(each => /index\.mdx|about\.mdx/.test(each)),
    [
      'error page-private index.mdx: index.mdx is private because it has public: false in its frontmatter. Lectern leaves it out of the site.',
    ],
  );
});
