import assert from 'node:assert/strict';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {realpath} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {inflateSync} from 'node:zlib';
import {OutputFolder} from '../../../../../shell/node/commands/prerender/output-folder.js';
import {runPrerender} from '../../../../../shell/node/commands/prerender/prerender-command.js';
import {ThumbnailWorkerPool} from '../../../../../shell/node/commands/prerender/thumbnails/drawing-threads.js';
import {encodePng, readPngNote} from '../../../../../shell/node/commands/prerender/thumbnails/png.js';
import {Thumbnails} from '../../../../../shell/node/commands/prerender/thumbnails/thumbnails.js';
import {openNodeProject} from '../../../../../shell/node/files/project-files.js';
import {openProject} from '../../../../../src/prerender/open-project.js';

const dist = join(import.meta.dirname, '../../../../../../dist');
const skip = existsSync(join(dist, 'node/thumbnail-worker.js')) ? false : 'dist is not built';
const top = mkdtempSync(join(tmpdir(), 'thumbnails-'));
after(() => rmSync(top, {recursive: true}));

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(join(top, path, '..'), {recursive: true});
  writeFileSync(join(top, path), content);
}

const docs = (rest: object) => JSON.stringify({name: 'Acme', navigation: {pages: ['index', 'guide/a']}, ...rest});
const page = (slug: string, title: string) => ({
  file: `${slug}.mdx`,
  path: `_lectern/thumbnails/${slug}.png`,
  text: {site: 'Acme', host: 'docs.acme.dev', title},
});

/** Renders the preview pictures of a project, like the command. */
async function draw(docsJson: object, titles: Readonly<Record<string, string>> = {index: 'Home'}, out = 'out') {
  write('project/docs.json', docs(docsJson));
  const root = await realpath(join(top, 'project'));
  const project = await openProject(openNodeProject(root), async path => ({path, missing: 'absent'}));
  const folder = new OutputFolder(join(top, out));
  await folder.open();
  await using thumbnails = new Thumbnails(project, {dist, root, last: join(top, out), out: folder});
  for (const [slug, title] of Object.entries(titles)) thumbnails.draw(page(slug, title));
  const told: string[] = [];
  const {problems, ...counts} = await thumbnails.finish((done, all) => told.push(`${done} of ${all}`));
  assert.equal(told.at(-1), `${told.length} of ${Object.keys(titles).length}`);
  await folder.finish();
  const read = (slug: string) => readFileSync(join(top, out, `_lectern/thumbnails/${slug}.png`));
  return {...counts, read, problems: problems.map(({code, message, place}) => `${place.file} ${code}: ${message}`)};
}

/** Returns the first three values of a pixel. Rows are stored as differences. */
function pixel(png: Buffer, x: number, y: number): readonly number[] {
  const begin = png.indexOf('IDAT');
  const rows = inflateSync(png.subarray(begin + 4, begin + 4 + png.readUInt32BE(begin - 4)));
  const at = (row: number, part: number) => rows[row * 3601 + 1 + 3 * x + part] as number;
  return [0, 1, 2].map(part => Array.from({length: y + 1}, (_, row) => at(row, part)).reduce((a, b) => a + b, 0) & 255);
}

test('a PNG contains its pixels and a readable note', async () => {
  const png = encodePng({
    width: 1,
    height: 2,
    pixels: Uint8Array.of(1, 2, 3, 255, 0, 2, 9, 255),
    note: 'abc',
  });
  assert.equal(
    png.toString('hex'),
    `89504e470d0a1a0a0000000d494844520000000100000002080200000016e321700000000a74455874536f7572636500616263ad3f5a73${png.subarray(png.indexOf('IDAT') - 4).toString('hex')}`,
  );
  const begin = png.indexOf('IDAT');
  assert.deepEqual([...inflateSync(png.subarray(begin + 4, -16))], [2, 1, 2, 3, 2, 255, 0, 6]);
  write('note.png', png);
  write('other.png', Buffer.concat([png.subarray(0, 33), png.subarray(png.indexOf('IDAT') - 4)]));
  write('empty.png', '');
  assert.deepEqual(
    await Promise.all(['note.png', 'other.png', 'empty.png', 'none.png'].map(name => readPngNote(join(top, name)))),
    ['abc', undefined, undefined, undefined],
  );
});

test("pictures have the networks' size, are repeatable, and render once", {skip}, async () => {
  const titles = {index: 'Home', 'guide/a': 'A'};
  const first = await draw({}, titles);
  const [home, other] = [first.read('index'), first.read('guide/a')];
  assert.deepEqual([home.readUInt32BE(16), home.readUInt32BE(20)], [1200, 630]);
  assert.deepEqual([first.drawn, first.kept, first.problems], [2, 0, []]);
  const again = await draw({}, titles);
  assert.deepEqual([again.drawn, again.kept], [0, 2]);
  assert.deepEqual([again.read('index').equals(home), again.read('guide/a').equals(other)], [true, true]);
  const elsewhere = await draw({}, titles, 'fresh');
  assert.deepEqual([elsewhere.drawn, elsewhere.read('index').equals(home)], [2, true]);
  const renamed = await draw({}, {...titles, index: 'Start'});
  assert.deepEqual([renamed.drawn, renamed.kept], [1, 1]);
  const recolored = await draw({colors: {primary: '#ff0000'}}, titles);
  assert.deepEqual([recolored.drawn, recolored.kept], [2, 0]);
});

test('a color fills the background, an image covers it, and a logo is on top', {skip}, async () => {
  const color = await draw({thumbnails: {background: '#123456'}});
  assert.deepEqual(pixel(color.read('index'), 1190, 10), [0x12, 0x34, 0x56]);
  write(
    'project/b.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><rect width="2" height="1" fill="#203040"/></svg>',
  );
  write(
    'project/l.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="#ff0000"/></svg>',
  );
  const covered = await draw({thumbnails: {background: '/b.svg'}, logo: '/l.svg'});
  assert.deepEqual(covered.problems, []);
  assert.deepEqual(pixel(covered.read('index'), 1190, 10), [0x20, 0x30, 0x40]);
  assert.deepEqual(pixel(covered.read('index'), 100, 90), [255, 0, 0]);
});

test('characters missing in the font are reported once', {skip}, async () => {
  const {problems} = await draw({}, {index: '开始', 'guide/a': '指南', b: 'Fine', c: '参考'});
  assert.deepEqual(problems, [
    'index.mdx thumbnail-letters: The link previews of "开始" and 2 more pages show the name of the site: their font has only Latin, Greek, and Cyrillic letters.',
  ]);
});

test('security C1, B3, B6: an invalid background is reported and replaced', {
  skip,
}, async () => {
  const designed = (await draw({}, {index: 'Home'}, 'designed')).read('index');
  const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`;
  const uses = Array.from({length: 10}, (_, at) => `<g id="u${at + 1}">${`<use href="#u${at}"/>`.repeat(10)}</g>`);
  write('secret.png', 'secret');
  write('project/bomb.svg', svg(`<defs><rect id="u0" width="1" height="1"/>${uses.join('')}</defs><use href="#u10"/>`));
  write(
    'project/outer.svg',
    svg(
      '<image href="../secret.png" width="9" height="9"/><image href="http://127.0.0.1:1/x.png" width="9" height="9"/>',
    ),
  );
  write(
    'project/entity.svg',
    `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(99)}"><!ENTITY b "${'&a;'.repeat(999)}"><!ENTITY c "${'&b;'.repeat(999)}">]>${svg('<text>&c;</text>')}`,
  );
  write('project/text.png', 'no picture');
  write('project/huge.png', Buffer.from('89504e470d0a1a0a0000000d4948445200004e2000004e200802000000', 'hex'));
  write('project/cut.png', Buffer.from('89504e470d0a1a0a0000000d49484452000004b0000002760802000000', 'hex'));
  symlinkSync(join(top, 'secret.png'), join(top, 'project/link.png'));
  const cases = {
    '/none.png': 'the file does not exist',
    '../secret.png': 'the file does not exist',
    '/link.png': 'the file does not exist',
    'https://a.example/x.png': 'it is on another host',
    'file:///etc/hostname': 'it is on another host',
    '//a.example/x.png': 'it is on another host',
    '/%zz.png': 'the file does not exist',
    reddish: 'it is neither a color nor a file',
    '/text.png': 'it is not a PNG, JPEG, GIF or SVG file',
    '/huge.png': 'it has 20000 × 20000 pixels, more than 40 million',
    '/cut.png': 'Lectern cannot draw it',
    '/bomb.svg': 'Lectern cannot draw it',
    '/entity.svg': 'Lectern cannot draw it',
    '/outer.svg': 'Lectern cannot draw it',
  };
  for (const [background, why] of Object.entries(cases)) {
    const {problems, read} = await draw({thumbnails: {background}});
    assert.deepEqual(
      problems,
      [
        `docs.json thumbnail-background: thumbnails.background is "${background}": ${why}. Link previews use the colors of the site.`,
      ],
      background,
    );
    assert.equal(read('index').equals(designed), true, background);
  }
});

test('a slow rendering is stopped, and the next one continues', {skip}, async () => {
  const wasm = fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'));
  const files = {wasm, fonts: [], family: 'Inter'};
  const threads = new ThumbnailWorkerPool({script: join(dist, 'node/thumbnail-worker.js'), files, timeoutMs: 1500});
  const svg = (inside: string, size: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${inside}</svg>`;
  const noise = '<filter id="f" width="100%" height="100%"><feTurbulence numOctaves="99999"/></filter>';
  try {
    const [slow, next] = await Promise.all([
      threads.draw({svg: svg(`${noise}<rect width="4000" height="4000" filter="url(#f)"/>`, 4000)}),
      threads.draw({svg: svg('<rect width="1" height="1"/>', 1)}),
    ]);
    assert.deepEqual(slow, {failed: 'it takes longer than 1.5 seconds'});
    assert.deepEqual(next, {bytes: Uint8Array.of(0, 0, 0, 255)});
  } finally {
    await threads.close();
  }
});

test('a failed picture is reported, and the others are written', {skip}, async () => {
  write('project/docs.json', docs({}));
  const root = await realpath(join(top, 'project'));
  const project = await openProject(openNodeProject(root), async path => ({path, missing: 'absent'}));
  const written: string[] = [];
  const out = {
    copy: async () => {},
    write: async (path: string) => {
      if (path.includes('guide')) throw new TypeError('x is not a function');
      written.push(path);
    },
  };
  await using thumbnails = new Thumbnails(project, {dist, root, last: join(top, 'none'), out: out as never});
  for (const slug of ['guide/a', 'index']) thumbnails.draw(page(slug, slug));
  const {drawn, problems} = await thumbnails.finish();
  assert.deepEqual([drawn, written], [2, ['_lectern/thumbnails/index.png']]);
  assert.deepEqual(
    problems.map(({code, place}) => `${code} ${place.file}`),
    ['file-failed _lectern/thumbnails/guide/a.png'],
  );
});

test('pictures need a known site URL, and only searchable pages have them', {skip}, async () => {
  write('site/docs.json', docs({navigation: {pages: ['index', 'guide/a', 'hidden', 'away', 'own']}}));
  write('site/index.mdx', '# Home');
  write('site/guide/a.mdx', '# A');
  write('site/hidden.mdx', '---\nnoindex: true\n---\nHidden');
  write('site/away.mdx', '---\nurl: https://elsewhere.example\n---\n');
  write('site/own.mdx', '---\n"og:image": https://elsewhere.example/x.png\n---\nOwn');
  const names = ['index', 'guide/a', 'hidden', 'away', 'own', '404'];
  const drawn = async (options: object) => {
    const out = join(top, 'site-out');
    const command = {
      folder: join(top, 'site'),
      out,
      isPortable: false,
      strict: false,
      thumbnails: true,
      version: '0.0.0',
    };
    assert.equal(await runPrerender({...command, ...options}, {out() {}, err() {}}), 0);
    const html = readFileSync(join(out, 'index.html'), 'utf8');
    return {
      files: names.filter(name => existsSync(join(out, `_lectern/thumbnails/${name}.png`))),
      image: /property="og:image" content="([^"]*)"/.exec(html)?.[1],
    };
  };
  const siteUrl = 'https://docs.acme.dev/x';
  assert.deepEqual(await drawn({siteUrl}), {
    files: ['index', 'guide/a'],
    image: 'https://docs.acme.dev/x/_lectern/thumbnails/index.png',
  });
  for (const options of [{}, {siteUrl, thumbnails: false}, {siteUrl, isPortable: true}])
    assert.deepEqual(await drawn(options), {files: [], image: undefined}, JSON.stringify(options));
});
