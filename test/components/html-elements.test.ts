import assert from 'node:assert/strict';
import {test} from 'node:test';
import {formatStyle} from '../../src/components/format-style.js';
import {isAllowedElement, toHtmlAttributeName, toHtmlName} from '../../src/components/html-elements.js';
import {draw} from './draw.js';

const cases: readonly (readonly [says: string, page: string, html: string])[] = [
  ['a style keeps what is harmless', '<p style="color:red; background:url(x)">a</p>', '<p style="color:red">a</p>'],
  [
    'a style may be an object',
    '<p style={{color: "red", marginTop: 4, zIndex: 2}}>a</p>',
    '<p style="color:red;margin-top:4px;z-index:2">a</p>',
  ],
  [
    'class names of JSX',
    '<div className="b" tabIndex={0} hidden={false}>a</div>',
    '<div class="b" tabindex="0">a</div>',
  ],
  ['the name of an anchor is its id', '<a name="b"></a>c', '<p><a id="b"></a>c</p>'],
  ['an anchor that has an id needs no name', 'a <a id="b" name="c">d</a>', '<p>a <a id="b">d</a></p>'],
  ['aria and data attributes', '<div aria-label="b" data-c="d">a</div>', '<div aria-label="b" data-c="d">a</div>'],
  ['handlers vanish', '<div onclick="x" onClick={() => y} onfocus=z>a</div>', '<div>a</div>'],
  ['an image without its address', '<img src="javascript:x" onerror="y" alt="b">', '<img alt="b" loading="lazy">'],
  ['an image that could be a document', '<img src="data:image/svg+xml,x">', '<img alt="" loading="lazy">'],
  [
    'candidates of a picture, one by one',
    '<img srcset="/a.png 1x, javascript:x 2x">',
    '<img srcset="/docs/a.png 1x" alt="" loading="lazy">',
  ],
  [
    'a poster is an address',
    '<video src="/a.mp4" poster="javascript:x" autoPlay muted playsInline></video>',
    '<video src="/docs/a.mp4" autoplay muted playsinline></video>',
  ],
  [
    'a frame of the web',
    '<iframe src="https://a.b" allowFullScreen srcdoc="x" title="T"></iframe>',
    '<iframe src="https://a.b/" allowfullscreen title="T" loading="lazy"></iframe>',
  ],
  [
    'a frame of the site has no address',
    '<iframe src="/a"></iframe>',
    '<iframe loading="lazy" title="Embedded content"></iframe>',
  ],
  ['a link without its address', '<a href="javascript:x">a</a>', '<a>a</a>'],
  [
    'inline SVG with markers, clip paths and dashes',
    '<svg viewBox="0 0 9 9"><defs><marker id="m" markerWidth="8" refX={4} orient="auto"><path d="M0 0" /></marker><clipPath id="c"><rect width="4" height="4" /></clipPath></defs><line x1="0" x2="9" markerEnd="url(#m)" clipPath="url(#c)" strokeDasharray="2 1" /></svg>',
    '<svg viewBox="0 0 9 9"><defs><marker id="m" markerWidth="8" refX="4" orient="auto"><path d="M0 0"></path></marker><clipPath id="c"><rect width="4" height="4"></rect></clipPath></defs><line x1="0" x2="9" marker-end="url(#m)" clip-path="url(#c)" stroke-dasharray="2 1"></line></svg>',
  ],
  [
    'inline SVG refers to the page alone',
    '<svg><rect fill="url(https://evil.example/a.svg#b)" mask="url( \'//evil.example/a.png\' )" stroke="u\\72l(//evil.example)" width="4" /></svg>',
    '<svg><rect width="4"></rect></svg>',
  ],
  [
    'a link that opens elsewhere is safe',
    '<a href="/b" target="_self" rel="opener">a</a>',
    '<a href="/docs/b" target="_blank" rel="noopener">a</a>',
  ],
  [
    'a form shows what it holds',
    '<form action="/x">a <button type="submit">b</button></form>',
    'a <button type="button">b</button>',
  ],
  [
    'an input is a box that nobody can fill',
    '<input type="text" name="a" value="b" autofocus>',
    '<input type="text" disabled aria-label="Task">',
  ],
  ['a choice shows its words', '<select><option>a</option></select>', 'a'],
  ['a text field shows its words', '<textarea>a</textarea>', 'a'],
  ['a script vanishes with its text', 'a <script>b</script>', '<p>a </p>'],
  ['a template vanishes with its text', 'a <template>b</template>', '<p>a </p>'],
  ['a style sheet vanishes with its text', 'a <style>b</style>', '<p>a </p>'],
  ['an object vanishes', '<object data="x">a</object>', ''],
  [
    'SVG in its own case',
    '<svg viewBox="0 0 1 1" onload="x"><path strokeWidth="2" d="M0 0"/></svg>',
    '<svg viewBox="0 0 1 1"><path stroke-width="2" d="M0 0"></path></svg>',
  ],
  ['SVG that reaches out', '<svg><use href="#x"/><foreignObject>a</foreignObject></svg>', '<svg>a</svg>'],
  [
    'a table scrolls in a box',
    '<table><tr><td colSpan="2">a</td></tr></table>',
    '<div class="table-scroll" tabindex="0" role="group" aria-label="Table" data-short><table><tr><td colspan="2">a</td></tr></table></div>',
  ],
  ['a p over lines holds one paragraph', '<p className="b">\n  a\n</p>', '<p class="b">a</p>'],
  ['a p of two paragraphs is a div', '<p className="b">\na\n\nc\n</p>', '<div class="b"><p>a</p><p>c</p></div>'],
  [
    'a custom element with its attributes',
    '<my-widget foo="x" fooBar={1} flag list={[1]} class="c">a **b**</my-widget>',
    '<my-widget foo="x" foobar="1" flag class="c">a <strong>b</strong></my-widget>',
  ],
  [
    'a custom element has one class',
    '<my-widget class="c" className="d"></my-widget>',
    '<my-widget class="c"></my-widget>',
  ],
  [
    'a custom element without what could run',
    '<my-widget onclick="y" style="a:b" slot="s" is="i" href="x" srcdoc="d" src="javascript:x"></my-widget>',
    '<my-widget></my-widget>',
  ],
  [
    'a custom element keeps its id and name',
    '<my-widget id="My.Id" name="n"></my-widget>',
    '<my-widget id="My.Id" name="n"></my-widget>',
  ],
  ['an id is kept letter by letter', '<div id="My_Id.v2">a</div>', '<div id="My_Id.v2">a</div>'],
  [
    'the second of an id has a number',
    '<div id="A">a</div>\n\n<div id="A">b</div>',
    '<div id="A">a</div><div id="A-2">b</div>',
  ],
  ['an id has no spaces', '<div id=" a b ">a</div>', '<div id="a-b">a</div>'],
  [
    'one of several details',
    '<details name="faq"><summary>a</summary></details>',
    '<details name="faq"><summary>a</summary></details>',
  ],
  [
    'old elements of text',
    'a <tt>b</tt> <acronym title="c">d</acronym>',
    '<p>a <tt>b</tt> <acronym title="c">d</acronym></p>',
  ],
  [
    'an element that nobody knows is one',
    'a <foo className="b" onclick="c" href="/d">e</foo>',
    '<p>a <foo class="b">e</foo></p>',
  ],
  ['elements that change how a page is read vanish', 'a <plaintext>b</plaintext> <math>c</math>', '<p>a b c</p>'],
  [
    'a drawing is called by its title',
    '<svg viewBox="0 0 1 1"><title>A &lt;b&gt;</title><desc>b</desc><path d="M0 0"/></svg>',
    '<svg viewBox="0 0 1 1" role="img" aria-label="A &lt;b&gt;"><path d="M0 0"></path></svg>',
  ],
  [
    'tags on one line stand apart',
    '<kbd>A</kbd> <kbd>B</kbd>\n\n<kbd>C</kbd>',
    '<kbd>A</kbd>\n<kbd>B</kbd>\n<kbd>C</kbd>',
  ],
];

for (const [says, page, html] of cases) test(says, async () => assert.equal(await draw(page), html));

const styles: readonly (readonly [style: Parameters<typeof formatStyle>[0], text: string | undefined])[] = [
  ['color: red; ; width :10px', 'color:red;width:10px'],
  ['--a: 1', '--a:1'],
  ['background: URL (x)', undefined],
  ['background: u\\72l(x)', undefined],
  ['background: ur/**/l(x)', undefined],
  ['background: image-set("x" 1x)', undefined],
  ['width: expression(x)', undefined],
  ['behavior: x', undefined],
  ['-moz-binding: x', undefined],
  ['position: fixed', undefined],
  ['position: STICKY', undefined],
  ['position: absolute', 'position:absolute'],
  ['color: red} body {color: blue', undefined],
  ['color: </style><b>', undefined],
  [{fontSize: 12, lineHeight: 2, top: 0, opacity: 0.5}, 'font-size:12px;line-height:2;top:0;opacity:0.5'],
  [
    {WebkitLineClamp: 2, gridColumnStart: 2, tabSize: 4, columnGap: 8},
    '-webkit-line-clamp:2;grid-column-start:2;tab-size:4;column-gap:8px',
  ],
  [{'--own': 'a', WebkitTransform: 'none'}, '--own:a;-webkit-transform:none'],
  [{a: {b: 'c'}, d: null}, undefined],
  [[1], undefined],
  [true, undefined],
];

for (const [style, text] of styles)
  test(`the style ${JSON.stringify(style)} is ${text ?? 'nothing'}`, () => assert.equal(formatStyle(style), text));

test('only listed elements and attributes are allowed', () => {
  assert.deepEqual(
    ['p', 'P', 'script', 'constructor', '__proto__', 'toString', 'foreignObject', 'linearGradient'].map(
      isAllowedElement,
    ),
    [true, true, false, false, false, false, false, true],
  );
  assert.equal(toHtmlName('LinearGradient'), 'linearGradient');
  assert.equal(toHtmlName('constructor'), 'constructor');
  const names = [
    'className',
    'onclick',
    'srcdoc',
    'constructor',
    '',
    'data-x',
    'aria-label',
    'data-x"y',
    'viewBox',
    'style',
    'name',
  ];
  assert.deepEqual(
    names.map(name => toHtmlAttributeName('svg', name)),
    [
      'class',
      undefined,
      undefined,
      undefined,
      undefined,
      'data-x',
      'aria-label',
      undefined,
      'viewBox',
      'style',
      undefined,
    ],
  );
});
