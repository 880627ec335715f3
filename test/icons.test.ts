import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, test} from 'node:test';

const root = join(import.meta.dirname, '../..');
const own = (library: string, name: string) => join(root, 'dist/icons', library, `${name}.json`);

interface Icon {
  readonly stroke: boolean;
  readonly shapes: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}
const read = (library: string, name: string) => JSON.parse(readFileSync(own(library, name), 'utf8')) as Icon;

describe('icons', () => {
  test('every name of Lucide shows its own icon, also the names that icons had before', () => {
    const names = readdirSync(join(root, 'node_modules/lucide-static/icons')).map(file =>
      file.slice(0, -'.svg'.length),
    );
    assert.ok(names.includes('alert-triangle') && names.includes('triangle-alert'));
    const wrong = names.filter(name => {
      if (!existsSync(own('lucide', name))) return true;
      const {stroke, shapes} = read('lucide', name);
      return !stroke || shapes.length === 0;
    });
    assert.deepEqual(wrong, []);
    assert.deepEqual(read('lucide', 'alert-triangle'), read('lucide', 'triangle-alert'));
  });

  test('every name of Font Awesome’s free set shows its own icon', () => {
    const names = ['solid', 'brands'].flatMap(style =>
      readdirSync(join(root, 'node_modules/@fortawesome/fontawesome-free/svgs', style)).map(file =>
        file.slice(0, -'.svg'.length),
      ),
    );
    assert.ok(names.includes('cog') && names.includes('gear'));
    assert.deepEqual(
      names.filter(name => !existsSync(own('fontawesome', name)) || read('fontawesome', name).stroke),
      [],
    );
  });

  test('shapes of Lucide keep what they are drawn from', () => {
    assert.deepEqual(read('lucide', 'layout').shapes, [
      ['rect', {width: '18', height: '18', x: '3', y: '3', rx: '2'}],
      ['path', {d: 'M3 9h18'}],
      ['path', {d: 'M9 21V9'}],
    ]);
  });

  test('a name that a library lacks shows the nearest icon of its own, else the other’s', () => {
    assert.deepEqual(read('lucide', 'gear'), read('lucide', 'settings'));
    assert.deepEqual(read('fontawesome', 'settings'), read('fontawesome', 'gear'));
    assert.equal(read('lucide', 'python').stroke, false);
  });
});
