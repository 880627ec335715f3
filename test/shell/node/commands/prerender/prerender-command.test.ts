import assert from 'node:assert/strict';
import {execFileSync, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
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
import {basename, join} from 'node:path';
import {after, test} from 'node:test';
import {setTimeout as wait} from 'node:timers/promises';
import {computeHash, listFilesBelow} from '../../../../../shell/node/commands/prerender/bundle.js';
import {buildNeighborPaths, OutputFolder} from '../../../../../shell/node/commands/prerender/output-folder.js';
import {formatRecord} from '../../../../../shell/node/commands/prerender/output-record.js';
import {type PrerenderCommand, runPrerender} from '../../../../../shell/node/commands/prerender/prerender-command.js';
import {COMMON_PACK} from '../../../../../src/base/icon-pack.js';
import type {SiteData} from '../../../../../src/hosts/host-format.js';
import {repository} from '../../repository.js';

const top = mkdtempSync(join(tmpdir(), 'prerender-'));
after(() => rmSync(top, {recursive: true}));
const root = join(import.meta.dirname, '../../../../../..');
const skip = existsSync(join(root, 'dist/enhance')) ? false : 'dist is not built';
const cli = join(import.meta.dirname, '../../../../../shell/node/cli.js');

function write(path: string, text: string): void {
  mkdirSync(join(top, path, '..'), {recursive: true});
  writeFileSync(join(top, path), text);
}

async function prerender(folder: string, options: Partial<PrerenderCommand> = {}) {
  const lines: string[] = [];
  const note = (line: string) => lines.push(line);
  const out = join(top, `${folder}-out`);
  const answer = await runPrerender(
    {folder: join(top, folder), out, isPortable: false, strict: false, version: '0.0.0', ...options},
    {out: note, err: note},
  );
  return {answer, out: options.out ?? out, text: lines.join('\n')};
}

const docs = (rest: object) => JSON.stringify({name: 'Acme', ...rest});
write(
  'plain/docs.json',
  docs({navigation: {pages: ['index', 'guide/a', 'guide/b']}, redirects: [{source: '/old', destination: '/guide/a'}]}),
);
write(
  'plain/index.mdx',
  '# Home\n\n[A](/guide/a) ![x](/images/x.svg) <Icon icon="rocket" />\n\n```js\nconst a = 1;\n```\n',
);
write('plain/guide/a.mdx', '# A\n\n[B](./b#part) [home](/) [file](/files/data.json)\n');
write('plain/guide/b.mdx', '# B\n\n## Part\n\n[A](a)\n\n## Other\n\nText.\n');
write('plain/images/x.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
write('plain/files/data.json', '{}');
write('plain/snippets/s.mdx', 'A part.');
write('plain/.env', 'SECRET=1');
write('plain/package.json', '{}');

/** Returns every broken link in the pages of a folder. */
async function broken(folder: string): Promise<string[]> {
  const files = new Set(await listFilesBelow(folder));
  const wrong: string[] = [];
  for (const file of [...files].filter(
    path => path.endsWith('.html') && path !== '404.html' && !path.startsWith('_lectern/'),
  )) {
    const html = readFileSync(join(folder, file), 'utf8');
    for (const [, written = ''] of html.matchAll(/ (?:href|src)="([^"]*)"/g)) {
      if (/^(?:[a-z]+:|\/\/|#)/.test(written)) continue;
      const path = decodeURIComponent(new URL(written, `http://x.test/deep/base/${file}`).pathname);
      const inside = path.startsWith('/deep/base/') ? path.slice('/deep/base/'.length) : '?';
      if (!files.has(inside.endsWith('/') || inside === '' ? `${inside}index.html` : inside))
        wrong.push(`${file}: ${written}`);
    }
  }
  return wrong;
}

test('on a case-insensitive disk, a page differing only in case is reported', {
  skip,
}, async () => {
  write('twins/docs.json', docs({navigation: {pages: ['index', 'Twin', 'twin']}}));
  write('twins/index.mdx', '# Home');
  write('twins/Twin.mdx', 'One.');
  write('twins/twin.mdx', 'Two.');
  // Imitates a case-insensitive disk for the output folder.
  const [next] = buildNeighborPaths(join(top, 'twins-out'));
  symlinkSync(basename(next), join(top, basename(next).toUpperCase()));
  const {answer, out, text} = await prerender('twins', {failsOnErrors: true});
  assert.equal(answer, 1);
  assert.match(text, /twin\.mdx.*\n?.*"Twin" and "twin" differ only in case/);
  assert.equal(existsSync(join(out, 'twin/index.html')), false);
  assert.match(readFileSync(join(out, 'Twin/index.html'), 'utf8'), /One\./);
});

test('git provides dates and edit links for pages, sitemap and structured data', {
  skip,
}, async () => {
  const page = (rest: string) => `---\ntitle: A\n${rest}---\n\nText.\n`;
  const first = {
    'site/docs.json': docs({footer: {lastUpdated: true}, navigation: {pages: ['index', 'a', 'b']}}),
    'site/index.mdx': page(''),
    'site/a.mdx': page(''),
    'site/b.mdx': page('lastUpdated: "2023-05-01"\neditUrl: https://wiki.example/b\n'),
  };
  repository(join(top, 'kept'), [first, {'site/a.mdx': page('icon: star\n')}], 'https://t:oken@github.com/o/r.git');
  const {answer, out} = await prerender('kept/site', {siteUrl: 'https://docs.example.com/'});
  assert.equal(answer, 0);
  const read = (path: string) => readFileSync(join(out, path), 'utf8');
  const meta = (path: string) =>
    /<div class="page-meta">.*?<\/div>/.exec(read(path))?.[0].replace(/<svg.*?<\/svg>/g, '');
  const edit = (href: string) =>
    `<a class="edit-link" href="${href}" target="_blank" rel="noopener">Edit this page</a>`;
  const changed = (day: string) =>
    `<span class="last-updated">Last updated <time datetime="${day}">${day}</time></span>`;
  const host = 'https://github.com/o/r/edit/feature/docs/site';
  assert.deepEqual(
    ['index.html', 'a/index.html', 'b/index.html'].map(meta),
    [
      edit(`${host}/index.mdx`) + changed('2024-03-01'),
      edit(`${host}/a.mdx`) + changed('2024-03-02'),
      edit('https://wiki.example/b') + changed('2023-05-01'),
    ].map(inside => `<div class="page-meta">${inside}</div>`),
  );
  assert.deepEqual(read('sitemap.xml').match(/<lastmod>[^<]*/g), [
    '<lastmod>2024-03-01',
    '<lastmod>2024-03-02',
    '<lastmod>2023-05-01',
  ]);
  assert.match(read('a/index.html'), /"dateModified":"2024-03-02T10:00:00\.000Z"/);
  assert.equal(/oken/.test(read('a/index.html')), false);
});

test('a shallow history is reported if pages show dates', {skip}, async () => {
  repository(join(top, 'deep'), [
    {'docs.json': docs({footer: {lastUpdated: true}, navigation: {pages: ['index']}}), 'index.mdx': '# A'},
    {'index.mdx': '# B'},
  ]);
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${join(top, 'deep')}`, join(top, 'cut')]);
  const {text} = await prerender('cut', {siteUrl: 'https://docs.example.com/'});
  assert.match(
    text,
    /^This clone has no complete Git history, so pages show no date\.\nFix: Fetch the whole history: .* fetch-depth: 0 in actions\/checkout\.\n/,
  );
});

test('the site has pages, their files and project files, and nothing else', {skip}, async () => {
  const {answer, out, text} = await prerender('plain', {siteUrl: 'https://docs.example.com/x'});
  assert.deepEqual([answer, text], [0, `3 pages in ${out}.`]);
  const files = await listFilesBelow(out);
  for (const path of [
    'index.html',
    'guide/a/index.html',
    'guide/a.md',
    '404.html',
    'sitemap.xml',
    'images/x.svg',
    'files/data.json',
    '_lectern/oauth.html',
    `_lectern/icons/lucide/${COMMON_PACK}.js`,
  ])
    assert.equal(files.includes(path), true, path);
  assert.deepEqual(
    files.filter(path => /\.mdx$|snippets|package\.json|\.env/.test(path)),
    [],
  );
  assert.deepEqual(await broken(out), []);
  const home = readFileSync(join(out, 'index.html'), 'utf8');
  assert.match(home, /<docs-icon[^>]*icon="rocket"[^>]*><svg /);
  assert.match(home, /<span class="hljs-keyword">const<\/span>/);
  const [sheet = ''] = files.filter(path => path.startsWith('_lectern/site-') && path.endsWith('.css'));
  assert.equal(sheet, `_lectern/site-${computeHash(readFileSync(join(out, sheet)))}.css`);
  assert.match(readFileSync(join(out, '404.html'), 'utf8'), /href="\/x\/_lectern\/site-/);
});

test('a page links the icon from docs.json, the project, or a generated one', {
  skip,
}, async () => {
  const icons = async (files: Readonly<Record<string, string>>, settings: object) => {
    for (const [path, text] of Object.entries(files)) write(`icons/${path}`, text);
    write('icons/docs.json', docs({navigation: {pages: ['index', 'guide/a']}, ...settings}));
    const {out} = await prerender('icons');
    assert.deepEqual(await broken(out), []);
    return ['index.html', 'guide/a/index.html', '404.html'].map(path =>
      [...readFileSync(join(out, path), 'utf8').matchAll(/<link rel="icon" [^>]*>/g)].map(([tag]) =>
        tag.replace(/ data-lectern|-[\da-f]{8}/g, ''),
      ),
    );
  };
  const link = (href: string, more = '') => `<link rel="icon" href="${href}"${more}>`;
  assert.deepEqual(await icons({'index.mdx': '# Home', 'guide/a.mdx': '# A'}, {}), [
    [link('_lectern/favicon.svg')],
    [link('../../_lectern/favicon.svg')],
    [link('/_lectern/favicon.svg')],
  ]);
  assert.deepEqual(await icons({'favicon.ico': 'x'}, {}), [
    [link('favicon.ico')],
    [link('../../favicon.ico')],
    [link('/favicon.ico')],
  ]);
  const [light, dark] = ['light', 'dark'].map(mode => ` media="(prefers-color-scheme: ${mode})"`);
  assert.deepEqual(
    await icons({'i/l.svg': '<svg/>', 'i/d.svg': '<svg/>'}, {favicon: {light: '/i/l.svg', dark: '/i/d.svg'}}),
    ['./', '../../', '/'].map(base => [link(`${base}i/l.svg`, light), link(`${base}i/d.svg`, dark)]),
  );
});

test('two runs write identical bytes', {skip}, async () => {
  const read = async (out: string) =>
    [...(await listFilesBelow(out))].sort().map(path => `${path} ${computeHash(readFileSync(join(out, path)))}`);
  const one = await prerender('plain', {out: join(top, 'one')});
  const two = await prerender('plain', {out: join(top, 'two')});
  assert.deepEqual(await read(one.out), await read(two.out));
});

test('a portable copy links to files, and loads no module', {skip}, async () => {
  const {out} = await prerender('plain', {isPortable: true, out: join(top, 'portable')});
  assert.deepEqual(await broken(out), []);
  const html = readFileSync(join(out, 'guide/b/index.html'), 'utf8');
  assert.match(html, /href="\.\.\/\.\.\/guide\/a\/index\.html"/);
  assert.deepEqual(html.match(/<script [^>]*src="[^"]*"/g)?.length, 1);
  assert.deepEqual(
    (await listFilesBelow(out)).filter(path => /^_lectern\/.*\.js$/.test(path) && !/\/mode-\w+\.js$/.test(path)),
    [],
  );
});

test('the named or detected host gets its files', {skip}, async () => {
  const named = await prerender('plain', {host: 'vercel', out: join(top, 'vercel')});
  assert.match(named.text, /3 pages in .* for Vercel\.$/);
  assert.match(readFileSync(join(named.out, 'vercel.json'), 'utf8'), /"\/old\{/);
  write(
    'netlify/docs.json',
    docs({navigation: {pages: ['index', 'sdk/index']}, redirects: [{source: '/old', destination: '/'}]}),
  );
  write('netlify/index.mdx', '[SDK](/sdk)');
  write('netlify/sdk/index.mdx', 'SDK.');
  write('netlify/netlify.toml', '');
  const found = await prerender('netlify');
  // The folder of an index page redirects to the page. Our own links lead directly to the page.
  assert.match(readFileSync(join(found.out, '_redirects'), 'utf8'), /^\/old .*^\/sdk \/sdk\/index /ms);
  assert.match(readFileSync(join(found.out, 'index.html'), 'utf8'), /href="\.\/sdk\/index\/"[^>]*>SDK</);
  const {redirects} = JSON.parse(readFileSync(join(found.out, '_lectern/site.json'), 'utf8')) as SiteData;
  assert.deepEqual(redirects.at(-1), {source: '/sdk', destination: '/sdk/index', permanent: false});
});

test('a failed start is explained, and writes nothing', {skip}, async () => {
  const absent = join(top, 'absent');
  const cases: readonly (readonly [string, Partial<PrerenderCommand>, RegExp])[] = [
    ['absent', {}, /^The folder ".*absent" does not exist\.\nFix: /],
    ['plain', {out: join(top, 'plain')}, /is the project folder, or contains it\.\nFix: Choose another folder/],
    ['plain', {out: top}, /is the project folder, or contains it\./],
    ['plain', {siteUrl: 'javascript:x'}, /^javascript:x is not the URL of a site\.\nFix: Pass a URL such as https:/],
  ];
  for (const [folder, options, why] of cases) {
    const out = options.out ?? `${absent}-${folder}`;
    const {answer} = await prerender(folder, {...options, out});
    assert.match(String(answer), why, folder);
    if (!options.out) assert.equal(existsSync(out), false, folder);
  }
  assert.equal(existsSync(join(top, 'plain/docs.json')), true);
});

test('blocking errors write nothing, and exit with 1 like the check', {
  skip,
}, async () => {
  write('strict/docs.json', docs({navigation: {pages: ['index']}}));
  write('strict/index.mdx', '[x](/nowhere)');
  write('nameless/docs.json', '{"navigation": {"pages": ["index"]}}');
  write('pathless/docs.json', '{"name": "Acme"}');
  write('broken/docs.json', '{"name": ');
  const cases: readonly (readonly [string, Partial<PrerenderCommand>, RegExp])[] = [
    ['strict', {strict: true}, /^The project has 1 error, so the command wrote nothing\.\nFix: Run lectern check/],
    ['nameless', {}, /^docs\.json:1:1 {2}error {2}config-required\n.*"name"/],
    ['pathless', {}, /^docs\.json:1:1 {2}error {2}config-required\n.*"navigation"/],
    ['broken', {}, /^docs\.json:1:\d+ {2}error {2}config-syntax\n/],
  ];
  for (const [folder, options, why] of cases) {
    const {answer, out, text} = await prerender(folder, options);
    assert.equal(answer, 1, folder);
    assert.match(text, why, folder);
    assert.equal(existsSync(out), false, folder);
  }
});

test('output inside the project is not part of the next run', {skip}, async () => {
  write('inside/docs.json', docs({navigation: {pages: ['index']}}));
  write('inside/index.mdx', 'Home.');
  const out = join(top, 'inside/public');
  await prerender('inside', {out});
  const first = (await listFilesBelow(out)).length;
  await prerender('inside', {out});
  assert.equal((await listFilesBelow(out)).length, first);
});

test('the old folder stays until the new one is complete, even after an interruption', async () => {
  const target = join(top, 'atomic');
  write('atomic/old.txt', 'old');
  write('atomic/_lectern/written.json', formatRecord(['old.txt', '_lectern/written.json']));
  const folder = new OutputFolder(target);
  folder.open();
  folder.write('a/b.txt', 'new');
  assert.deepEqual(readdirSync(target), ['_lectern', 'old.txt']);
  folder.finish();
  assert.deepEqual([...(await listFilesBelow(target))].sort(), ['_lectern/written.json', 'a/b.txt']);
  assert.equal(
    buildNeighborPaths(target).some(path => existsSync(path)),
    false,
  );
  // Interrupts the run between the two steps of the exchange.
  rmSync(target, {recursive: true});
  write('.atomic.lectern-old/kept.txt', 'kept');
  const again = new OutputFolder(target);
  again.open();
  assert.deepEqual(readdirSync(target), ['kept.txt']);
  again.drop();
  assert.deepEqual(readdirSync(target), ['kept.txt']);
});

test('a killed process leaves the old or new site, and foreign files', {skip}, async () => {
  write('killed/docs.json', docs({navigation: {pages: Array.from({length: 120}, (_, at) => `p${at}`)}}));
  for (let at = 0; at < 120; at++) write(`killed/p${at}.mdx`, `# P${at}\n\nText of version one.\n`);
  const {out} = await prerender('killed');
  const foreign = new Map([
    ['.git/config', 'settings'],
    ['.git/objects/ab/cd', 'object'],
    ['CNAME', 'docs.acme.dev'],
    ['p3/notes.txt', 'mine'],
  ]);
  for (const [path, text] of foreign) write(`killed-out/${path}`, text);
  mkdirSync(join(out, 'empty'));
  const old = (await listFilesBelow(out)).length;
  for (let at = 0; at < 120; at++) write(`killed/p${at}.mdx`, `# P${at}\n\nText of version two.\n`);
  for (const milliseconds of [150, 300, 450, 600, 750]) {
    const child = spawn(process.execPath, [cli, 'prerender', join(top, 'killed'), '--out', out]);
    await Promise.race([wait(milliseconds), once(child, 'close')]);
    child.kill('SIGKILL');
    await wait(20);
    const pages = (await listFilesBelow(out)).filter(path => /^p\d+\.md$/.test(path));
    assert.equal(pages.length, 120);
    const versions = new Set(pages.map(path => /version (\w+)/.exec(readFileSync(join(out, path), 'utf8'))?.[1]));
    assert.equal(versions.size, 1, `${milliseconds} ms`);
    for (const [path, text] of foreign) assert.equal(readFileSync(join(out, path), 'utf8'), text, path);
  }
  await prerender('killed');
  assert.equal((await listFilesBelow(out)).length, old);
  for (const [path, text] of foreign) assert.equal(readFileSync(join(out, path), 'utf8'), text, path);
  assert.equal(existsSync(join(out, 'empty')), true);
});

test('errors are counted like in the check, and page errors fail by default', {skip}, () => {
  write('faulty/docs.json', docs({navigation: {pages: ['index']}, api: {openapi: 'api.json'}}));
  write('faulty/api.json', '{"openapi": ');
  write('faulty/index.mdx', '---\ntitle: Home\nopenapi: GET /a\n---\n\nText.');
  write('linked/docs.json', docs({navigation: {pages: ['index', 'gone']}}));
  write('linked/index.mdx', '# Home\n\n[Lost](/lost)\n\n<Unknown />');
  write('faultless/docs.json', docs({navigation: {pages: ['index']}}));
  write('faultless/index.mdx', '# Home\n\nText.');
  const cases: readonly (readonly [folder: string, options: readonly string[], code: number, last: RegExp])[] = [
    ['faulty', [], 1, /^1 page in .*: 1 error, 0 warnings\. Run \S.* check to see all\.$/],
    ['faulty', ['--keep-going'], 0, /^1 page in .*: 1 error, 0 warnings\. Run \S.* check to see all\.$/],
    ['linked', [], 0, /^1 page in .*: 2 errors, 1 warning\. Run \S.* check to see all\.$/],
    ['faultless', [], 0, /^1 page in [^,]*\.$/],
  ];
  for (const [folder, options, code, last] of cases) {
    const out = join(top, `${folder}-out`);
    const run = spawnSync(process.execPath, [cli, 'prerender', join(top, folder), '--out', out, ...options], {
      encoding: 'utf8',
    });
    assert.equal(run.status, code, run.stderr);
    assert.match(run.stdout.trimEnd(), last);
    assert.equal(existsSync(join(out, 'index.html')), true);
    const check = spawnSync(process.execPath, [cli, 'check', join(top, folder)], {encoding: 'utf8'});
    const [, counts] = /: (\d+ errors?, \d+ warnings?)/.exec(run.stdout) ?? [];
    assert.ok(check.stdout.includes(counts ?? '0 errors, 0 warnings'), check.stdout);
  }
});
