import assert from 'node:assert/strict';
import {test} from 'node:test';
import {codeBlock} from '../../src/components/code-block.js';
import type {PageContext} from '../../src/components/component.js';
import {icon} from '../../src/components/icon.js';
import {enContent} from '../../src/messages/en-content.js';
import {fillCode, languagesIn} from '../../src/prerender/fill-code.js';
import {fillIcons, type IconShapes} from '../../src/prerender/fill-icons.js';

const bell: IconShapes = {viewBox: '0 0 9 9', stroke: false, shapes: [['path', {d: 'M0"0'}]]};
const find = (file: string) => (file === 'bell' ? bell : undefined);
const drawn = '<svg viewBox="0 0 9 9" aria-hidden="true" fill="currentColor"><path d="M0&quot;0"/></svg>';
const ring =
  '<svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="12" r="8"/></svg>';

test('icons are drawn into their elements; unknown names are a ring, addresses are left to the element', () => {
  const cases: readonly (readonly [string, string])[] = [
    [icon('bell').text, `<docs-icon icon="bell" aria-hidden="true">${drawn}</docs-icon>`],
    [icon('fa-Bell').text, `<docs-icon icon="fa-Bell" aria-hidden="true">${drawn}</docs-icon>`],
    [icon('nosuch').text, `<docs-icon icon="nosuch" aria-hidden="true">${ring}</docs-icon>`],
    [icon('../secret').text, icon('../secret').text],
    [icon('https://a.example/x.svg').text, icon('https://a.example/x.svg').text],
    ['<docs-icon></docs-icon>', '<docs-icon></docs-icon>'],
    ['&lt;docs-icon icon="bell"&gt;', '&lt;docs-icon icon="bell"&gt;'],
  ];
  for (const [html, expected] of cases) assert.equal(fillIcons(html, 'lucide', find), expected, html);
});

test('a name never leads out of the folder of icons', () => {
  const asked: string[] = [];
  const spy = (file: string) => {
    asked.push(file);
    return undefined;
  };
  for (const name of ['a/b', 'a.json', '..%2fx', 'a b', '-a', 'ü']) fillIcons(icon(name).text, 'lucide', spy);
  assert.deepEqual(asked, []);
  fillIcons(icon('star', {type: 'regular'}).text, 'fontawesome', spy);
  fillIcons(icon('star', {type: 'regular'}).text, 'lucide', spy);
  assert.deepEqual(asked, ['star-regular', 'star', 'star', 'star']);
});

const context: PageContext = {
  words: enContent,
  href: () => undefined,
  asset: () => undefined,
  srcset: () => '',
  copyButton: true,
};
const block = (value: string, language: string, meta = '') =>
  codeBlock({type: 'code', value, language, meta, line: 1}, context).text;
const codeOf = (html: string) => /<code>([\s\S]*)<\/code>/.exec(html)?.[1];
/** Every `x` is a keyword. */
const highlight = (code: string, language: string) =>
  language === 'js'
    ? code
        .split(/(x)/)
        .filter(Boolean)
        .map(text => (text === 'x' ? {text, className: 'hljs-keyword'} : {text, className: ''}))
    : undefined;

test('code is coloured as the element does it, with and without marked lines, and never read as markup', () => {
  const plain = fillCode(block('a < x\n"x" & y', 'js'), highlight);
  assert.equal(
    codeOf(plain),
    'a &lt; <span class="hljs-keyword">x</span>\n&quot;<span class="hljs-keyword">x</span>&quot; &amp; y',
  );
  const marked = fillCode(block('a x\n</span>\nc', 'js', 'lines {2}'), highlight);
  assert.equal(
    codeOf(marked),
    '<span class="line">a <span class="hljs-keyword">x</span></span>\n<span class="line is-marked">&lt;/span&gt;</span>\n<span class="line">c</span>\n',
  );
  const unknown = block('x', 'nosuch');
  assert.equal(fillCode(unknown, highlight), unknown);
  assert.deepEqual(languagesIn(block('x', 'js') + unknown + block('y', 'js') + block('z', '')), ['js', 'nosuch']);
});
