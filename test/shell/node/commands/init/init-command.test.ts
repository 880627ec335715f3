import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, mock, test} from 'node:test';
import {load} from 'js-yaml';
import {askForProject} from '../../../../../shell/node/commands/init/ask.js';
import {type InitCommand, runInit} from '../../../../../shell/node/commands/init/init-command.js';
import {formatRecord} from '../../../../../shell/node/commands/prerender/output-record.js';
import {openNodeProject} from '../../../../../shell/node/files/project-files.js';
import {checkProject} from '../../../../../src/check/check-project.js';
import {detectHost} from '../../../../../src/hosts/host.js';

const top = mkdtempSync(join(tmpdir(), 'init-'));
after(() => rmSync(top, {recursive: true}));
const skip = existsSync(join(import.meta.dirname, '../../../../../../dist/oauth.html')) ? false : 'dist is not built';

async function init(name: string, options: Partial<InitCommand> = {}) {
  const lines: string[] = [];
  const folder = join(top, name);
  const why = await runInit({folder, hasRuntime: false, ...options}, {out: line => lines.push(line), err: assert.fail});
  return {folder, why, out: lines.join('\n')};
}

function write(path: string, text: string): void {
  mkdirSync(join(top, path, '..'), {recursive: true});
  writeFileSync(join(top, path), text);
}

const written = [
  '.gitignore',
  'README.md',
  'docs.json',
  'favicon.svg',
  'guides/writing.mdx',
  'index.mdx',
  'quickstart.mdx',
];
const list = (folder: string) =>
  (
    readdirSync(folder, {recursive: true, withFileTypes: true}) as {
      parentPath: string;
      name: string;
      isFile(): boolean;
    }[]
  )
    .filter(entry => entry.isFile())
    .map(({parentPath, name}) => join(parentPath, name).slice(folder.length + 1))
    .sort();

test('a valid project is written, with a list of files and next steps', {skip}, async () => {
  const {folder, why, out} = await init('my-shop');
  assert.equal(why, undefined);
  // Copies the files for pages with a script tag only on request, because they have several megabytes.
  assert.deepEqual(list(folder), [...written, 'openapi.yaml'].sort());
  assert.deepEqual(out.split('\n').slice(0, 8).sort(), [...written, 'openapi.yaml'].sort());
  assert.match(out, /\nNext:\n {2}lectern dev \S+my-shop +Shows the site while you write\n/);
  const report = await checkProject(openNodeProject(folder), {version: '0.0.0'});
  assert.deepEqual([report.findings, report.pages], [[], 3]);
  const {name, $schema} = JSON.parse(readFileSync(join(folder, 'docs.json'), 'utf8'));
  assert.equal(name, 'My shop');
  assert.equal($schema, './node_modules/lectern/dist/docs.schema.json');
});

test('the name comes from package.json or the option, with an existing document', {
  skip,
}, async () => {
  write('one/package.json', '{"name": "@acme/order-desk"}');
  write('one/api/openapi.json', '{"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {}}');
  const one = await init('one');
  const docs = JSON.parse(readFileSync(join(one.folder, 'docs.json'), 'utf8'));
  assert.deepEqual(
    [docs.name, docs.navigation.tabs[1]],
    ['Order desk', {tab: 'API reference', openapi: 'api/openapi.json'}],
  );
  assert.equal(existsSync(join(one.folder, 'openapi.yaml')), false);
  const name = 'A "B" <i> & \\ C: #d';
  const two = await init('two', {name, hasRuntime: true});
  assert.equal(JSON.parse(readFileSync(join(two.folder, 'docs.json'), 'utf8')).name, name);
  assert.match(
    readFileSync(join(two.folder, 'index.html'), 'utf8'),
    /<title>A &quot;B&quot; &lt;i&gt; &amp; \\ C: #d<\/title>/,
  );
  const report = await checkProject(openNodeProject(two.folder), {version: '0.0.0'});
  assert.deepEqual(report.findings, []);
  write('three/package.json', '{"name": ');
  assert.equal((await init('three')).why, undefined);
});

test('existing files are never overwritten, and failures write nothing', {skip}, async () => {
  write('taken/favicon.svg', 'mine');
  const {folder, why} = await init('taken');
  assert.equal(
    why,
    `favicon.svg is already in "${folder}", so the command wrote nothing.\nFix: Choose another folder, such as docs.`,
  );
  assert.deepEqual(list(folder), ['favicon.svg']);
  assert.equal(readFileSync(join(folder, 'favicon.svg'), 'utf8'), 'mine');
  write('former/mint.json', '{}');
  assert.match((await init('former')).why ?? '', /Rename mint\.json to docs\.json/);
  assert.deepEqual(list(join(top, 'former')), ['mint.json']);
  write('docs/docs.json', '{}');
  assert.equal(
    (await init('docs')).why,
    `"${join(top, 'docs')}" already contains a project (docs.json).\nFix: Run lectern dev ${join(top, 'docs')} to see it.`,
  );
  assert.equal(readFileSync(join(top, 'docs/docs.json'), 'utf8'), '{}');
  write('file', 'x');
  assert.equal(
    (await init('file')).why,
    `"${join(top, 'file')}" is a file, not a folder.\nFix: Pass a folder, such as docs. The command creates it.`,
  );
  write('git/.gitignore', 'mine');
  assert.equal((await init('git')).why, undefined);
  assert.equal(readFileSync(join(top, 'git/.gitignore'), 'utf8'), 'mine');
});

test('a folder with pages gets a docs.json that lists them, and no sample pages', {skip}, async () => {
  for (const path of ['intro.md', 'index.md', '10-deploy.md', '2-install.mdx', 'guide/index.mdx', 'guide/api/keys.md'])
    write(`pages/${path}`, '# Title\n');
  for (const path of ['README.md', 'snippets/note.mdx', 'favicon.svg']) write(`pages/${path}`, 'mine');
  const {folder, why, out} = await init('pages');
  assert.equal(why, undefined);
  assert.match(out, /^docs\.json lists 6 pages of this folder\.$/m);
  assert.equal(existsSync(join(folder, 'quickstart.mdx')), false);
  assert.equal(readFileSync(join(folder, 'favicon.svg'), 'utf8'), 'mine');
  assert.deepEqual(JSON.parse(readFileSync(join(folder, 'docs.json'), 'utf8')).navigation, {
    pages: [
      'index',
      '2-install',
      '10-deploy',
      'intro',
      {group: 'Guide', pages: ['guide/index', {group: 'Api', pages: ['guide/api/keys']}]},
    ],
  });
  const report = await checkProject(openNodeProject(folder), {version: '0.0.0'});
  assert.deepEqual(report.findings, []);
});

test('the runtime copy contains only browser files, also in an existing project', {skip}, async () => {
  write('there/docs.json', '{}');
  write('there/guide/a.md', '---\ntitle: A\nicon: star\ndescription: No list has it.\n---\n');
  write('there/_site/a.md', '# Of the last run');
  write('there/_lectern/chunks/old-12345678.js', 'old');
  write('there/_lectern/mine.txt', 'mine');
  write('there/_lectern/written.json', formatRecord(['chunks/old-12345678.js', 'written.json']));
  const {folder, why, out} = await init('there', {hasRuntime: true});
  assert.equal(why, undefined);
  assert.match(
    out,
    /^index\.html\n_lectern\/: \d+ files, \d\.\d MB\. Any static server can show this folder without a build\.\n/,
  );
  assert.match(out, /\nNot copied, because no page uses them: diagrams, .*formulas\.\n/);
  assert.match(out, /\nCommit _lectern\/ if you publish this folder as it is\./);
  const {pages} = JSON.parse(readFileSync(join(folder, '_lectern/manifest.json'), 'utf8'));
  assert.deepEqual(pages, {'guide/a': {extension: '.md', head: {title: 'A', icon: 'star'}}});
  const files = new Set(list(join(folder, '_lectern')));
  for (const path of [
    'lectern.js',
    'elements.js',
    'openapi-worker.js',
    'oauth.html',
    'icons/lucide/0.js',
    'icons/fontawesome/0.js',
  ])
    assert.equal(files.has(path), true, path);
  assert.deepEqual(
    [...files].filter(path => /^(?:node|types|enhance|mermaid|katex)\/|^(?:proxy|ssr)\.js|old-12345678/.test(path)),
    [],
  );
  assert.equal(readFileSync(join(folder, 'docs.json'), 'utf8'), '{}');
  assert.equal(readFileSync(join(folder, '_lectern/mine.txt'), 'utf8'), 'mine');
  // A page that needs optional files adds them to the copy.
  write('there/guide/b.mdx', '$\\frac{a}{b}$\n\n```mermaid\ngraph TD; A-->B\n```\n');
  assert.equal((await init('there', {hasRuntime: true})).why, undefined);
  const more = list(join(folder, '_lectern'));
  for (const path of ['mermaid/mermaid.js', 'mermaid/LICENSE', 'katex/LICENSE', 'manifest.json'])
    assert.ok(more.includes(path), path);
  assert.ok(more.some(path => path.startsWith('katex/fonts/')));
});

test('the runtime replaces foreign files only with --force, and follows no links', {skip}, async () => {
  write('taken/docs.json', '{}');
  write('taken/_lectern/lectern.js', 'mine');
  write('outside.js', 'outside');
  symlinkSync('../../outside.js', join(top, 'taken/_lectern/elements.js'));
  const refused = await init('taken', {hasRuntime: true});
  assert.equal(
    refused.why,
    `"${join(top, 'taken/_lectern')}" contains files that Lectern did not write: elements.js, lectern.js.\n` +
      'Fix: Move these files, or pass --force to replace them. --force deletes no other file.',
  );
  assert.equal(readFileSync(join(top, 'taken/_lectern/lectern.js'), 'utf8'), 'mine');
  assert.equal((await init('taken', {hasRuntime: true, isForced: true})).why, undefined);
  assert.notEqual(readFileSync(join(top, 'taken/_lectern/lectern.js'), 'utf8'), 'mine');
  assert.equal(readFileSync(join(top, 'outside.js'), 'utf8'), 'outside');
  assert.equal((await init('taken', {hasRuntime: true})).why, undefined);
});

test("a host gets its configuration file at the repository's root", {skip}, async () => {
  mkdirSync(join(top, 'repository/.git'), {recursive: true});
  write('repository/README.md', 'Kept.');
  const {folder, why, out} = await init('repository/docs', {host: 'github-pages', name: 'Shop'});
  assert.equal(why, undefined);
  const workflow = readFileSync(join(top, 'repository/.github/workflows/docs.yml'), 'utf8');
  const {jobs} = load(workflow) as {jobs: {docs: {steps: {run?: string}[]}}};
  assert.deepEqual(
    jobs.docs.steps.flatMap(({run}) => run ?? []),
    [
      'npm ci',
      'npx --no lectern check docs --format github',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the host's own syntax.
      'npx --no lectern prerender docs --out _site --host github-pages --site-url "${{ steps.pages.outputs.base_url }}/"',
    ],
  );
  assert.match(readFileSync(join(folder, 'README.md'), 'utf8'), /^# Shop: documentation\n[\s\S]*--host github-pages\n/);
  assert.equal(readFileSync(join(top, 'repository/README.md'), 'utf8'), 'Kept.');
  assert.match(out, /lectern prerender \S+ --host github-pages +Writes the site/);
  assert.deepEqual((await checkProject(openNodeProject(folder), {version: '0.0.0'})).findings, []);
  for (const [host, file] of [
    ['netlify', 'netlify.toml'],
    ['vercel', 'vercel.json'],
    ['cloudflare', 'wrangler.toml'],
  ] as const) {
    const other = await init(`on-${host}`, {host});
    assert.match(readFileSync(join(other.folder, file), 'utf8'), /_site/);
    assert.equal(detectHost([file]), host);
  }
  write('has-toml/netlify.toml', '[build]');
  // Imitates Netlify: if the function returns no response, the host sends the page.
  const source = readFileSync(join(top, 'on-netlify/netlify/edge-functions/markdown.js'), 'utf8');
  const {default: answer} = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as {
    default(request: Request): Promise<Response | undefined>;
  };
  const asked: string[] = [];
  mock.method(globalThis, 'fetch', async (url: URL) => {
    asked.push(url.pathname);
    return new Response('', {status: url.pathname === '/gone.md' ? 404 : 200});
  });
  const ask = (path: string, accept: string) => answer(new Request(`https://a.example${path}`, {headers: {accept}}));
  assert.equal((await ask('/guide/intro/', 'text/markdown'))?.status, 200);
  assert.equal((await ask('/', 'text/markdown'))?.status, 200);
  assert.equal(await ask('/gone', 'text/markdown'), undefined);
  assert.equal(await ask('/logo.svg', 'text/markdown'), undefined);
  assert.equal(await ask('/guide/intro', 'text/html'), undefined);
  assert.deepEqual(asked, ['/guide/intro.md', '/index.md', '/gone.md']);
  mock.restoreAll();
  // Imitates Cloudflare Pages: the middleware passes all requests except Markdown on to the files.
  const middleware = readFileSync(join(top, 'on-cloudflare/functions/_middleware.js'), 'utf8');
  const {onRequest} = (await import(`data:text/javascript,${encodeURIComponent(middleware)}`)) as {
    onRequest(context: object): Promise<Response>;
  };
  const env = {
    ASSETS: {fetch: async ({pathname}: URL) => new Response(pathname, {status: pathname === '/gone.md' ? 404 : 200})},
  };
  const answered = async (path: string, accept: string) => {
    const request = new Request(`https://a.example${path}`, {headers: {accept}});
    const response = await onRequest({request, env, next: async () => new Response('page')});
    return [await response.text(), response.headers.get('vary')];
  };
  assert.deepEqual(await answered('/guide/intro/', 'text/markdown'), ['/guide/intro.md', 'accept']);
  assert.deepEqual(await answered('/', 'text/markdown'), ['/index.md', 'accept']);
  for (const [path, accept] of [
    ['/gone', 'text/markdown'],
    ['/logo.svg', 'text/markdown'],
    ['/guide/intro', 'text/html'],
  ] as const)
    assert.deepEqual(await answered(path, accept), ['page', null]);
  assert.match(
    (await init('has-toml', {host: 'netlify'})).out,
    /netlify\.toml already exists\. The command did not change it\./,
  );
  assert.equal(readFileSync(join(top, 'has-toml/netlify.toml'), 'utf8'), '[build]');
});

test('three questions have defaults, and given options are not asked', async () => {
  const asked: string[] = [];
  const answering = (...answers: readonly string[]) => {
    const left = [...answers];
    asked.length = 0;
    return {
      async ask(question: string) {
        asked.push(question);
        return left.shift() ?? '';
      },
    };
  };
  write('asked/package.json', '{"name": "desk"}');
  const folder = join(top, 'asked');
  assert.deepEqual(await askForProject(folder, {hasRuntime: false}, answering()), {
    name: 'Desk',
    hasRuntime: false,
  });
  assert.equal(asked.length, 3);
  assert.deepEqual(await askForProject(folder, {hasRuntime: false}, answering(' Shop ', 'netlfy', 'y')), {
    name: 'Shop',
    host: 'netlify',
    hasRuntime: true,
  });
  assert.equal(
    (await askForProject(folder, {hasRuntime: true}, answering('', 'my own', 'GitHub'))).host,
    'github-pages',
  );
  const given = {name: 'A', host: 's3', hasRuntime: true} as const;
  assert.deepEqual(await askForProject(folder, given, answering()), given);
  assert.deepEqual(asked, []);
});
