import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {transform} from 'lightningcss';
import {collectClassNames, findClassNames} from '../../../src/markdown/utility-classes/class-names.js';
import {buildClassSheet, isUtility} from '../../../src/markdown/utility-classes/class-sheet.js';
import {needsGeneratedRule, readOwnClasses} from '../../../src/markdown/utility-classes/own-classes.js';
import {mayBeUtility} from '../../../src/markdown/utility-classes/utility-name.js';

const elements = join(import.meta.dirname, '../../../../elements');
const ownSheet = readFileSync(join(elements, 'theme/utilities.css'), 'utf8');
const own = readOwnClasses(ownSheet);
const sheet = (...names: string[]) => buildClassSheet(names, own.themed);

/** Returns the selectors of a style sheet. Uses another parser than the engine's. */
function selectorsOf(text: string): readonly string[] {
  const found: string[] = [];
  transform({
    filename: 'sheet.css',
    code: Buffer.from(text),
    // Like a browser, the parser drops a rule with an invalid selector.
    errorRecovery: true,
    visitor: {
      Selector(selector) {
        found.push(JSON.stringify(selector));
        return undefined;
      },
    },
  });
  return found;
}

const cases: Readonly<Record<string, string>> = {
  'grid-cols-[1fr_2fr]': '.docs-content .grid-cols-\\[1fr_2fr\\]{grid-template-columns:1fr 2fr;}',
  'text-[13px]': '.docs-content .text-\\[13px\\]{font-size:13px;}',
  'bg-[#ff0]': 'background-color:rgb(255 255 0 / var(--un-bg-opacity));',
  'group-hover:underline': '.docs-content .group:hover .group-hover\\:underline{',
  'dark:bg-zinc-900': ':is(:root[data-mode="dark"],.dark) .docs-content .dark\\:bg-zinc-900{',
  'md:grid-cols-7': '@media (min-width: 768px){.docs-content .md\\:grid-cols-7{',
  'hover:-translate-y-1': '.docs-content .hover\\:-translate-y-1:hover{',
  'bg-primary/50': 'background-color:rgb(var(--primary) / 0.5);',
  'text-primary-light': 'color:rgb(var(--primary-light) / ',
  'bg-gray-950/5': 'background-color:rgb(var(--gray-950) / 0.05);',
  'dark:text-zinc-50': 'color:rgb(250 250 250 / ',
  '[&_p]:mt-4': '.docs-content .\\[\\&_p\\]\\:mt-4 p{margin-top:1rem;}',
  '[mask-type:luminance]': '{mask-type:luminance;}',
  'before:content-["x"]': '::before{content:"x";}',
  'aria-selected:font-bold': '[aria-selected="true"]{font-weight:700;}',
  'data-[state=open]:flex': '[data-state=open]{display:flex;}',
  'w-[calc(100%-10px)]': 'width:calc(100% - 10px);',
  '!mt-2': 'margin-top:0.5rem !important;',
  'rotate-45': '--un-skew-y:0',
  'border-t-4': ':where(.docs-content) :where(.border-t-4){border:0 solid var(--docs-border-1)}',
};

test("classes become rules for page content, between our rules and the project's", async () => {
  for (const [name, expected] of Object.entries(cases)) {
    const text = await sheet(name);
    assert.ok(text.startsWith('@layer lectern{') && text.endsWith('}'), name);
    assert.ok(text.includes(expected), `${name}: ${text}`);
    assert.doesNotMatch(text, /\n/);
    assert.ok(needsGeneratedRule(name, own, mayBeUtility), name);
  }
});

test('equal classes give an equal sheet in any order', async () => {
  const first = await sheet('rotate-45', 'p-[3px]', 'md:p-4');
  await sheet('ring-2', 'backdrop-blur-md');
  assert.equal(await sheet('md:p-4', 'p-[3px]', 'rotate-45', 'p-[3px]'), first);
  assert.doesNotMatch(first, /backdrop|ring/);
});

test('a responsive class overrides a plain one, even from our own sheet', async () => {
  const text = await sheet('md:w-full', 'w-[300px]', 'p-4', 'px-[3px]');
  assert.ok(text.indexOf('.w-\\[300px\\]') < text.indexOf('.md\\:w-full'));
  assert.ok(text.indexOf('.p-4') < text.indexOf('.px-\\[3px\\]'));
});

test('classes with a theme meaning keep it', async () => {
  assert.ok(['text-gray-500', 'bg-zinc-50', 'border', 'shadow-lg', 'text-primary'].every(name => own.themed.has(name)));
  assert.ok(!own.themed.has('p-4') && own.all.has('p-4'));
  assert.equal(await sheet('text-gray-500', 'border', 'bg-primary'), '');
});

/** Class names that could escape from a rule or from the sheet, or load from another host. */
const hostile = [
  'bg-[red}body{display:none]',
  'bg-[red;}body{display:none]',
  'content-["}body{color:red"]',
  'bg-[</style><script>alert(1)</script>]',
  'before:content-["</style>"]',
  'bg-[url(https://evil.example/x)]',
  "bg-[url('//evil.example/x')]",
  'bg-[URL(https://evil.example/x)]',
  'bg-[url_(https://evil.example/x)]',
  'bg-[u\\72l(https://evil.example/x)]',
  'bg-[image-set("https://evil.example/x"_1x)]',
  'bg-[-webkit-image-set(url(x)_1x)]',
  'bg-[cross-fade(url(x),url(y))]',
  'bg-[image("//evil.example/x")]',
  '[background:url(https://evil.example/x)]',
  '[--a:url(https://evil.example/x)]',
  '[background-image:src("//evil.example/x")]',
  'list-[url(https://evil.example/x)]',
  'cursor-[url(https://evil.example/x),auto]',
  '[@import_"https://evil.example/x.css"]:p-1',
  '[@import_url(https://evil.example/x.css);]:p-1',
  '[@font-face]:p-1',
  '[@charset_"x"]:p-1',
  '[@media_print{body]:p-1',
  '[&,body]:hidden',
  '[body,&]:hidden',
  '[&]:[body{]:hidden',
  'bg-[rgb(1]',
  'bg-[rgb(1))]',
  'text-["]',
  "text-[']",
  'w-[/*]',
  'w-[*/body{]',
  'w-[calc(1px]',
  'w-[1px\\]',
  'w-[expression(alert(1))]',
  '[behavior:url(x)]',
  'supports-[display:grid){body{color:red}}]:p-1',
  'supports-[url(x)]:p-1',
  'has-[},body{]:p-1',
  'group-[{}]:p-1',
  'data-[x="]:p-1',
  `p-[${'1'.repeat(300)}px]`,
  'p-[1px\u0000]',
  'p-[1px\u2028]',
];

test('security A11: classes cannot end their rule, leave the content, or load files', async () => {
  for (const name of hostile) assert.equal(await sheet(name), '', name);
  const all = await sheet(...hostile, 'p-[3px]');
  assert.equal(all, await sheet('p-[3px]'));
});

test('security A11: random class names only create rules for the content', async () => {
  const starts = ['bg-', 'w-', 'content-', 'before:content-', 'text-', '', 'hover:', '[&>p]:', 'md:[', 'grid-cols-'];
  const signs =
    '[ ] ( ) { } " \' ; : , /* */ \\ < @media url( _ # x & > p .card 1px red 2fr & _p calc( body : =1'.split(' ');
  let seed = 7;
  const pick = <T>(list: readonly T[]): T => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return list[(seed >>> 8) % list.length] as T;
  };
  const names = Array.from({length: 4000}, () => {
    const inside = Array.from({length: 1 + ((seed >>> 8) % 5)}, () => pick(signs)).join('');
    return `${pick(starts)}[${inside}]${pick(['', ':p-1', ':hidden'])}`;
  });
  const text = await sheet(...names, 'p-[3px]');
  assert.ok(selectorsOf(text).length > 20, 'some of them are classes');
  const rules = text.slice('@layer lectern{'.length, -1);
  // According to another parser, the layer is the only top-level rule, and every selector begins with the content
  // element.
  const {code} = transform({filename: 'sheet.css', code: Buffer.from(text), minify: false, errorRecovery: true});
  assert.equal(code.toString().match(/^\S.*\{$/gm)?.length, 1);
  assert.doesNotMatch(rules, /url|@import|<|\\\\72/);
  for (const selector of selectorsOf(text)) assert.match(selector, /docs-content/, selector);
});

test('the engine supports every class of our own sheet, except brand classes', async () => {
  const unknown: string[] = [];
  for (const name of own.all) if (!mayBeUtility(name) || !(await isUtility(name))) unknown.push(name);
  assert.deepEqual(unknown, []);
  assert.ok(own.all.size > 600);
});

test("authors' own names are not styled, even if they resemble short forms", async () => {
  for (const name of [
    'b',
    'tab',
    'op50',
    'p4',
    'card',
    'card-desc',
    'text',
    'fw600',
    'mamma',
    'i',
    'price-table',
    'bgcolor',
  ])
    assert.equal(await sheet(name), '', name);
  for (const name of ['prose', 'not-prose', 'group', 'peer', 'dark', 'group/item'])
    assert.ok(!needsGeneratedRule(name, own, mayBeUtility), name);
});

test('rules never match our own markup', async () => {
  const names = new Set<string>();
  for (const path of readdirSync(elements, {recursive: true, encoding: 'utf8'}))
    if (path.endsWith('.css') && !path.endsWith('utilities.css'))
      for (const [, name = ''] of readFileSync(join(elements, path), 'utf8').matchAll(/\.(-?[a-zA-Z_][\w-]*)/g))
        names.add(name);
  assert.ok(names.size > 300);
  const styled: string[] = [];
  for (const name of names) {
    const text = own.all.has(name) ? '' : await sheet(name);
    if (text !== '' && !text.includes(`.${name}:not(.columns)`)) styled.push(name);
  }
  assert.deepEqual(styled, []);
});

test('class names are found in scripts, strings and templates', () => {
  const found = findClassNames(
    'const a = "flex p-[3px]"; const b = `md:w-1/2 $' +
      "{x ? 'bg-red-500' : \"hidden\"}`; // don't\nf({className: 'grid', y: \"before:content-['x']\"});",
  );
  for (const name of ['flex', 'p-[3px]', 'md:w-1/2', 'bg-red-500', 'grid']) assert.ok(found.has(name), name);
  assert.ok(!found.has('className'));
  const styled = findClassNames(
    "f({style: {display: 'inline-flex', transition: 'color 1s ease-in-out', textDecoration: `underline`}})",
  );
  assert.deepEqual([...styled].filter(mayBeUtility), []);
  assert.deepEqual(collectClassNames('  a\n b '), ['a', 'b']);
});
