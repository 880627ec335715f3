// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources contain templates.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {interpreter} from '../../../src/markdown/interpreter/interpreter.js';
import {noNames} from '../../../src/markdown/interpreter/names.js';
import {evaluate, renderPage} from './render-page.js';

const refused: Readonly<Record<string, readonly string[]>> = {
  'refuses the names of the prototype chain everywhere': [
    '({}).__proto__',
    '({})["__proto__"]',
    '({})["__pro" + "to__"]',
    '({})[["__proto__"]]',
    '[].constructor',
    '"".constructor.constructor("alert(1)")()',
    '(() => 1).constructor',
    '(() => 1).prototype',
    '[].map.constructor("alert(1)")()',
    '({["__proto__"]: {polluted: 1}})',
    '({__proto__: {polluted: 1}})',
    '({"constructor": 1})',
    '(({constructor}) => constructor)({})',
    '(({["__proto__"]: a}) => a)({})',
    '(({prototype: a = 1}) => a)({})',
    '[].concat.call([], 1)',
    '"".toUpperCase.call("x")',
    '[]["filter"]["constructor"]("alert(1)")()',
    'Object.getPrototypeOf({})',
    'Object.constructor',
    'Number.constructor("alert(1)")()',
    'Object["keys"].constructor',
    '(<b/>).text',
    '(<b/>).nodes',
    '(<b/>).frame',
    '(x => x).call(1)',
  ],
  'ends what would not end': [
    '(f => f(f))(f => f(f))',
    '(() => { const f = n => [n, f(n + 1)]; return f(0) })()',
    '((a) => a(a, a))((a, b) => [a(a, b), b(a, b)])',
  ],
  'ends what would grow without bounds': [
    '"x".repeat(1e9)',
    '"x".padStart(1e9)',
    '"x".padEnd(1e9, "ab")',
    '"a".repeat(1e5).replaceAll("a", "b".repeat(1e5))',
    '"a".repeat(5e5).includes("a".repeat(4e5) + "b")',
    `(a => ${'[a,a].map(a => '.repeat(20)}a${')'.repeat(20)})(1).flat(20)`,
    `(() => {const a0 = "xxxxxxxxxx";${range(40, n => `const a${n + 1} = a${n} + a${n};`)}return a40})()`,
    `(() => {const a0 = [1, 1];${range(40, n => `const a${n + 1} = [...a${n}, ...a${n}];`)}return a40})()`,
    `(() => {const a0 = [1, 1];${range(40, n => `const a${n + 1} = [a${n}, a${n}];`)}return a40})()`,
    `(() => {const a0 = [1, 1];${range(40, n => `const a${n + 1} = [a${n}, a${n}];`)}return \`\${a40}\`})()`,
    `(() => {const a0 = [1, 1];${range(40, n => `const a${n + 1} = [a${n}, a${n}];`)}return a40 == "x"})()`,
    `(() => {const a0 = [1, 1];${range(40, n => `const a${n + 1} = [a${n}, a${n}];`)}return [a40, a40].sort()})()`,
    `(() => { let a = [1];${'a = [...a, ...a];'.repeat(40)} return a })()`,
    `(() => { let a = "x";${'a += a;'.repeat(40)} return a })()`,
    `(() => { const a = "${'x '.repeat(40_000)}".split(" "); return a.flatMap(() => a) })()`,
    `(() => { const a = "${'x '.repeat(40_000)}".split(" "); return a.sort((b, c) => (b < c ? -1 : 1)) })()`,
    `(() => { const a = "${'x '.repeat(4000)}".split(" "); return a.reduce((b, c) => [...b, ...a], []) })()`,
    `(() => {const a0 = <b/>;${range(40, n => `const a${n + 1} = <i>{a${n}}{a${n}}</i>;`)}return a40})()`,
    `(() => {const a0 = <b/>;${range(40, n => `const a${n + 1} = <Card title={a${n}}>{a${n}}</Card>;`)}return a40})()`,
  ],
  'ends what is nested too deeply': [
    `${'('.repeat(20_000)}1${')'.repeat(20_000)}`,
    '('.repeat(20_000),
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    `${'({a:'.repeat(20_000)}1${'})'.repeat(20_000)}`,
    `${'!'.repeat(20_000)}1`,
    `1${'+1'.repeat(20_000)}`,
    `1${'**1'.repeat(20_000)}`,
    `({})${'?.a'.repeat(20_000)}`,
    `${'<b>'.repeat(20_000)}${'</b>'.repeat(20_000)}`,
    '<b>'.repeat(20_000),
    '<b a={'.repeat(5_000),
    `${'a => '.repeat(20_000)}1`,
    `${'(a = '.repeat(5_000)}1`,
    '`${'.repeat(20_000),
    '1 ? '.repeat(20_000),
    `"${'a'.repeat(300_000)}"`,
  ],
};

for (const [name, sources] of Object.entries(refused))
  test(name, () => {
    for (const source of sources) assert.equal(evaluate(source), 'refused', source.slice(0, 80));
    assert.equal(({} as {polluted?: unknown}).polluted, undefined);
  });

test('recursive components end and are reported', async () => {
  const placeholder = (name: string) =>
    new RegExp(`^<span class="needs-script"[^>]*><code>&lt;${name}&gt;</code></span>`);
  assert.match(await renderPage('export const A = () => <A />\n\n<A />'), placeholder('A'));
  assert.match(await renderPage('export const A = () => <i><A /><A /></i>\n\n<A />'), placeholder('A'));
  assert.match(
    await renderPage('export const A = () => <b><B /><B /></b>\nexport const B = () => <i><A /><A /></i>\n\n<A />'),
    placeholder('A'),
  );
  const doubling = 'export const A = ({children}) => <A>{children}{children}</A>\n\n<A>xxxxxxxxxx</A>';
  assert.match(await renderPage(doubling), placeholder('A'));
});

test('circular values end', async () => {
  assert.equal(await renderPage('export const a = b.x\nexport const b = a.x\n\nX {a}'), '<p>X {a}</p>');
});

test("children cannot access a component's scope", async () => {
  const page = 'export const A = ({children}) => <b>{children.text}</b>\n\n<A>x</A>';
  assert.match(await renderPage(page), /^<span class="needs-script"/);
});

test('outer data is read without running prototype getters', () => {
  class Row {
    get secret() {
      return 'secret';
    }
  }
  assert.equal(evaluate('row.secret', {row: new Row() as never}), undefined);
});

test('rendering never throws', () => {
  const fail = () => {
    throw new Error('resolving');
  };
  const host = {nodes: fail, element: fail, isOurs: fail};
  assert.deepEqual(interpreter.evaluate('<b/>', noNames, host), {ok: false});
  assert.deepEqual(interpreter.call('() => <b/>', new Map(), [], noNames, host), {ok: false});
  assert.deepEqual(interpreter.call('"text"', new Map(), [], noNames, host), {ok: false});
});

test('each outermost expression has its own budget', () => {
  const large = `[${'1,'.repeat(200)}].map(a => [${'1,'.repeat(200)}].length).length`;
  for (let run = 0; run < 5; run++) assert.equal(evaluate(large), 200);
});

// Payloads for pages. None can become active content.
const payloads: readonly string[] = [
  '<Card title={alert(1)} />',
  '<Card icon={"x\\"><img src=x onerror=alert(1)>"} />',
  'import x from "data:text/javascript,alert(1)"',
  '<style>{`@import "https://canary.invalid/i.css"`}</style>',
  '<Frame caption="<img src=x onerror=alert(1)>"><img src="x" onError={alert(1)} /></Frame>',
  '<Tabs><Tab title={<img src=x onerror="alert(1)" />}>x</Tab></Tabs>',
  '<constructor.prototype polluted="1">x</constructor.prototype>',
];

test('payloads never become active, directly or through a component', async () => {
  for (const payload of payloads) {
    const wrapped = `export const A = ({children}) => <div>${payload.startsWith('<') ? payload : ''}{children}</div>\n\n<A>x</A>`;
    for (const page of [payload, wrapped]) {
      const html = await renderPage(page);
      const tags = html.match(/<[a-z](?:"[^"]*"|[^">])*>/gi) ?? [];
      for (const tag of tags) {
        assert.doesNotMatch(tag.replace(/"[^"]*"/g, '""'), /\son\w+=|^<(?:style|script|constructor)/i, page);
        assert.doesNotMatch(tag, /canary/, page);
      }
    }
  }
  assert.equal(({} as {polluted?: unknown}).polluted, undefined);
});

function range(count: number, text: (n: number) => string): string {
  return Array.from({length: count}, (_, n) => text(n)).join('');
}
