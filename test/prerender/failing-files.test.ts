import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Problem} from '../../src/base/problem.js';
import {type OpenProject, openProject} from '../../src/prerender/open-project.js';
import {type PrerenderOptions, prerender} from '../../src/prerender/prerender.js';
import {createMemoryProject, type ProjectFiles} from '../../src/site/project/project-files.js';
import {optionsInMemory} from './options-in-memory.js';

const page = (title: string, body: string) => `---\ntitle: ${title}\n---\n\n${body}\n`;
const api = (title: string) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: {title, version: '1'},
    servers: [{url: 'https://api.example.com'}],
    paths: {'/orders': {get: {operationId: 'listOrders', summary: `Orders of ${title}`, responses: {}}}},
  });
const files = {
  'docs.json': JSON.stringify({
    name: 'Acme',
    navigation: {
      groups: [
        {group: 'Guide', pages: ['index', 'broken', 'last']},
        {group: 'One', openapi: {source: 'one.json', directory: 'one'}},
        {group: 'Two', openapi: {source: 'two.json', directory: 'two'}},
      ],
    },
  }),
  'index.mdx': page('Home', 'Welcome.'),
  'broken.mdx': page('Broken', 'Words of the broken page.\n\n```js\nboom\n```'),
  'last.mdx': page('Last', 'The end.'),
  'one.json': api('One'),
  'two.json': api('Two'),
};

interface Changes {
  readonly files?: Partial<ProjectFiles>;
  readonly options?: Partial<PrerenderOptions>;
  change?(project: OpenProject): OpenProject;
}

async function write({files: changed = {}, options = {}, change = project => project}: Changes = {}) {
  const opened = await openProject({...createMemoryProject(files), ...changed}, async path => ({
    path,
    missing: 'absent',
  }));
  const out = new Map<string, string>();
  const {problems} = await prerender(change(opened), {...optionsInMemory(out), ...options});
  return {out, problems};
}

const shown = (problems: readonly Problem[]) =>
  problems.map(({code, level, place}) => `${level} ${code} ${place?.file}`);

/** Returns the written files, except those that differ because they list pages. */
const pagesIn = (out: ReadonlyMap<string, string>) =>
  [...out.keys()].filter(path => /\.(?:html|md)$|\/api\//.test(path));

test('an unreadable page is an error and left out', async () => {
  const whole = await write();
  assert.deepEqual(shown(whole.problems), []);
  const {read} = createMemoryProject(files);
  const {out, problems} = await write({
    files: {
      read: async path =>
        path === 'broken.mdx' ? {path, missing: 'failed', reason: 'it cannot be read (EACCES).'} : read(path),
    },
  });
  assert.deepEqual(shown(problems), ['error page-unreadable broken.mdx']);
  assert.equal(problems[0]?.message, 'Lectern cannot read broken.mdx: it cannot be read (EACCES).');
  assert.deepEqual(
    pagesIn(out),
    pagesIn(whole.out).filter(path => !path.startsWith('broken')),
  );
});

test('a page that throws is reported, and everything else is written', async () => {
  const whole = await write();
  const highlighter: PrerenderOptions['highlighter'] = {
    load: async () => {},
    highlight: code => {
      if (code.includes('boom')) throw new TypeError('x is not a function');
      return undefined;
    },
  };
  const {out, problems} = await write({options: {highlighter}});
  assert.deepEqual(
    problems.map(({code, message}) => `${code}: ${message}`),
    ['file-failed: Lectern cannot process broken.mdx (TypeError: x is not a function), and leaves it out of the site.'],
  );
  assert.deepEqual(
    pagesIn(out),
    pagesIn(whole.out).filter(path => !path.startsWith('broken')),
  );
  for (const path of ['llms.txt', 'llms-full.txt', '_lectern/contents.json'])
    assert.doesNotMatch(out.get(path) ?? '', /Words of the broken page/, path);
  assert.match(out.get('llms-full.txt') ?? '', /The end\./);
});

test('a document whose slices fail is reported, and the others are written', async () => {
  const whole = await write();
  const {out, problems} = await write({
    change: project => ({
      ...project,
      readerOf: document => {
        const reader = project.readerOf(document);
        if (document !== 'one.json') return reader;
        return new Proxy(reader, {
          get: (target, name) =>
            name === 'documents'
              ? () => Promise.reject(new RangeError('Maximum call stack size exceeded'))
              : Reflect.get(target, name, target),
        });
      },
    }),
  });
  assert.ok(problems.length > 0);
  for (const {code, level, message} of problems)
    assert.deepEqual(
      [code, level, message],
      [
        'file-failed',
        'error',
        'Lectern cannot process one.json (RangeError: Maximum call stack size exceeded), and leaves it out of the site.',
      ],
    );
  const slices = (paths: Iterable<string>) => [...paths].filter(path => path.startsWith('_lectern/api/two.json/'));
  assert.ok(slices(out.keys()).length > 2);
  assert.deepEqual(slices(out.keys()), slices(whole.out.keys()));
  for (const path of ['index.html', 'broken/index.html', 'last/index.html']) assert.ok(out.has(path), path);
  assert.equal(
    [...out.keys()].some(path => path.startsWith('_lectern/api/one.json/')),
    false,
  );
});

test('a document that cannot be bundled is reported, and the others are written', async () => {
  const endless: {self?: unknown} = {};
  endless.self = endless;
  const {out, problems} = await write({
    change: project => ({
      ...project,
      bundles: new Map<string, never>([
        ['one.json', endless as never],
        ['two.json', {openapi: '3.1.0'} as never],
      ]),
    }),
  });
  assert.deepEqual(shown(problems), ['error file-failed one.json']);
  assert.ok([...out.keys()].some(path => path.startsWith('_lectern/api/two.json/') && /bundle|document/.test(path)));
});
