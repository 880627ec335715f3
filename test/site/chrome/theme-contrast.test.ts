import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import type {Theme} from '../../../src/config/config.js';
import {computeContrast, parseHex, type Rgb} from '../../../src/site/chrome/compute-contrast.js';
import {writeSiteCss} from '../../../src/site/chrome/site-css.js';

// Contrast of every text color on each of its surfaces: five themes, two modes, twelve brand colors.

const folder = join(import.meta.dirname, '../../../../elements/theme');
const themes: readonly Theme[] = ['theme_1', 'theme_2', 'theme_3', 'theme_4', 'theme_5'];
const brands = [
  '#4353ff',
  '#ffff00',
  '#ffd400',
  '#000080',
  '#d7263d',
  '#00b894',
  '#ff7a00',
  '#7c3aed',
  '#ffffff',
  '#000000',
  '#808080',
  '#16c2d5',
];

const tokenSheets = ['tokens', 'tones'];

type Mode = 'light' | 'dark';
type Tokens = Map<string, string>;

/** Returns the tokens of a style sheet in a mode. Tokens of the dark mode override those of both modes. */
function tokensOf(css: string, mode: Mode): Tokens {
  const found: Tokens = new Map();
  for (const [, selector = '', body = ''] of css.matchAll(/(:root[^{}]*)\{([^{}]*)/g)) {
    if (/\s\.|\[dir/.test(selector) || (/data-mode="?dark/.test(selector) && mode === 'light')) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--docs-([\w-]+):\s*([^;}]+)/g))
      found.set(name, value.trim());
  }
  return found;
}

function tokensFor(theme: Theme, primary: string, mode: Mode): (name: string) => Rgb {
  const read = (name: string) => readFileSync(join(folder, `${name}.css`), 'utf8');
  const own = theme === 'theme_1' ? '' : read(theme.replace('_', '-'));
  const brand = writeSiteCss(
    {colors: {primary, background: {}}, background: {color: {}}, fonts: {}, theme},
    path => path,
  );
  // A theme's rule has a higher specificity than a rule of the site.
  const all = new Map([
    ...tokenSheets.flatMap(name => [...tokensOf(read(name), mode)]),
    ...tokensOf(brand, mode),
    ...tokensOf(own, mode),
  ]);
  return name => {
    let value = all.get(name) ?? '';
    for (let alias = /^var\(--docs-([\w-]+)\)$/.exec(value); alias; alias = /^var\(--docs-([\w-]+)\)$/.exec(value))
      value = all.get(alias[1] ?? '') ?? '';
    const color = parseHex(value);
    assert.ok(color, `${theme} has no color ${name}, but "${value}"`);
    return color;
  };
}

const tones = ['info', 'tip', 'warning', 'danger', 'success'];
const methods = ['get', 'post', 'put', 'patch', 'delete', 'other'];
const code = ['text', 'comment', 'keyword', 'string', 'number', 'title', 'attribute', 'meta'];
const pairs: readonly (readonly [text: string, surface: string])[] = [
  ...['text-1', 'text-2', 'text-3', 'brand-text'].flatMap(text =>
    ['surface-0', 'surface-1', 'surface-2'].map(surface => [text, surface] as const),
  ),
  ['brand-text', 'brand-surface'],
  ['on-brand', 'brand'],
  ...tones.flatMap(tone => [[`${tone}-text`, `${tone}-surface`] as const, [`${tone}-text`, 'surface-0'] as const]),
  ...tones.map(tone => ['text-2', `${tone}-surface`] as const),
  ...methods.flatMap(method => [[method, 'surface-0'] as const, [method, 'surface-1'] as const]),
  ...code.map(kind => [`code-${kind}`, 'code-surface'] as const),
];

for (const theme of themes)
  test(`${theme}: texts have 4.5:1 contrast, and controls 3:1, in both modes with twelve brand colors`, () => {
    const low: string[] = [];
    for (const primary of brands)
      for (const mode of ['light', 'dark'] as const) {
        const color = tokensFor(theme, primary, mode);
        for (const [text, surface] of pairs) {
          const ratio = computeContrast(color(text), color(surface));
          if (ratio < 4.5) low.push(`${mode} ${primary}: ${text} on ${surface} is ${ratio.toFixed(2)}`);
        }
      }
    for (const mode of ['light', 'dark'] as const) {
      const color = tokensFor(theme, '#4353ff', mode);
      for (const surface of ['surface-0', 'surface-1']) {
        const ratio = computeContrast(color('border-control'), color(surface));
        if (ratio < 3) low.push(`${mode}: the border of controls on ${surface} is ${ratio.toFixed(2)}`);
      }
    }
    assert.deepEqual([...new Set(low)], []);
  });
