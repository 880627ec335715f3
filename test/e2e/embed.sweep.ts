import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {components} from '../../src/components/table.js';
import {axeFindings} from './axe.js';
import {uses} from './embed-uses.js';
import {pixel, serve, useBrowser} from './site.js';

// Hand-written elements in a host page with a hostile style sheet.

const browser = useBrowser();
const hostile = '* { all: unset !important; font-size: 40px !important }';

const html = (style: string, body: string, script = '/_lectern/elements.js') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Journal</title><style>${style}</style><script type="module" src="${script}"></script></head><body><main><h1 id="own">Journal</h1><p>Own words.</p>${body}</main></body></html>`;

async function open(page: string, use: (page: Page, messages: string[]) => Promise<void>): Promise<void> {
  const site = await serve({'page.html': page, 'dot.png': pixel});
  const context = await browser.open().newContext({viewport: {width: 1000, height: 800}});
  try {
    const tab = await context.newPage();
    const messages: string[] = [];
    tab.on('console', message => ['error', 'warning'].includes(message.type()) && messages.push(message.text()));
    tab.on('pageerror', error => messages.push(error.message));
    await tab.goto(`${site.url}page.html`);
    await use(tab, messages);
  } finally {
    await context.close();
    site.close();
  }
}

const all = Object.values(uses).join('\n');
const built = (page: Page) =>
  page.waitForFunction(() => document.querySelectorAll('main > :not(:defined)').length === 0);

/**
 * Returns every computed value of every element in every shadow root, by path. Leaves out code colors, because they
 * arrive later.
 */
const inside = (page: Page) =>
  page.evaluate(() => {
    const styles: Record<string, string> = {};
    const walk = (element: Element, path: string) => {
      if (element.closest('.hljs, code, svg, docs-icon')) return;
      const style = getComputedStyle(element);
      styles[path] = [...style]
        // Sizes depend on the slotted text, which has the host page's font.
        .filter(
          name =>
            !/^(?:-|(?:min-|max-)?(?:width|height|inline-size|block-size)|grid-template|perspective-origin|transform-origin|inset|top|left|right|bottom)/.test(
              name,
            ),
        )
        .map(name => `${name}:${style.getPropertyValue(name)}`)
        .join(';');
      for (const [index, child] of [...element.children].entries()) walk(child, `${path}>${child.localName}${index}`);
    };
    document.querySelectorAll('main *').forEach((host, index) => {
      const content = host.shadowRoot?.querySelector('.docs-foreign');
      if (content) walk(content, `${host.localName}${index}`);
    });
    return styles;
  });

test('every component can be written by hand', () => {
  const tags = new Set(components.map(({tag}) => tag));
  for (const tag of Object.keys(uses)) tags.delete(tag);
  // These tags only exist inside their containers. All callouts use one function.
  for (const tag of ['docs-tab', 'docs-step', 'docs-column', 'docs-color-row', 'docs-color-item']) tags.delete(tag);
  for (const tag of ['hero-aside', 'docs-feature']) tags.delete(tag);
  for (const tag of ['docs-tree-folder', 'docs-tree-file', 'docs-info', 'docs-tip', 'docs-warning']) tags.delete(tag);
  for (const tag of ['docs-check', 'docs-danger', 'docs-important']) tags.delete(tag);
  // The renderer of API documents has its own tests.
  assert.deepEqual(
    [...tags].filter(tag => !tag.startsWith('openapi-')),
    [],
  );
});

test('hand-written elements build themselves, without a message in the console', () =>
  open(html('', all), async (page, messages) => {
    await built(page);
    for (const tag of Object.keys(uses)) {
      const text = await page.evaluate(name => {
        const root = document.querySelector(name)?.shadowRoot;
        return root?.querySelector(`.docs-foreign > ${name}[data-rendered], .docs-foreign > code-block`)
          ? 'built'
          : `${root?.innerHTML}`;
      }, tag);
      assert.equal(text, 'built', tag);
    }
    assert.deepEqual(messages, []);
  }));

test('a hostile style sheet of the page changes nothing inside, and nothing inside changes the page', async () => {
  const before = {inside: {} as Record<string, string>, own: ''};
  const own = (page: Page) =>
    page.evaluate(() => {
      const style = getComputedStyle(document.querySelector('#own') as Element);
      return [...style].map(name => `${name}:${style.getPropertyValue(name)}`).join(';');
    });
  await open(html('', all), async page => {
    await built(page);
    await page.waitForTimeout(300);
    before.inside = await inside(page);
  });
  await open(html(hostile, '', '/nothing.js'), async page => {
    before.own = await own(page);
  });
  await open(html(hostile, all), async page => {
    await built(page);
    await page.waitForTimeout(300);
    assert.equal(await own(page), before.own);
    const after = await inside(page);
    assert.ok(Object.keys(after).length > 150, `${Object.keys(after).length} elements`);
    assert.deepEqual(Object.keys(after), Object.keys(before.inside));
    for (const [path, style] of Object.entries(after))
      assert.deepEqual(
        style.split(';').filter((each, index) => each !== before.inside[path]?.split(';')[index]),
        [],
        path,
      );
  });
});

test('attributes in kebab-case are props, and changing one changes the element', () =>
  open(html('', '<docs-expandable title="Less" default-open>x</docs-expandable>'), async page => {
    await built(page);
    const seen = () =>
      page.evaluate(() => {
        const details = document.querySelector('docs-expandable')?.shadowRoot?.querySelector('details');
        return [details?.open, details?.querySelector('summary')?.textContent?.trim()];
      });
    assert.deepEqual(await seen(), [true, 'Less']);
    await page.evaluate(() => document.querySelector('docs-expandable')?.setAttribute('title', 'More'));
    assert.deepEqual(await seen(), [true, 'More']);
  }));

test('tabs show one panel, move with the arrow keys, and see a tab that is added later', () =>
  open(html('', uses['docs-tabs'] as string), async page => {
    await built(page);
    const visible = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('docs-tab')].filter(tab => tab.checkVisibility()).map(tab => tab.textContent),
      );
    assert.deepEqual(await visible(), ['first']);
    await page.getByRole('tab', {name: 'One'}).focus();
    await page.keyboard.press('ArrowRight');
    assert.deepEqual(await visible(), ['second']);
    await page.evaluate(() => {
      const tab = document.createElement('docs-tab');
      tab.title = 'Three';
      tab.append('third');
      document.querySelector('docs-tabs')?.append(tab);
    });
    await page.getByRole('tab', {name: 'Three'}).click();
    assert.deepEqual(await visible(), ['third']);
  }));

test('code is taken as it is indented, and changes with its text', () =>
  open(html('', uses['code-block'] as string), async page => {
    await built(page);
    const code = () =>
      page.evaluate(() => document.querySelector('code-block')?.shadowRoot?.querySelector('pre code')?.textContent);
    assert.equal((await code())?.trimEnd(), 'const a = 1;\n  const b = 2;');
    await page.evaluate(() => {
      (document.querySelector('code-block') as Element).textContent = 'let c;';
    });
    await page.waitForFunction(() =>
      document.querySelector('code-block')?.shadowRoot?.querySelector('pre code')?.textContent?.includes('let c;'),
    );
  }));

test('one element has a script of its own, and two copies of the scripts do not disturb each other', () =>
  open(
    html(
      '',
      `${uses['param-field']}<script type="module" src="/_lectern/elements.js"></script>`,
      '/_lectern/elements/param-field.js',
    ),
    async (page, messages) => {
      await built(page);
      assert.match(
        (await page.evaluate(() => document.querySelector('param-field')?.shadowRoot?.textContent)) ?? '',
        /limit.*integer.*required/s,
      );
      assert.deepEqual(messages, []);
    },
  ));

test('the color mode is that of the page, or the one that the attribute names', () =>
  open(
    html(':root.night{color-scheme:dark}', '<docs-note>a</docs-note><docs-tip mode="dark">b</docs-tip>'),
    async page => {
      await built(page);
      const modes = () =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('docs-note,docs-tip')].map(each => each.dataset.mode),
        );
      assert.deepEqual(await modes(), ['light', 'dark']);
      await page.evaluate(() => document.documentElement.classList.add('night'));
      await page.waitForFunction(() => document.querySelector<HTMLElement>('docs-note')?.dataset.mode === 'dark');
    },
  ));

test('a dangerous address does not become a link or a picture, and text is not HTML', () =>
  open(
    html(
      '',
      '<docs-card title="&lt;img src=x onerror=fired()&gt;" href="javascript:fired()" img="javascript:fired()">x</docs-card>',
    ),
    async page => {
      await built(page);
      const seen = await page.evaluate(() => {
        const root = document.querySelector('docs-card')?.shadowRoot;
        return [root?.querySelectorAll('a, img').length, root?.querySelector('.card-title')?.textContent];
      });
      assert.deepEqual(seen, [0, '<img src=x onerror=fired()>']);
    },
  ));

test('axe finds nothing in hand-written elements', () =>
  open(html('', all), async page => {
    await built(page);
    assert.deepEqual(await axeFindings(page), []);
  }));

test('a page may set the tokens of an element, and nothing else of it', () =>
  open(
    html(
      'docs-card { --docs-brand: rgb(1, 2, 3) } .card-title { display: none }',
      '<docs-card title="A">b</docs-card>',
    ),
    async page => {
      await built(page);
      const seen = await page.evaluate(() => {
        const card = document.querySelector('docs-card')?.shadowRoot?.querySelector('.card') as Element;
        const title = card.querySelector('.card-title') as Element;
        return [getComputedStyle(card).getPropertyValue('--docs-brand'), getComputedStyle(title).display !== 'none'];
      });
      assert.deepEqual(seen, ['rgb(1, 2, 3)', true]);
    },
  ));
