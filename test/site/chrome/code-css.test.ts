import assert from 'node:assert/strict';
import {test} from 'node:test';
import {paletteNames} from '../../../src/markdown/code/palettes.js';
import {writeCodeCss} from '../../../src/site/chrome/code-css.js';
import {computeContrast, parseHex, type Rgb} from '../../../src/site/chrome/compute-contrast.js';

const site = (theme?: {light: string; dark: string}, codeblocks: 'system' | 'dark' = 'system') => ({
  code: {copyButton: true, ...(theme ? {theme} : {})},
  styling: {eyebrows: 'section' as const, codeblocks},
});

test("without a setting, the style sheet's palette applies", () => {
  assert.equal(writeCodeCss(site()), '');
  assert.equal(writeCodeCss(site({light: 'no-such', dark: 'no-such'})), '');
});

test('code.theme gives each mode its palette', () => {
  const css = writeCodeCss(site({light: 'github-light', dark: 'dracula'}));
  assert.match(css, /:root:not\(\[data-mode=dark\]\) :is\(code-block,\.code-group\)\{--docs-code-surface:#ffffff;/);
  assert.match(css, /:root\[data-mode=dark\] :is\(code-block,\.code-group\)\{--docs-code-surface:#282a36;/);
});

test('codeblocks: dark also applies in light mode, in the named or default theme', () => {
  assert.match(
    writeCodeCss(site(undefined, 'dark')),
    /^@layer lectern\{:root:not\(\[data-mode=dark\]\) [^{]*\{--docs-code-surface:#14171c;/,
  );
  assert.match(
    writeCodeCss(site({light: 'github-light', dark: 'nord'}, 'dark')),
    /:not\(\[data-mode=dark\]\) [^{]*\{--docs-code-surface:#2e3440;/,
  );
});

test("css-variables colors tokens by the author's variables, in its mode", () => {
  const css = writeCodeCss(site({light: 'css-variables', dark: 'dracula'}));
  assert.match(css, /:root\[data-mode=dark\] [^{]*\{--docs-code-surface:#282a36;/);
  assert.match(
    css,
    /:root:not\(\[data-mode=dark\]\) [^{]*\{--docs-code-surface:var\(--mint-background,var\(--shiki-background,inherit\)\);/,
  );
  assert.match(css, /--docs-code-keyword:var\(--mint-token-keyword,var\(--shiki-token-keyword,inherit\)\);/);
  assert.equal(
    writeCodeCss(site({light: 'css-variables', dark: 'css-variables'})).split('--mint-token-comment').length,
    3,
  );
});

test('a block can have its own palette', () => {
  assert.match(
    writeCodeCss(site(), ['nord', 'nope', 'nord']),
    /^@layer lectern\{:root code-block\[data-theme="nord"\]\{[^}]*\}\}$/,
  );
});

test('every token of every palette is readable on its surface', () => {
  for (const name of paletteNames) {
    const css = writeCodeCss(site(), [name]);
    const value = (token: string) => parseHex(new RegExp(`--docs-${token}:(#\\w{6})`).exec(css)?.[1] ?? '') as Rgb;
    for (const token of ['text', 'comment', 'keyword', 'string', 'number', 'title', 'attribute', 'meta'])
      assert.ok(computeContrast(value(`code-${token}`), value('code-surface')) >= 4.5, `${name} ${token}`);
    assert.ok(computeContrast(value('text-3'), value('code-surface')) >= 4.5, `${name} quiet text`);
  }
});
