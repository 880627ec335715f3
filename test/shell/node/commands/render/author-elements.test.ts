import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {runPrerender} from '../../../../../shell/node/commands/prerender/prerender-command.js';
import {writeProject} from '../../../../e2e/site.js';

// Inside the package, so that the module resolves Lit.
const here = join(import.meta.dirname, '../../../..');

const widgets = `
import {css, html, LitElement} from 'lit';
class PriceTag extends LitElement {
  static properties = {price: {type: Number}, currency: {}};
  static styles = css\`b { color: red }\`;
  render() { return html\`<b>\${this.price} \${this.currency}</b><slot></slot><in-side></in-side>\`; }
}
class InSide extends LitElement { render() { return html\`<i>inside</i>\`; } }
class OnlyHere extends LitElement { render() { return html\`\${document.title}\`; } }
customElements.define('price-tag', PriceTag);
customElements.define('in-side', InSide);
customElements.define('only-here', OnlyHere);
`;

const project = {
  'docs.json': JSON.stringify({name: 'Acme', colors: {primary: '#2563eb'}, navigation: {pages: ['index', 'other']}}),
  'index.mdx':
    '---\ntitle: Prices\n---\n\n<price-tag price="5" currency="a &quot; <i>">per **month**</price-tag>\n\n<only-here />\n',
  'other.mdx': '---\ntitle: Other\n---\n\nPlain text.\n',
  'widgets.mjs': widgets,
};

async function prerendered(
  elements: string | undefined,
  use: (read: (path: string) => string, answer: number | string) => void,
) {
  const folder = mkdtempSync(join(here, 'author-elements-'));
  try {
    writeProject(join(folder, 'docs'), project);
    const out = join(folder, 'site');
    const given = elements === undefined ? {} : {elements: join(folder, 'docs', elements)};
    const answer = await runPrerender(
      {folder: join(folder, 'docs'), out, isPortable: true, strict: false, version: '0', ...given},
      {out: () => {}, err: () => {}},
    );
    use(path => readFileSync(join(out, path), 'utf8'), answer);
  } finally {
    rmSync(folder, {recursive: true});
  }
}

test("an author's Lit elements render on pages that contain them", async () => {
  let plain = '';
  await prerendered(undefined, read => {
    plain = read('other/index.html');
    assert.match(read('index.html'), /<price-tag [^>]*>per <strong>/);
  });
  await prerendered('widgets.mjs', (read, answer) => {
    assert.equal(answer, 0);
    const page = read('index.html');
    assert.match(
      page,
      /<price-tag +price="5" currency="[^"]*"><template shadowroot="open" shadowrootmode="open"><style>b \{ color: red \}<\/style>/,
    );
    assert.match(
      page.replace(/<!--.*?-->/g, ''),
      /<b>5 a &quot; &lt;i&gt;<\/b><slot><\/slot><in-side[^>]*><template [^>]*><i>inside<\/i><\/template><\/in-side><\/template>per <strong>month/,
    );
    // The browser renders an element that the server cannot render.
    assert.match(page, /<only-here><\/only-here>/);
    assert.equal(read('other/index.html'), plain);
  });
});

test('a missing module is reported', async () => {
  await prerendered('none.mjs', (_, answer) => {
    assert.match(
      String(answer),
      /^The file ".*none\.mjs" does not exist\.\nFix: Pass the module that defines your elements, such as --elements widgets\.js\.$/,
    );
  });
});
