import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, test} from 'node:test';
import {gzipSync} from 'node:zlib';
import {createIconFinder, writeIconFiles} from '../shell/node/commands/prerender/icon-finder.js';
import {COMMON_PACK} from '../src/base/icon-pack.js';
import type {FindIcon, IconShapes} from '../src/prerender/draw-icon.js';

const root = join(import.meta.dirname, '../..');

const finders: Readonly<Record<string, FindIcon>> = {
  lucide: createIconFinder(join(root, 'dist'), 'lucide'),
  fontawesome: createIconFinder(join(root, 'dist'), 'fontawesome'),
};
const find = (library: string, name: string) => finders[library]?.(name);
function read(library: string, name: string): IconShapes {
  const icon = find(library, name);
  assert.ok(icon, `${library} has no ${name}`);
  return icon;
}

describe('icons', () => {
  test('every Lucide name shows its own icon, including former names', () => {
    const names = readdirSync(join(root, 'node_modules/lucide-static/icons')).map(file =>
      file.slice(0, -'.svg'.length),
    );
    assert.ok(names.includes('alert-triangle') && names.includes('triangle-alert'));
    const wrong = names.filter(name => {
      const icon = find('lucide', name);
      return !icon?.stroke || icon.shapes.length === 0;
    });
    assert.deepEqual(wrong, []);
    assert.deepEqual(read('lucide', 'alert-triangle'), read('lucide', 'triangle-alert'));
  });

  test('every name in Font Awesome’s free set shows its own icon', () => {
    const names = ['solid', 'brands'].flatMap(style =>
      readdirSync(join(root, 'node_modules/@fortawesome/fontawesome-free/svgs', style)).map(file =>
        file.slice(0, -'.svg'.length),
      ),
    );
    assert.ok(names.includes('cog') && names.includes('gear'));
    assert.deepEqual(
      names.filter(name => find('fontawesome', name)?.stroke !== false),
      [],
    );
  });

  test('Lucide shapes keep their drawing attributes', () => {
    assert.deepEqual(read('lucide', 'layout').shapes, [
      ['rect', {width: '18', height: '18', x: '3', y: '3', rx: '2'}],
      ['path', {d: 'M3 9h18'}],
      ['path', {d: 'M9 21V9'}],
    ]);
  });

  test('`bolt` is a lightning in both libraries, and Lucide’s own has another name', () => {
    assert.deepEqual(read('lucide', 'bolt'), read('lucide', 'zap'));
    assert.match(JSON.stringify(read('lucide', 'bolt-hexagon')), /circle/);
    assert.equal(read('fontawesome', 'bolt').stroke, false);
  });

  test('a missing name shows its library’s nearest icon, otherwise the other library’s', () => {
    assert.deepEqual(read('lucide', 'gear'), read('lucide', 'settings'));
    assert.deepEqual(read('fontawesome', 'settings'), read('fontawesome', 'gear'));
    assert.equal(read('lucide', 'python').stroke, false);
  });

  test('names of paid sets and of Tabler show the site library’s nearest icon', () => {
    assert.deepEqual(read('lucide', 'books'), read('lucide', 'library'));
    assert.deepEqual(read('lucide', 'user-hair-long'), read('lucide', 'user'));
    assert.equal(read('fontawesome', 'user-hair-long').stroke, false);
    assert.deepEqual(read('lucide', 'device-laptop'), read('lucide', 'laptop'));
    assert.deepEqual(read('lucide', 'brand-github'), read('lucide', 'github'));
    assert.deepEqual(read('lucide', 'star-filled'), read('lucide', 'star'));
    const table = readFileSync(join(root, 'scripts/nearest-icons.txt'), 'utf8').trim().split('\n');
    assert.ok(table.length > 6000);
    const lost = table.map(line => line.split(':')[0] as string).filter(name => !find('lucide', name));
    assert.deepEqual(lost, []);
  });

  test('icon files are small, because each loads for a single icon', () => {
    const large = ['lucide', 'fontawesome'].flatMap(library => {
      const folder = join(root, 'dist/icons', library);
      return readdirSync(folder)
        .map(file => [`${library}/${file}`, gzipSync(readFileSync(join(folder, file))).length] as const)
        .filter(([file, size]) => size > (file.endsWith(`/${COMMON_PACK}.js`) ? 12 : 10) * 1024);
    });
    assert.deepEqual(large, []);
  });

  test('a prerendered site contains and finds only its own icons', async () => {
    const files = writeIconFiles(['house', 'python', 'nosuch'], 'lucide', finders.lucide as FindIcon);
    assert.deepEqual([...files.keys()], [`icons/lucide/${COMMON_PACK}.js`]);
    const [pack = ''] = files.values();
    const module = await import(`data:text/javascript,${encodeURIComponent(pack)}`);
    assert.deepEqual(module.default, {house: read('lucide', 'house'), python: read('fontawesome', 'python')});
  });
});
