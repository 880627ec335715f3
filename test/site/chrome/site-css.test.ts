import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  computeContrast,
  findReadableColor,
  mixColors,
  parseHex,
  type Rgb,
  toHexColor,
} from '../../../src/site/chrome/compute-contrast.js';
import {writeSiteCss} from '../../../src/site/chrome/site-css.js';
import {buildSiteCss} from '../../../src/site/site.js';
import {siteOf} from './site.js';

/** Returns the tokens of a mode from a style sheet. */
function tokens(css: string, mode: 'light' | 'dark'): ReadonlyMap<string, string> {
  const rule = mode === 'light' ? /:root\{([^}]*)\}/ : /:root\[data-mode=dark\]\{([^}]*)\}/;
  return new Map((rule.exec(css)?.[1] ?? '').split(';').map(each => each.split(':') as [string, string]));
}

// Surfaces below text in the brand color: the page, raised surfaces, and the tint.
const grounds = {light: ['#ffffff', '#f6f7f9'], dark: ['#0e1014', '#1c1f26']} as const;

function check(primary: string, css: string): void {
  for (const mode of ['light', 'dark'] as const) {
    const found = tokens(css, mode);
    const color = (name: string) => parseHex(found.get(`--docs-${name}`) ?? '') as Rgb;
    for (const ground of [...grounds[mode], found.get('--docs-brand-surface') as string]) {
      const ratio = computeContrast(color('brand-text'), parseHex(ground) as Rgb);
      assert.ok(ratio >= 4.5, `${primary} ${mode}: brand-text on ${ground} is ${ratio}`);
    }
    for (const ground of grounds[mode]) {
      const ratio = computeContrast(color('focus'), parseHex(ground) as Rgb);
      assert.ok(ratio >= 3, `${primary} ${mode}: focus on ${ground} is ${ratio}`);
    }
    const ratio = computeContrast(color('on-brand'), color('brand'));
    assert.ok(ratio >= 4.5, `${primary} ${mode}: on-brand is ${ratio}`);
  }
}

/** Returns seeded random colors. */
function colors(count: number): string[] {
  let seed = 42;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * 256);
  };
  return Array.from({length: count}, () => toHexColor([next(), next(), next()]));
}

const plain = {colors: {background: {}}, background: {color: {}}, fonts: {}, theme: 'theme_1'} as const;

for (const primary of ['#ffff00', '#ff0', '#000080', '#ffffff', '#000000', '#808080', '#ff000080'])
  test(`text and controls in ${primary} are readable in both modes`, () => {
    const config = {...plain, colors: {primary, background: {}}};
    check(
      primary,
      writeSiteCss(config, path => path),
    );
  });

const fills: readonly (readonly [primary: string, light: string, dark: string])[] = [
  // Yellow remains yellow below dark text. Red and navy remain below white text.
  ['#ffd400', '#ffd400 under #0d1117', '#ffd400 under #0d1117'],
  ['#d7263d', '#d7263d under #ffffff', '#d7263d under #ffffff'],
  ['#0a1f44', '#0a1f44 under #ffffff', '#5d6b84 under #ffffff'],
  // A mid tone is darkened by the smallest step below white text. A color with little contrast to white has dark text.
  ['#00aa55', '#008844 under #ffffff', '#008844 under #ffffff'],
  ['#f97316', '#f97316 under #0d1117', '#f97316 under #0d1117'],
];

for (const [primary, ...expected] of fills)
  test(`a button in ${primary} keeps its color if it stands out from the page`, () => {
    const css = writeSiteCss({...plain, colors: {primary, background: {}}}, path => path);
    const found = (['light', 'dark'] as const).map(mode => {
      const values = tokens(css, mode);
      return `${values.get('--docs-brand')} under ${values.get('--docs-on-brand')}`;
    });
    assert.deepEqual(found, expected);
  });

test('text and controls in any of 200 colors are readable in both modes', () => {
  for (const primary of colors(200))
    check(
      primary,
      writeSiteCss({...plain, colors: {primary, background: {}}}, path => path),
    );
});

test('brand text is readable on any page color of the author', () => {
  const pages = colors(40);
  colors(40).forEach((primary, at) => {
    const page = pages[(at * 7) % 40] as string;
    const light = toHexColor(mixColors(parseHex(page) as Rgb, [255, 255, 255], 0.8));
    const dark = toHexColor(mixColors(parseHex(page) as Rgb, [0, 0, 0], 0.8));
    const css = writeSiteCss({...plain, colors: {primary, background: {light, dark}}}, path => path);
    for (const [mode, ground] of [
      ['light', light],
      ['dark', dark],
    ] as const) {
      const text = parseHex(tokens(css, mode).get('--docs-brand-text') ?? '') as Rgb;
      assert.ok(computeContrast(text, parseHex(ground) as Rgb) >= 4.5, `${primary} on ${ground}`);
    }
  });
});

test("an invalid color is replaced by the theme's color", () => {
  const css = writeSiteCss({...plain, colors: {primary: 'red;}', background: {}}}, path => path);
  assert.equal(
    css,
    writeSiteCss({...plain, colors: {primary: '#2563eb', background: {}}}, path => path),
  );
});

test('docs.json values cannot escape from their place in the style sheet', async () => {
  const bad = '"}body{background:url(//canary.invalid)}';
  const css = buildSiteCss(
    await siteOf({
      colors: {primary: '#fff', anchors: bad},
      background: {image: `/a.png${bad}`, color: {light: bad}},
      fonts: {body: {family: bad, weight: bad, source: bad}, heading: {family: bad}},
    }),
  );
  // Outside quoted strings, no rule and no URL remains.
  assert.doesNotMatch(css.replace(/"[^"]*"/g, '""'), /canary|body\s*\{/);
});

test('an image is a URL of the site', async () => {
  const css = buildSiteCss(await siteOf({background: {image: '/a b.png'}}));
  assert.match(css, /--docs-background-image:url\("\/docs\/a%20b\.png"\)/);
});

test('colors have 3, 6 or 8 digits', () => {
  assert.deepEqual(parseHex('#0fF'), [0, 255, 255]);
  assert.deepEqual(parseHex('#010203'), [1, 2, 3]);
  assert.deepEqual(parseHex('#01020380'), [1, 2, 3]);
  for (const text of ['', '#ff', 'red', '#12345', '#gggggg']) assert.equal(parseHex(text), undefined);
  assert.equal(toHexColor([1.4, 2.6, 255]), '#0103ff');
});

test('contrast is between 1 and 21, in either order', () => {
  assert.equal(computeContrast([0, 0, 0], [255, 255, 255]), 21);
  assert.equal(computeContrast([255, 255, 255], [0, 0, 0]), 21);
  assert.equal(computeContrast([9, 9, 9], [9, 9, 9]), 1);
});

test('a readable color is unchanged', () => {
  assert.deepEqual(findReadableColor([0, 0, 128], [[255, 255, 255]], 4.5), [0, 0, 128]);
});

test('colors.dark is readable as text and background in both modes', () => {
  for (const dark of ['#0a7a3c', '#ffff00', '#000000', '#ffffff', ...colors(40)]) {
    const css = writeSiteCss({...plain, colors: {primary: '#2563eb', dark, background: {}}}, path => path);
    for (const mode of ['light', 'dark'] as const) {
      const color = (name: string) => parseHex(tokens(css, mode).get(`--docs-${name}`) ?? '') as Rgb;
      for (const ground of [...grounds[mode].map(each => parseHex(each) as Rgb), color('active-surface')])
        assert.ok(computeContrast(color('active-text'), ground) >= 4.5, `${dark} ${mode} on ${ground}`);
      assert.ok(computeContrast(color('on-brand-hover'), color('brand-hover')) >= 4.5, `${dark} ${mode}`);
    }
  }
  const without = writeSiteCss({...plain, colors: {primary: '#2563eb', background: {}}}, path => path);
  assert.equal(tokens(without, 'light').has('--docs-active-text'), false);
});

test('dark mode uses colors.light if colors.dark would be unreadable', () => {
  const active = (dark: string, mode: 'light' | 'dark') =>
    tokens(
      writeSiteCss({...plain, colors: {primary: '#161617', light: '#fcfcfc', dark, background: {}}}, path => path),
      mode,
    ).get('--docs-active-text');
  assert.deepEqual(
    [active('#161617', 'light'), active('#161617', 'dark'), active('#2dd4bf', 'dark')],
    ['#161617', '#fcfcfc', '#2dd4bf'],
  );
});

test('hover colors keep their contrast if docs.json sets none', () => {
  for (const primary of colors(60)) {
    const css = writeSiteCss({...plain, colors: {primary, background: {}}}, path => path);
    for (const mode of ['light', 'dark'] as const) {
      const found = tokens(css, mode);
      const color = (name: string) => parseHex(found.get(`--docs-${name}`) ?? '') as Rgb;
      assert.ok(computeContrast(color('on-brand'), color('brand-hover')) >= 4.5, `${primary} ${mode}`);
    }
  }
});

test('anchor icons on a gradient are white or black, by the better worst contrast', () => {
  const on = (from: string, to: string) =>
    tokens(
      writeSiteCss({...plain, colors: {primary: '#2563eb', background: {}, anchors: {from, to}}}, path => path),
      'light',
    ).get('--docs-on-anchors');
  assert.equal(on('#7c3aed', '#be185d'), '#ffffff');
  assert.equal(on('#ffd400', '#fff59d'), '#0d1117');
});
