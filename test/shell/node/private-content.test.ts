import assert from 'node:assert/strict';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {after, test} from 'node:test';
import {listFilesBelow} from '../../../shell/node/commands/prerender/bundle.js';
import {runPrerender} from '../../../shell/node/commands/prerender/prerender-command.js';

const top = mkdtempSync(join(tmpdir(), 'private-content-'));
after(() => rmSync(top, {recursive: true}));
const root = join(import.meta.dirname, '../../../..');
const skip = existsSync(join(root, 'dist/enhance')) ? false : 'dist is not built';

/** Returns a word for a single private location: text, title, description, or name. */
const canary = (place: string) => `canary${place}`;

function put(path: string, text: string): void {
  mkdirSync(dirname(join(top, path)), {recursive: true});
  writeFileSync(join(top, path), text);
}

const privatePage = (place: string, head: string) =>
  `---\ntitle: ${canary(place)} title\ndescription: ${canary(place)} description\n${head}\n---\n\n## ${canary(place)} heading\n\n${canary(place)} text\n`;

const operation = (place: string, mark: object) => ({
  summary: `${canary(place)} summary`,
  description: `${canary(place)} description`,
  operationId: canary(place),
  responses: {200: {description: 'OK'}},
  ...mark,
});

const document = {
  openapi: '3.1.0',
  info: {title: 'Shop', version: '1'},
  servers: [{url: 'https://api.shop.example'}],
  paths: {
    '/orders': {
      get: {
        summary: 'List orders',
        responses: {
          200: {
            description: 'OK',
            content: {
              'application/json': {
                schema: {$ref: '#/components/schemas/Order'},
                example: {id: 1, canaryProperty: 'canaryValue'},
              },
            },
          },
        },
      },
      post: operation('Groups', {'x-mint': {groups: ['admin']}}),
      put: operation('MetadataGroups', {'x-mint': {metadata: {groups: ['admin']}}}),
      patch: operation('MetadataPublic', {'x-mint': {metadata: {public: false}}}),
      delete: operation('Internal', {'x-internal': true}),
    },
    '/canaryPath': {'x-excluded': true, get: operation('Excluded', {})},
  },
  webhooks: {canaryHook: {post: operation('Hook', {'x-mint': {groups: ['admin']}})}},
  components: {
    schemas: {
      Order: {
        type: 'object',
        required: ['id', 'canaryProperty'],
        example: {id: 1, canaryProperty: 'canaryValue'},
        properties: {
          id: {type: 'integer'},
          canaryProperty: {type: 'string', description: 'canaryPropertyText', 'x-mint': {groups: ['admin']}},
        },
      },
    },
  },
};

const docs = {
  name: 'Shop',
  navigation: {
    groups: [
      {
        group: 'Guide',
        pages: ['index', 'canary-groups', 'canary-public', 'canary-draft', 'bound', 'zebra-hidden', 'canary-ignored'],
      },
      {group: 'canaryGroup', public: false, pages: ['canary-around']},
      {group: 'API', openapi: 'openapi.json', pages: []},
      {group: 'canarySpecs', public: false, openapi: 'more.yaml', pages: []},
      {group: 'Elsewhere', hidden: true, pages: ['zebra-unlisted']},
    ],
  },
  redirects: [{source: '/canary-old', destination: '/canary-groups'}],
};

function project(name: string, settings: object = {}): string {
  put(`${name}/docs.json`, JSON.stringify({...docs, ...settings}));
  put(
    `${name}/index.mdx`,
    '# Home\n\nSee [the plan](/canary-groups), [it](/canary-around) and [more](/zebra-hidden).\n\n<Card title="Plan" href="/canary-draft">Card</Card>',
  );
  put(`${name}/canary-groups.mdx`, privatePage('InGroups', 'groups: [admin]'));
  put(`${name}/canary-public.mdx`, privatePage('InPublic', 'public: false'));
  put(`${name}/canary-draft.mdx`, privatePage('InDraft', 'draft: true'));
  put(`${name}/canary-around.mdx`, privatePage('InAround', 'icon: star'));
  put(`${name}/canary-orphan.mdx`, privatePage('InOrphan', 'groups:\n  - admin'));
  put(`${name}/bound.mdx`, '---\ntitle: Bound\nopenapi: POST /orders\n---\n\nText.\n');
  put(`${name}/zebra-hidden.mdx`, '---\ntitle: Zebra hidden\nhidden: true\n---\n\nText of the hidden page.\n');
  put(`${name}/zebra-unlisted.mdx`, '---\ntitle: Zebra unlisted\n---\n\nText.\n');
  put(`${name}/canary-ignored.mdx`, privatePage('InIgnored', ''));
  put(`${name}/secret/canary-linked.mdx`, privatePage('InLinked', ''));
  put(`${name}/.mintignore`, 'canary-ignored.mdx\nsecret/\n');
  put(`${name}/openapi.json`, JSON.stringify(document));
  put(
    `${name}/more.yaml`,
    `openapi: 3.1.0\ninfo: {title: More, version: '1'}\npaths:\n  /more:\n    get:\n      summary: More\n      x-mint: {groups: [admin]}\n      description: canaryYaml\n      responses: {}\n`,
  );
  if (!existsSync(join(top, name, 'linked.mdx')))
    symlinkSync('secret/canary-linked.mdx', join(top, name, 'linked.mdx'));
  return join(top, name);
}

async function prerender(folder: string, options: object = {}) {
  const lines: string[] = [];
  const note = (line: string) => lines.push(line);
  const out = `${folder}-out`;
  const command = {
    folder,
    out,
    isPortable: false,
    strict: false,
    version: '0.0.0',
    siteUrl: 'https://docs.shop.example/',
    ...options,
  };
  return {answer: await runPrerender(command, {out: note, err: note}), out, text: lines.join('\n')};
}

/** Returns the output files whose name or text contains a word. */
async function filesWith(out: string, word: RegExp): Promise<readonly string[]> {
  return (await listFilesBelow(out)).filter(
    path => word.test(path) || word.test(readFileSync(join(out, path), 'utf8')),
  );
}

test('no output file contains private content', {skip}, async () => {
  const {out, answer} = await prerender(project('omitted'));
  assert.equal(typeof answer, 'number');
  assert.deepEqual(await filesWith(out, /canary/i), []);
  const home = readFileSync(join(out, 'index.html'), 'utf8');
  for (const text of ['the plan', 'List orders']) assert.ok(home.includes(text), text);
  assert.ok(existsSync(join(out, 'openapi.json')));
});

test('hidden pages have a URL, but no list contains them', {skip}, async () => {
  const {out} = await prerender(project('hidden'));
  const named = await filesWith(out, /zebra/i);
  assert.deepEqual(
    named.filter(path => !/^zebra-(?:hidden|unlisted)(?:\/|\.md$)/.test(path)),
    // The author's own link to the private page.
    ['index.html', 'index.md', 'llms-full.txt'],
  );
  assert.ok(existsSync(join(out, 'zebra-hidden/index.html')));
});

test('docs.json or an option can publish private content', {skip}, async () => {
  for (const [name, settings, options] of [
    ['published', {integrations: {lectern: {private: 'publish'}}}, {}],
    ['forced', {}, {publishesPrivate: true}],
  ] as const) {
    const {out} = await prerender(project(name, settings), options);
    for (const place of ['InGroups', 'InPublic', 'InDraft', 'InAround', 'InOrphan'])
      assert.notDeepEqual(await filesWith(out, new RegExp(canary(place))), [], place);
    assert.deepEqual(await filesWith(out, /canaryInIgnored|canaryInLinked/), []);
  }
});

test('copying many files is announced, with progress on a terminal', {
  skip,
}, async () => {
  put('many/docs.json', JSON.stringify({name: 'Many', navigation: {pages: ['index']}}));
  put('many/index.mdx', '# Home\n');
  for (let at = 0; at < 2000; at++) put(`many/files/${at}.txt`, String(at));
  const {out, text} = await prerender(join(top, 'many'));
  assert.match(text, /^Copying 2001 files of the project\.$/m);
  assert.equal(readFileSync(join(out, 'files/1999.txt'), 'utf8'), '1999');
});
