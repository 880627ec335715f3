import assert from 'node:assert/strict';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {type RenderCommand, runRender} from '../../../../../shell/node/commands/render/render-command.js';
import {runCli} from '../../../../../shell/node/terminal/run-cli.js';
import {shopText} from '../../../../e2e/endpoint-page.js';
import {writeProject} from '../../../../e2e/site.js';

const endpoint = (spec: string) =>
  `<openapi-endpoint spec="${spec}" method="get" path="/orders/{id}"></openapi-endpoint>`;
const files = {
  'a.html': `<p>A</p>${endpoint('api/shop.json')}<docs-icon icon="star"></docs-icon>`,
  'deep/b c.html': `<p>B</p>${endpoint('../api/shop.json')}`,
  'plain.html': '<p>Nothing of ours.</p>',
  'broken.html': `<docs-note>a</docs-note>${endpoint('../../outside.json')}`,
  'api/shop.json': shopText,
};

async function rendered(
  command: Partial<RenderCommand> & Pick<RenderCommand, 'files'>,
  use: (found: {folder: string; code: number; said: string; read(path: string): string}) => void,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-render-'));
  try {
    writeProject(folder, files);
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line.replaceAll(folder, '.'));
    const given = {folder, styles: 'linked' as const, ...command};
    const inside = given.files.map(each => join(folder, each));
    const out = given.out === undefined ? {} : {out: join(folder, given.out)};
    const code = await runRender({...given, ...out, files: inside}, {out: say, err: say});
    use({folder, code, said: lines.join('\n'), read: path => readFileSync(join(folder, path), 'utf8')});
  } finally {
    rmSync(folder, {recursive: true});
  }
}

test('pages are rendered in place, with one shared style sheet', async () => {
  await rendered({files: ['a.html', 'deep/b c.html', 'plain.html']}, ({code, said, read}) => {
    assert.equal(said, './a.html\n./deep/b c.html\n./plain.html');
    assert.equal(code, 0);
    assert.match(read('a.html'), /<link rel="stylesheet" href="lectern-elements.css">.*Get an order.*<svg/s);
    assert.match(read('deep/b c.html'), /<link rel="stylesheet" href="..\/lectern-elements.css">.*Get an order/s);
    assert.equal(read('plain.html'), files['plain.html']);
    assert.match(read('lectern-elements.css'), /\.docs-foreign/);
  });
});

test('pages are written to another folder, with inline styles', async () => {
  await rendered({files: ['a.html'], out: 'site', styles: 'inline'}, ({folder, read}) => {
    assert.equal(read('a.html'), files['a.html']);
    assert.match(read('site/a.html'), /<style>@layer.*Get an order/s);
    assert.equal(existsSync(join(folder, 'site/lectern-elements.css')), false);
  });
});

test("the pages' URL makes element URLs absolute, and documents come from the folder", async () => {
  const more = {siteUrl: 'https://a.example/docs/', stylesheet: '/e.css'};
  await rendered({files: ['a.html'], ...more}, ({code, folder, read}) => {
    assert.equal(code, 0);
    assert.match(read('a.html'), /<link rel="stylesheet" href="\/e.css">.*Get an order/s);
    assert.equal(existsSync(join(folder, 'lectern-elements.css')), false);
  });
});

test('a document outside the folder is not read or mentioned', async () => {
  await rendered({files: ['broken.html']}, ({code, said, read}) => {
    assert.equal(code, 1);
    assert.equal(
      said,
      'broken.html: This page references the API document "outside.json", which does not exist.\nFix: Add the file, or correct the path of the document.\n./broken.html',
    );
    assert.match(read('broken.html'), /docs-foreign.*<openapi-endpoint [^>]*><\/openapi-endpoint>$/s);
  });
});

test('a missing page stops the command', async () => {
  await rendered({files: ['none.html']}, ({code, said}) => {
    assert.equal(code, 2);
    assert.equal(
      said,
      './none.html does not exist.\nFix: Pass an HTML file of this folder, such as lectern render page.html.',
    );
  });
});

const refused: readonly (readonly [args: readonly string[], said: string])[] = [
  [['render'], 'lectern render needs an HTML page.\nFix: Run lectern render page.html.'],
  [
    ['render', 'a.html', '--styles', 'none'],
    '--styles none is not an allowed value.\nFix: Pass --styles linked or --styles inline.',
  ],
  [
    ['render', 'a.html', '--site-url', 'docs'],
    '--site-url docs is not the URL of a folder.\nFix: Pass a URL such as --site-url https://docs.example.com/.',
  ],
];
for (const [args, said] of refused)
  test(`lectern ${args.join(' ')} names the missing argument`, async () => {
    const lines: string[] = [];
    assert.equal(await runCli(args, {out: () => {}, err: line => void lines.push(line)}), 2);
    assert.deepEqual(lines, [said]);
  });
