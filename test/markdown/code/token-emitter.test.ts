import assert from 'node:assert/strict';
import test from 'node:test';
import core from 'highlight.js/lib/core';
import {highlight} from '../../../elements/content/code-block/highlight.js';
import {languages} from '../../../elements/content/code-block/languages.js';
import {unescapeHtml} from '../../../src/base/html.js';

const samples: Readonly<Record<string, string>> = {
  javascript: `#!/usr/bin/env node
// done & <dusted>
class A extends B {
  get x() { return \`a \${b + 1} <i>\${c}</i>\`; }
}
const s = /x<y>/g;
const v = html\`<b class="x">hi</b>\`;`,
  typescript:
    'interface A<T> { readonly b?: string }\nexport const f = async (a: number): Promise<void> => { await g("x"); };',
  xml: '<!doctype html>\n<p title="a &amp; b">x<script>let a = 1 < 2;</script><style>p { color: red }</style></p>',
  python: '@dec\ndef f(a: int) -> str:\n    """doc"""\n    return f"{a!r} {b}"\n\nclass X(Y): pass',
  bash: 'curl -X POST "https://x.io/$A" \\\n  -d \'a=1\' # send\nif [ -f x ]; then echo "$b"; fi',
  json: '{"a": [1, -2.5e3, true, null], "b": "x\\n"}',
  php: '<p><?php echo "a $b"; function f(int $x): ?string { return null; } ?></p>',
  markdown: '# a\n\n- *b* `c`\n\n<b>x</b>\n\n```js\nlet a;\n```',
};

/** Returns the tokens in highlight.js's HTML. */
function tokensOf(html: string): object[] {
  const tokens: object[] = [];
  const classes: string[] = [];
  for (const [piece, name, close] of html.matchAll(/<span class="([^"]*)">|(<\/span>)|[^<]+/g)) {
    if (name !== undefined) classes.push(name);
    else if (close) classes.pop();
    else {
      const text = unescapeHtml(piece.replaceAll('&#x27;', "'"));
      tokens.push(classes.length > 0 ? {text, className: classes.at(-1)} : {text});
    }
  }
  return tokens;
}

const plain = core.newInstance();

for (const [language, code] of Object.entries(samples))
  test(`${language} has the tokens of highlight.js's own HTML`, async () => {
    const tokens = await highlight(code, language);
    for (const [name, load] of languages)
      if (core.getLanguage(name)) plain.registerLanguage(name, (await load()).default);
    const expected = tokensOf(plain.highlight(code, {language, ignoreIllegals: true}).value);
    assert.ok(expected.length > 3);
    assert.deepEqual(tokens, expected);
    assert.equal(tokens?.map(({text}) => text).join(''), code);
  });

test('an unknown language has no tokens', async () => assert.equal(await highlight('x', 'klingon'), undefined));
test('empty code has no tokens', async () => assert.deepEqual(await highlight('', 'json'), []));
