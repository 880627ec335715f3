import assert from 'node:assert/strict';
import {test} from 'node:test';
import {addIcon, chooseFavicon} from '../../src/prerender/favicon.js';
import {siteOf} from '../site/chrome/site.js';

const configOf = async (docs: object) => (await siteOf(docs)).config;
const plain = '<html><head></head><body></body></html>';

test('the icon comes from docs.json or index.html', async () => {
  assert.equal(chooseFavicon(await configOf({favicon: '/f.svg'}), plain, ['favicon.ico']), undefined);
  const config = await configOf({});
  for (const link of ['<link rel="icon" href="x">', "<link href=x rel='shortcut icon'>", '<LINK REL=icon HREF=x>'])
    assert.equal(chooseFavicon(config, plain.replace('</head>', `${link}</head>`), []), undefined, link);
});

test('a project file with a usual name is linked', async () => {
  const config = await configOf({});
  assert.deepEqual(chooseFavicon(config, plain, ['index.mdx', 'favicon.ico']), {path: 'favicon.ico'});
  assert.deepEqual(chooseFavicon(config, plain, ['favicon.ico', 'favicon.svg']), {path: 'favicon.svg'});
});

test("otherwise the icon is the name's first letter in the site's color", async () => {
  const icon = (primary: string, letter: string, ink: string) => ({
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="8" fill="${primary}"/>
  <text x="16" y="22" text-anchor="middle" font-family="system-ui, sans-serif" font-size="18" font-weight="700" fill="${ink}">${letter}</text>
</svg>
`,
  });
  for (const [name, primary, letter, ink] of [
    ['acme', '#2563eb', 'A', '#fff'],
    ['<script>', '#ffd60a', '&lt;', '#0d1117'],
    ['文档', '#0b1f4b', '文', '#fff'],
  ] as const)
    assert.deepEqual(
      chooseFavicon(await configOf({name, colors: {primary}}), plain, ['images/favicon.svg']),
      icon(primary, letter, ink),
    );
});

test('the icon is at the end of `<head>`', () => {
  assert.equal(
    addIcon(plain, '_lectern/favicon-1.svg'),
    '<html><head><link rel="icon" href="_lectern/favicon-1.svg">\n</head><body></body></html>',
  );
});
