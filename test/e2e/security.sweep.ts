import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import type {Page} from 'playwright-core';
import {docs, page, pages, pixel, serve, shared, texts, useBrowser, visit, withSite} from './site.js';

const browser = useBrowser();
const {path, skip} = shared('security/payloads.json');

interface Payload {
  readonly id: string;
  readonly context: 'markdown' | 'html' | 'mdx' | 'name' | 'url';
  readonly payload: string;
}
const payloads: readonly Payload[] = skip ? [] : JSON.parse(readFileSync(path, 'utf8'));
const of = (...contexts: readonly string[]) => payloads.filter(each => contexts.includes(each.context));

/** Returns elements that content must never produce. */
function dangerous(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walk = (root: ParentNode) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) walk(element.shadowRoot);
        const own = element.matches('script[src="/_lectern/lectern.js"]');
        if (
          !own &&
          element.matches('script, object, embed, base, iframe[srcdoc], meta[http-equiv], style, form, template')
        )
          found.push(element.outerHTML.slice(0, 120));
        for (const {name, value} of element.attributes)
          if (/^on/i.test(name) || name === 'srcdoc' || /^\s*(javascript|vbscript|data:text)/i.test(value))
            if (!['content', 'title', 'alt', 'aria-label', 'placeholder', 'icon'].includes(name))
              found.push(`${element.localName} ${name}="${value.slice(0, 80)}"`);
      }
    };
    walk(document);
    return found;
  });
}

describe('payloads', {skip}, () => {
  test('as the text of a page run nothing, ask nobody and leave nothing dangerous', () => {
    const bodies = of('markdown', 'html', 'mdx');
    const files = {
      'docs.json': docs({navigation: {pages: ['index', ...bodies.map(({id}) => `p/${id}`)]}}),
      'index.mdx': page('Welcome', 'Hello.'),
      ...Object.fromEntries(
        bodies.map(({id, payload}) => [
          `p/${id}.mdx`,
          page(
            id,
            `${payload}\n\n# ${payload}\n\n| a |\n|---|\n| ${payload} |\n\n<Card title="x">\n${payload}\n</Card>`,
          ),
        ]),
      ),
    };
    return withSite(browser.open(), files, async ({page, shows, go, dialogs, requests, uncaught}) => {
      await shows('Welcome');
      for (const {id} of bodies) {
        await go(`#/p/${id}`, id);
        assert.deepEqual(await dangerous(page), [], id);
      }
      assert.equal(await page.evaluate(() => (({}) as {polluted?: unknown}).polluted), undefined);
      await page.waitForLoadState('networkidle');
      assert.deepEqual(dialogs, []);
      assert.deepEqual(uncaught, []);
      assert.deepEqual(
        requests.filter(url => url.includes('/style') || (url.includes('canary.invalid') && !/\.(png|gif)/.test(url))),
        [],
      );
    });
  });

  test('as titles, names and labels stay text', () => {
    const names = of('name', 'html', 'markdown');
    const yaml = (text: string) => JSON.stringify(text);
    const files = {
      'docs.json': docs({
        name: names[0]?.payload,
        description: names[1]?.payload,
        banner: {content: names[1]?.payload, id: names[0]?.payload},
        navbar: {links: names.map(({payload}) => ({label: payload, href: '/x', icon: payload}))},
        footer: {links: [{header: names[0]?.payload, items: [{label: names[1]?.payload, href: '/x'}]}]},
        search: {prompt: names[0]?.payload},
        errors: {'404': {title: names[0]?.payload, description: names[1]?.payload}},
        navigation: {
          tabs: [
            {
              tab: names[0]?.payload,
              icon: names[0]?.payload,
              groups: names.map(({id, payload}) => ({group: payload, tag: payload, icon: payload, pages: [`n/${id}`]})),
            },
            {tab: names[1]?.payload, pages: ['x']},
          ],
        },
      }),
      ...pages('x'),
      ...Object.fromEntries(
        names.map(({id, payload}) => [
          `n/${id}.mdx`,
          `---\ntitle: ${yaml(payload)}\ndescription: ${yaml(payload)}\nicon: ${yaml(payload)}\ntag: ${yaml(payload)}\nopenapi: ${yaml(`get ${payload}`)}\n---\n\nText of ${id}.\n\n## ${payload.replace(/\n/g, ' ')}\n\nText.\n\n## Two\n`,
        ]),
      ),
    };
    return withSite(
      browser.open(),
      files,
      async ({page, shows, dialogs, requests, uncaught}) => {
        await shows('X');
        for (const {id} of names) {
          await page.evaluate(slug => {
            location.hash = `#/${slug}`;
          }, `n/${id}`);
          await page.waitForFunction(
            words => document.querySelector('.site-article')?.textContent?.includes(words),
            `Text of ${id}.`,
          );
          assert.deepEqual(await dangerous(page), [], id);
        }
        await page.keyboard.press('Control+k');
        await page.getByRole('combobox').fill('alert');
        assert.deepEqual(await dangerous(page), [], 'search');
        assert.deepEqual(dialogs, []);
        assert.deepEqual(uncaught, []);
        assert.deepEqual(
          requests.filter(url => url.includes('canary.invalid')),
          [],
        );
      },
      {path: '#/x'},
    );
  });

  test('as addresses in docs.json and in pages become no links but safe ones', () => {
    const urls = of('url').map(({payload}) => payload);
    const files = {
      'docs.json': docs({
        logo: {light: urls[0], href: urls[0]},
        favicon: urls[1],
        navbar: {links: urls.map(href => ({label: 'L', href})), primary: {type: 'button', label: 'P', href: urls[0]}},
        footer: {
          socials: {github: urls[0]},
          links: [{header: 'H', items: urls.map(href => ({label: 'F', href}))}],
          editUrl: urls[0],
        },
        redirects: urls.map((destination, at) => ({source: `/r${at}`, destination})),
        navigation: {global: {anchors: urls.map(href => ({anchor: 'A', href, icon: href}))}, pages: ['index']},
      }),
      'index.mdx': page(
        'Welcome',
        urls
          .map(url => {
            const value = JSON.stringify(url);
            return `<Card title="C" href={${value}} icon={${value}} img={${value}}>x</Card>\n\n<a href={${value}}>a</a> <video src={${value}} poster={${value}} />\n\n[m](<${url.trim()}>)\n`;
          })
          .join('\n'),
      ),
    };
    return withSite(browser.open(), files, async ({page, shows, dialogs, uncaught}) => {
      await shows('Welcome');
      assert.deepEqual(await dangerous(page), []);
      const unsafe = await page.$$eval('[href], [src], [poster]', all =>
        all.flatMap(each =>
          ['href', 'src', 'poster'].flatMap(name => {
            const value = each.getAttribute(name);
            if (value === null) return [];
            const url = new URL(value, location.href);
            return /^https?:$/.test(url.protocol) && !url.username ? [] : [each.outerHTML.slice(0, 200)];
          }),
        ),
      );
      assert.deepEqual(unsafe, []);
      assert.deepEqual(dialogs, []);
      assert.deepEqual(uncaught, []);
    });
  });

  const odd = [
    '//evil.example/x',
    '/..%2f..',
    '/../../x',
    '/%2e%2e/%2e%2e/x',
    '/..\\..\\x',
    '/\\evil.example',
    '/https://evil.example/x',
    '/%00',
    '/%',
    '/a%2Fb',
    '/@evil.example',
  ];
  for (const router of ['hash', 'history'])
    test(`as path, query and hash make no request leave the site (${router})`, async () => {
      const attributes = router === 'history' ? 'router="history" base="/docs/"' : '';
      const site = await serve(
        {
          'docs.json': docs({navigation: {pages: ['index', 'a/b']}}),
          'index.mdx': page('Welcome', 'Hello.'),
          ...pages('a/b'),
        },
        {base: '/docs/', rewrites: true, attributes},
      );
      const {page: tab, requests, dialogs, uncaught, close} = await visit(browser.open(), site.url);
      try {
        for (const text of [...of('url').map(({payload}) => payload), ...odd]) {
          const encoded = encodeURIComponent(text);
          const query = `?url=${encoded}&spec=${encoded}&config=${encoded}&src=${encoded}`;
          await tab.goto(site.url + (router === 'hash' ? `${query}#/${text}` : `${encoded}${query}#${text}`));
          // The browser itself resolves this URL outside the folder, so it is not part of the site.
          if (!new URL(tab.url()).pathname.startsWith('/docs/')) continue;
          await tab.waitForFunction(
            () => document.querySelector('.site-header > *') && document.querySelector('.site-main h1'),
          );
          for (const hash of [`#${text}`, `#/${encoded}`])
            await tab.evaluate(to => {
              location.hash = to;
            }, hash);
        }
        await tab.waitForLoadState('networkidle');
        assert.deepEqual(
          requests.filter(url => !url.startsWith('/') || url.startsWith('//')),
          [],
        );
        assert.deepEqual([dialogs, uncaught], [[], []]);
      } finally {
        await close();
        site.close();
      }
    });
});

const all = `<Note>Note</Note>
<Card title="Card" icon="star" href="/other" color="#ff0000">Text</Card>
<Callout icon="star" color="#00ff00">Callout</Callout>
<Icon icon="star" size={32} color="#ff00ff" />
<Steps><Step title="One">1</Step></Steps>
<Tabs><Tab title="One">1</Tab><Tab title="Two">2</Tab></Tabs>
<AccordionGroup><Accordion title="Accordion">Inside</Accordion></AccordionGroup>
<Expandable title="More"><ResponseField name="a" type="string">A</ResponseField></Expandable>
<ParamField query="limit" type="integer" required>Limit</ParamField>
<Frame caption="Caption"><img src="/a.png" alt="" /></Frame>
<Tooltip tip="Tip">term</Tooltip> <Badge color="green">Badge</Badge>
<Columns cols={2}><Card title="a">a</Card><Card title="b">b</Card></Columns>
<Tree><Tree.Folder name="src" defaultOpen><Tree.File name="a.ts" /></Tree.Folder></Tree>
<Update label="v1">Text</Update>
<Panel>Panel</Panel>
<RequestExample>
\`\`\`bash curl
curl https://example.com
\`\`\`
</RequestExample>
export const x = 3

{x * 2} <div className="flex gap-2">classes</div>

\`\`\`ts {1} lines
const a: number = 1;
\`\`\`

## One

| a | b |
|:-:|--:|
| 1 | 2 |

## Two

$price and a list:

1. one
2. two
`;
const policy =
  "default-src 'self'; script-src 'self'; style-src 'self'; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types lectern lit-html";

test('the strict policy of the rules is kept by a page with all components, search, menus and color mode', () =>
  withSite(
    browser.open(),
    {
      'docs.json': docs({
        colors: {primary: '#16a34a', anchors: {from: '#ff0000', to: '#00ff00'}},
        banner: {content: 'News', dismissible: true},
        appearance: {readingProgress: true},
        background: {decoration: 'gradient'},
        logo: '/a.png',
        favicon: '/a.png',
        fonts: {family: 'Inter'},
        navigation: {
          versions: [
            {version: 'v2', pages: ['index', 'other']},
            {version: 'v1', pages: ['old']},
          ],
        },
      }),
      'index.mdx': page('Welcome', all),
      ...pages('other', 'old'),
      'a.png': pixel,
    },
    async ({page, shows, messages, uncaught}) => {
      await page.addInitScript(() => {
        const violations: string[] = [];
        Object.assign(globalThis, {violations});
        document.addEventListener('securitypolicyviolation', event =>
          violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
        );
      });
      await page.reload();
      await shows('Welcome');
      await page.locator('code-block[data-language=ts]').scrollIntoViewIfNeeded();
      await page.locator('code-block[data-language=ts] [class^=hljs-]').first().waitFor();
      await page.click('site-theme button');
      await page.click('.header-selectors summary');
      await page.hover('.tooltip-term');
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('other');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
      await shows('Other');
      assert.deepEqual(await page.evaluate(() => (globalThis as unknown as {violations: string[]}).violations), []);
      assert.deepEqual(messages, []);
      assert.deepEqual(uncaught, []);
    },
    {headers: {'content-security-policy': policy}},
  ));

test('a second script tag does nothing but say so once', () =>
  withSite(
    browser.open(),
    {'docs.json': docs({navigation: {pages: ['index']}}), 'index.mdx': page('Welcome', 'Hello.')},
    async ({page, shows, messages, uncaught}) => {
      await shows('Welcome');
      await page.waitForLoadState('networkidle');
      assert.deepEqual(messages, ['Lectern is on this page already; the second script does nothing.']);
      assert.deepEqual(await texts(page, '.site-logo'), ['Acme']);
      assert.equal(await page.$$eval('docs-shell', shells => shells.length), 1);
      assert.deepEqual(uncaught, []);
    },
    {head: '<script type="module" src="/_lectern/lectern.js?again"></script>'},
  ));

test('Lectern adds no global', () =>
  withSite(
    browser.open(),
    {'docs.json': docs({navigation: {pages: ['index']}}), 'index.mdx': page('Welcome', all)},
    async ({page, shows}) => {
      await shows('Welcome');
      const added = await page.evaluate(() => {
        const frame = document.createElement('iframe');
        document.body.append(frame);
        const known = new Set(Object.getOwnPropertyNames(frame.contentWindow));
        frame.remove();
        return Object.getOwnPropertyNames(globalThis).filter(name => !known.has(name) && !/^\d+$/.test(name));
      });
      assert.deepEqual(
        added.filter(name => !/^(lit|reactive)[A-Z]\w*Versions$/.test(name)),
        [],
      );
    },
  ));
