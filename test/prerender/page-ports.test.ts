import assert from 'node:assert/strict';
import {test} from 'node:test';
import {renderHighlightedCode} from '../../src/markdown/render/html/highlighted-code.js';
import {drawIcon, type IconShapes, renderPictureIcon} from '../../src/prerender/draw-icon.js';
import {Highlighter} from '../../src/prerender/highlighter.js';
import {drawnWith} from './drawn-with.js';

const bell: IconShapes = {viewBox: '0 0 9 9', stroke: false, shapes: [['path', {d: 'M0"0'}]]};
const find = (file: string) => (file === 'bell' ? bell : undefined);
const drawn = '<svg viewBox="0 0 9 9" aria-hidden="true" fill="currentColor"><path d="M0&quot;0"/></svg>';
const ring =
  '<svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="12" r="8"/></svg>';

test('icons render into their elements, unknown names as a ring, and URLs not at all', async () => {
  const cases: Readonly<Record<string, string>> = {
    bell: drawn,
    'fa-Bell': drawn,
    nosuch: ring,
    '../secret': '',
    'https://a.example/x.svg': '',
    ' ': '',
  };
  for (const [name, expected] of Object.entries(cases)) {
    assert.equal(drawIcon(name, undefined, 'lucide', find).text, expected, name);
    const icon = (written: string, type: string | undefined) => drawIcon(written, type, 'lucide', find);
    const page = await drawnWith(`<Card title="A" icon="${name}" />\n\n<Icon icon="${name}" title="T" />`, {icon});
    assert.ok(page.includes(` aria-hidden="true">${expected}</docs-icon>`), name);
    assert.ok(page.includes(` data-rendered>${expected}<span class="visually-hidden">T</span></docs-icon>`), name);
  }
});

test('names cannot leave the icon folder', () => {
  const asked: string[] = [];
  const spy = (file: string) => {
    asked.push(file);
    return undefined;
  };
  for (const name of ['a/b', 'a.json', '..%2fx', 'a b', '-a', 'ü']) drawIcon(name, undefined, 'lucide', spy);
  assert.deepEqual(asked, []);
  drawIcon('star', 'regular', 'fontawesome', spy);
  drawIcon('star', 'regular', 'lucide', spy);
  assert.deepEqual(asked, ['star-regular', 'star', 'star', 'star']);
});

/** Imitates a highlighter for which every `x` is a keyword. */
const highlight = (code: string, language: string) =>
  language === 'js'
    ? code
        .split(/(x)/)
        .filter(Boolean)
        .map(text => (text === 'x' ? {text, className: 'hljs-keyword'} : {text, className: ''}))
    : undefined;

test('code is highlighted like in the browser and never parsed as markup', async () => {
  const codeOf = async (code: string, info: string) => {
    const port = (text: string, language: string, byLine: boolean) => {
      const tokens = highlight(text, language);
      return tokens && renderHighlightedCode(tokens, byLine);
    };
    const html = await drawnWith(`\`\`\`${info}\n${code}\n\`\`\`\n`, {highlight: port});
    return /<code>([\s\S]*)<\/code>/.exec(html)?.[1];
  };
  assert.equal(
    await codeOf('a < x\n"x" & y', 'JS'),
    'a &lt; <span class="hljs-keyword">x</span>\n&quot;<span class="hljs-keyword">x</span>&quot; &amp; y',
  );
  assert.equal(
    await codeOf('a x\n</span>\nc', 'js lines {2}'),
    '<span class="line">a <span class="hljs-keyword">x</span></span>\n<span class="line is-marked">&lt;/span&gt;</span>\n<span class="line">c</span>\n',
  );
  assert.equal(await codeOf('x < 1', 'nosuch'), 'x &lt; 1');
  assert.equal(await codeOf('x', ''), 'x');
});

test('languages load on the first failed request, each once', async () => {
  const loaded: string[] = [];
  const languages = new Highlighter({
    load: async names => void loaded.push(...names),
    highlight: (code, language) => (loaded.includes(language) ? highlight(code, language) : undefined),
  });
  assert.equal(await languages.settle(), false);
  assert.equal(languages.highlight('x', 'js'), undefined);
  assert.equal(languages.highlight('x', 'nosuch'), undefined);
  assert.equal(await languages.settle(), true);
  assert.deepEqual(loaded, ['js', 'nosuch']);
  assert.deepEqual(languages.highlight('x', 'js'), [{text: 'x', className: 'hljs-keyword'}]);
  languages.highlight('x', 'nosuch');
  assert.equal(await languages.settle(), false);
});

test("an icon's image URL is relative to the page, or an allowed absolute URL", () => {
  const cases: Readonly<Record<string, string>> = {
    '/logo.svg': '<img alt="" src="../../logo.svg">',
    'images/a b.png': '<img alt="" src="../../images/a%20b.png">',
    'https://a.example/x.svg': '<img alt="" src="https://a.example/x.svg">',
    'javascript:alert(1)//.svg': '',
    'data:text/html,x.svg': '',
  };
  for (const [name, expected] of Object.entries(cases))
    assert.equal(renderPictureIcon(name, '../../').text, expected, name);
});

test('an emoji is text, and needs no file', () => {
  const read = new Set<string>();
  const drawn = drawIcon('🚀', undefined, 'lucide', file => void read.add(file));
  assert.deepEqual([drawn.text, read.size], ['<span class="icon-emoji">🚀</span>', 0]);
});
