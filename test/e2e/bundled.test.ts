import assert from 'node:assert/strict';
import {join} from 'node:path';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {bundleApplication} from './bundle-application.js';
import {withPage} from './endpoint-page.js';
import {type ProjectFiles, soon, useBrowser} from './site.js';

// A bundled application contains only the optional parts that it imports.

const browser = useBrowser();
const dist = join(import.meta.dirname, '../../../dist');

const body = `<openapi-endpoint spec="/shop.json" method="get" path="/orders/{id}"></openapi-endpoint>
<docs-icon icon="rocket"></docs-icon>
<docs-latex>x^2</docs-latex>
<code-block language="mermaid">graph TD; A-->B</code-block>
<code-block language="rust">fn main() {}</code-block>
<code-block language="json">{"a": 1}</code-block>`;

const bundled = (imports: readonly string[], more = '') =>
  bundleApplication(
    imports.map(path => join(dist, path)),
    more,
  );

/** Returns the optional parts that an operation shows. */
function drawn(page: Page) {
  return page.evaluate(() => {
    const has = (selector: string, from: ParentNode = document): boolean =>
      from.querySelector(selector) !== null ||
      [...from.querySelectorAll('*')].some(({shadowRoot}) => shadowRoot !== null && has(selector, shadowRoot));
    return {
      icons: has('docs-icon svg :is(path, rect)'),
      languages: has('.hljs-keyword'),
      math: has('.katex-html'),
      mermaid: has('docs-mermaid svg[id]'),
      operation: has('.try-button') && has('.hljs-attr'),
    };
  });
}

const elements = ['elements.js'];
const optional = ['icons', 'languages', 'math', 'mermaid'];
const all = Object.fromEntries([...optional, 'operation'].map(name => [name, true]));

/** Opens an application, and waits for these parts. Returns console messages, and requests to our `dist`. */
async function show(application: ProjectFiles, wanted: Readonly<Record<string, boolean>>) {
  let seen = {messages: [] as readonly string[], ours: [] as readonly string[]};
  await withPage(
    browser.open(),
    {body, scripts: ['/app/app.js']},
    application,
    async ({page, messages, uncaught, requests}) => {
      await soon(() => drawn(page), wanted);
      await page.waitForLoadState('networkidle');
      assert.deepEqual(await drawn(page), wanted);
      assert.deepEqual(uncaught, []);
      seen = {messages, ours: requests.filter(path => path.startsWith('/_lectern/'))};
    },
  );
  return seen;
}

test('an operation works without optional parts, and names each missing part once', async () => {
  const {messages, ours} = await show(await bundled(elements), {
    operation: true,
    icons: false,
    languages: false,
    math: false,
    mermaid: false,
  });
  assert.deepEqual(messages.map(text => /"lectern\/(\w+)"/.exec(text)?.[1] ?? text).sort(), optional);
  assert.deepEqual(ours, []);
});

const named = `import {loadPartsFrom} from ${JSON.stringify(join(dist, 'parts/parts.js'))}; loadPartsFrom('/_lectern');`;

test("optional parts load by import, or from the application's folder", async () => {
  // The other parts take megabytes to bundle.
  const imports = ['math', 'languages'].map(part => `parts/${part}.js`);
  const {messages, ours} = await show(await bundled([...imports, ...elements], named), all);
  // This bundler does not copy formula fonts. Others do.
  assert.deepEqual(
    messages.filter(text => !/Failed to load resource.*404/.test(text)),
    [],
  );
  assert.deepEqual([...new Set(ours.map(path => path.split('/')[2]))].sort(), ['icons', 'mermaid']);
});
