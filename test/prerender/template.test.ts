import assert from 'node:assert/strict';
import {test} from 'node:test';
import {type DocumentParts, readTemplate, readTemplateLanguage, renderDocument} from '../../src/prerender/template.js';

const parts: DocumentParts = {
  language: 'de',
  attributes: {'data-mode': 'dark', 'data-theme': undefined},
  tags: [
    {tag: 'title', attributes: {}, text: 'A <b> & $& title'},
    {tag: 'meta', attributes: {name: 'description', content: '"quoted" $1'}},
  ],
  data: [{name: '</script><script>alert(1)</script>'}],
  pointer: 'Index of all pages: ../llms.txt',
  site: '<div class="site">$& text</div>',
  base: '../../',
  sheet: '../../_lectern/site-1.css',
  modeScript: {src: '../../_lectern/mode-1.js', mode: 'system', isStrict: true, faces: {}},
  script: '../../_lectern/start-1.js',
  own: {
    styles: ['../../style.css'],
    scripts: [
      {src: '../../own "1".js', isModule: false},
      {src: '../../m.js', isModule: true},
    ],
  },
};
const head = `<link rel="expect" href="#site-article" blocking="render">
<title>A &lt;b&gt; &amp; $&amp; title</title>
<meta name="description" content="&quot;quoted&quot; $1" data-lectern>
<script type="application/ld+json">{"name":"\\u003c/script>\\u003cscript>alert(1)\\u003c/script>"}</script>
<script src="../../_lectern/mode-1.js" data-mode="system" data-strict></script>
<link rel="stylesheet" href="../../_lectern/site-1.css">
<link rel="stylesheet" href="../../style.css">
<script defer src="../../_lectern/start-1.js"></script>
<script defer src="../../own &quot;1&quot;.js"></script>
<script type="module" src="../../m.js"></script>
`;

test('without an index.html, a page is a plain document', () => {
  assert.equal(
    renderDocument(readTemplate(undefined), parts),
    `<!doctype html>
<html lang="de" data-mode="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${head}</head>
<body><p class="visually-hidden" lang="en" dir="ltr" aria-hidden="true" data-nosnippet>Index of all pages: ../llms.txt</p><docs-shell><div class="site">$& text</div></docs-shell>
</body>
</html>
`,
  );
});

test("the author's template keeps its content, with paths relative to the page", () => {
  const own = `<!doctype html>
<html lang="en" class="mine">
<head><title>Old</title>
<link rel="stylesheet" href="own.css"><link rel="icon" href="/favicon.svg"><link rel="preconnect" href="https://cdn.example">
<script src='./own.js' defer></script>
<script type="module" src="_lectern/lectern.js" router="history"></script>
</head>
<body><my-header></my-header><docs-shell src="docs.json"></docs-shell><a href="#x">x</a><a href="mailto:a@b.example">y</a></body>
</html>`;
  assert.equal(
    renderDocument(readTemplate(own), parts),
    `<!doctype html>
<html lang="de" data-mode="dark" class="mine">
<head><link rel="stylesheet" href="../../own.css"><link rel="icon" href="../../favicon.svg"><link rel="preconnect" href="https://cdn.example">
<script src='../../own.js' defer></script>
${head}</head>
<body><my-header></my-header><p class="visually-hidden" lang="en" dir="ltr" aria-hidden="true" data-nosnippet>Index of all pages: ../llms.txt</p><docs-shell><div class="site">$& text</div></docs-shell><a href="#x">x</a><a href="mailto:a@b.example">y</a></body>
</html>`,
  );
});

test('a portable copy only contains the color mode script', () => {
  const {script: _, ...without} = parts;
  const html = renderDocument(readTemplate(undefined), {
    ...without,
    own: {styles: [], scripts: []},
    base: './',
    modeScript: {src: './m.js', mode: 'light', isStrict: false, faces: {}},
  });
  assert.deepEqual([...html.matchAll(/<script[^>]*src[^>]*>/g)].map(String), [
    '<script src="./m.js" data-mode="light" data-alone>',
  ]);
});

test('the late style sheet loads by script, or at the end of the text', () => {
  const rest = '../../_lectern/"all".css';
  const link = '<link rel="stylesheet" href="../../_lectern/&quot;all&quot;.css">';
  assert.ok(
    renderDocument(readTemplate(undefined), {...parts, rest}).includes(
      `</docs-shell>\n<noscript id="lectern-rest" data-href="../../_lectern/&quot;all&quot;.css">${link}</noscript>`,
    ),
  );
  const {script: _, ...without} = parts;
  assert.ok(renderDocument(readTemplate(undefined), {...without, rest}).includes(`</docs-shell>\n${link}`));
});

test('an incomplete document is not a template', () => {
  assert.equal(readTemplate('<p>hello'), readTemplate(undefined));
});

test("a page sets its language and direction, and keeps the template's direction if they match", () => {
  const rootOf = (template: string, language: string) =>
    /<html[^>]*>/.exec(renderDocument(readTemplate(template), {...parts, attributes: {}, language}))?.[0];
  const arabic = '<html lang="ar" dir="rtl" class="own"><head></head><body></body></html>';
  assert.equal(rootOf(arabic, 'ar'), '<html lang="ar" dir="rtl" class="own">');
  assert.equal(rootOf(arabic, 'en'), '<html lang="en" class="own">');
  const uyghur = '<html dir=rtl lang=ug-Latn><head></head><body></body></html>';
  assert.equal(rootOf(uyghur, 'ug-Latn'), '<html lang="ug-Latn" dir=rtl>');
  assert.equal(rootOf('<html><head></head><body></body></html>', 'he'), '<html lang="he" dir="rtl">');
});

test("a template's language is that of its html element", () => {
  assert.equal(readTemplateLanguage('<!doctype html><html lang="pt-BR">'), 'pt-BR');
  assert.equal(readTemplateLanguage("<html class=x lang='ja'>"), 'ja');
  assert.equal(readTemplateLanguage('<html lang=cn>'), 'cn');
  assert.equal(readTemplateLanguage('<html data-lang="ja"><p lang="de">'), '');
});
