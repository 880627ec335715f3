import assert from 'node:assert/strict';
import {test} from 'node:test';
import {shopText} from './endpoint-page.js';
import {serve, soon, useBrowser} from './site.js';

// Host pages with colliding class names, and with their own conventions for dark mode.

const browser = useBrowser();

async function open(
  attributes: string,
  body: string,
  style = '',
  script = '/_lectern/elements.js',
  policy?: string,
  delays?: ReadonlyMap<string, Promise<unknown>>,
) {
  const html = `<!doctype html><html lang="en" ${attributes}><head><meta charset="utf-8"><title>x</title><style>${style}</style><script type="module" src="${script}"></script></head><body>${body}</body></html>`;
  const site = await serve(
    {'page.html': html, 'shop.json': shopText},
    {...(policy !== undefined && {headers: {'content-security-policy': policy}}), ...(delays && {delays})},
  );
  const context = await browser.open().newContext();
  const tab = await context.newPage();
  const asked: string[] = [];
  const errors: string[] = [];
  tab.on('request', request => asked.push(new URL(request.url()).pathname));
  tab.on('pageerror', error => errors.push(error.message));
  await tab.goto(`${site.url}page.html`, {waitUntil: delays ? 'domcontentloaded' : 'load'});
  return {
    tab,
    asked,
    errors,
    async close() {
      await context.close();
      site.close();
    },
  };
}

test('host classes with our names do not affect elements', async () => {
  const {tab, close} = await open(
    '',
    '<div class="site"><div class="docs-content"><docs-note>Splitting is on.</docs-note><openapi-endpoint spec="/shop.json" method="get" path="/orders"></openapi-endpoint></div></div>',
  );
  try {
    for (const tag of ['docs-note', 'openapi-endpoint'])
      await tab.waitForFunction(
        name => document.querySelector(name)?.shadowRoot?.querySelector('.docs-foreign > *'),
        tag,
      );
  } finally {
    await close();
  }
});

const dark: readonly (readonly [name: string, attributes: string, style: string, mode: string])[] = [
  ['a class', 'class="dark"', '', 'dark'],
  ['data-theme', 'data-theme="dark"', '', 'dark'],
  ['a dark background', '', 'body{background:#111;color:#eee}', 'dark'],
  ['a light background on a dark page', '', 'html{background:#111}body{background:#fff}', 'light'],
  ['color-scheme before everything else', 'class="dark"', ':root{color-scheme:light}', 'light'],
  ['nothing', '', '', 'light'],
];
for (const [name, attributes, style, mode] of dark)
  test(`elements follow a page that sets its mode by ${name}`, async () => {
    const {tab, close} = await open(attributes, '<docs-note>Splitting is on.</docs-note>', style);
    try {
      await tab.waitForFunction(() => document.querySelector('docs-note')?.hasAttribute('data-mode'));
      assert.equal(await tab.getAttribute('docs-note', 'data-mode'), mode);
    } finally {
      await close();
    }
  });

test("a nested element follows its container's mode and the page's changes", async () => {
  for (const [first, second] of [
    ['accordion-group', 'docs-accordion'],
    ['docs-accordion', 'accordion-group'],
  ] as const) {
    const {tab, close} = await open(
      'class="dark"',
      '<accordion-group><docs-accordion title="In a group">yes</docs-accordion></accordion-group>',
      '.dark body{background:#111}',
      `/_lectern/elements/${first}.js`,
    );
    const modes = () =>
      tab.evaluate(() =>
        ['accordion-group', 'docs-accordion'].map(tag => document.querySelector<HTMLElement>(tag)?.dataset.mode).join(),
      );
    try {
      await tab.waitForFunction(
        tag => document.querySelector(tag)?.shadowRoot?.querySelector('.docs-foreign > *'),
        first,
      );
      await tab.addScriptTag({type: 'module', url: `/_lectern/elements/${second}.js`});
      await tab.waitForFunction(
        tag => document.querySelector(tag)?.shadowRoot?.querySelector('.docs-foreign > *'),
        second,
      );
      assert.equal(await modes(), 'dark,dark', `${first} first`);
      await tab.evaluate(() => document.documentElement.classList.remove('dark'));
      await soon(modes, 'light,light');
      await tab.evaluate(() => document.documentElement.classList.add('dark'));
      await soon(modes, 'dark,dark');
    } finally {
      await close();
    }
  }
});

test('icons in an element render on pages without that tag, also after updates', async () => {
  const {tab, close} = await open('', '<docs-card title="One" icon="rocket">Text.</docs-card>');
  const drawn = (icon: string) =>
    tab.waitForFunction(
      name =>
        document
          .querySelector('docs-card')
          ?.shadowRoot?.querySelector(`docs-icon[icon="${name}"]`)
          ?.querySelector('svg'),
      icon,
      {timeout: 10_000},
    );
  try {
    await drawn('rocket');
    await tab.evaluate(() => document.querySelector('docs-card')?.setAttribute('icon', 'gear'));
    await drawn('gear');
  } finally {
    await close();
  }
});

test("an icon has the text's size, or its own", async () => {
  const {tab, close} = await open(
    '',
    '<p style="font-size:20px"><docs-icon icon="star"></docs-icon><docs-icon icon="star" size="40"></docs-icon></p>',
  );
  try {
    await tab.waitForFunction(() =>
      [...document.querySelectorAll('docs-icon')].every(each => each.shadowRoot?.querySelector('svg')),
    );
    const widths = await tab.$$eval('docs-icon', all =>
      all.map(each => Math.round(each.shadowRoot?.querySelector('svg')?.getBoundingClientRect().width ?? 0)),
    );
    assert.ok((widths[0] as number) <= 24, String(widths));
    assert.equal(widths[1], 40);
  } finally {
    await close();
  }
});

test('content added after an operation renders too', async () => {
  const {tab, close} = await open(
    '',
    '<script type="module" src="/_lectern/elements/openapi-endpoint.js"></script><main><openapi-endpoint spec="/shop.json" method="get" path="/orders/{id}"></openapi-endpoint></main>',
    '',
    '/_lectern/elements/openapi-endpoint.js',
  );
  try {
    await tab.locator('openapi-endpoint').getByText('Get an order').first().waitFor();
    await tab.waitForFunction(() =>
      ['docs-tabs', 'code-group', 'code-block', 'request-example', 'response-example'].every(tag =>
        customElements.get(tag),
      ),
    );
    await tab.evaluate(() => {
      const write = (tag: string, text: string) => {
        const element = document.createElement(tag);
        element.textContent = text;
        if (tag === 'code-block') element.setAttribute('language', 'js');
        return element;
      };
      const main = document.querySelector('main') as Element;
      const tabs = document.createElement('docs-tabs');
      const one = write('docs-tab', 'first');
      one.setAttribute('title', 'One');
      tabs.append(one);
      // Sets a property before the element is defined.
      main.append(Object.assign(write('code-block', 'const a = 1'), {lines: true}), tabs);
      for (const tag of ['code-group', 'request-example', 'response-example']) {
        const group = document.createElement(tag);
        group.append(write('code-block', 'const b = 2'));
        main.append(group);
      }
    });
    for (const tag of ['docs-tabs', 'code-group', 'code-block', 'request-example', 'response-example'])
      await tab.waitForFunction(
        name => document.querySelector(`main > ${name}`)?.shadowRoot?.querySelector('.docs-foreign > *'),
        tag,
      );
    // Attributes can change, and the host can move the element.
    await tab.evaluate(() => {
      const block = document.querySelector('main > code-block') as Element;
      block.setAttribute('title', 'a.js');
      document.body.append(block);
    });
    await tab.locator('body > code-block').getByText('a.js').waitFor();
    // The element's props are properties, although its class does not know the component.
    const said = await tab.evaluate(() => {
      const block = document.querySelector('body > code-block') as HTMLElement & Record<string, unknown>;
      const before = [block.language, block.lines, block.wrap, block.getAttribute('lines')];
      block.filename = 'b.js';
      block.wrap = true;
      block.lines = false;
      block.removeAttribute('title');
      return [...before, block.getAttribute('filename'), block.getAttribute('wrap'), block.getAttribute('lines')];
    });
    assert.deepEqual(said, ['js', true, false, '', 'b.js', '', null]);
    await tab.locator('body > code-block').getByText('b.js').waitFor();
  } finally {
    await close();
  }
});

test("brand shades follow the page's color with enough contrast", async () => {
  const brands = ['#7c3aed', '#facc15', '#22c55e', '#111111', '#ff0066'];
  const {tab, close} = await open(
    '',
    brands
      .flatMap(brand =>
        ['light', 'dark'].map(
          mode => `<docs-card mode="${mode}" title="A" icon="star" style="--docs-brand:${brand}">b</docs-card>`,
        ),
      )
      .join(''),
  );
  try {
    await tab.waitForFunction(() =>
      [...document.querySelectorAll('docs-card')].every(each => each.shadowRoot?.querySelector('.docs-foreign > *')),
    );
    const ratios = await tab.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), {width: 1, height: 1}).getContext('2d', {
        willReadFrequently: true,
      })!;
      const luminance = (color: string) => {
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(each => {
          const part = each / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      return [...document.querySelectorAll<HTMLElement>('docs-card')].flatMap(card => {
        const box = card.shadowRoot?.querySelector('.docs-foreign') as HTMLElement;
        const value = (token: string) => {
          box.style.color = `var(${token})`;
          return getComputedStyle(box).color;
        };
        const ratio = (text: string, surface: string) => {
          const [one, other] = [luminance(value(text)), luminance(value(surface))].sort((a, b) => b - a) as [
            number,
            number,
          ];
          return (one + 0.05) / (other + 0.05);
        };
        return [
          ['--docs-brand-text', '--docs-surface-0'],
          ['--docs-brand-text', '--docs-brand-surface'],
          ['--docs-on-brand', '--docs-brand'],
        ].map(([text, surface]) => ({
          pair: `${card.style.cssText} ${card.dataset.mode} ${text} on ${surface}`,
          ratio: ratio(text as string, surface as string),
        }));
      });
    });
    assert.equal(ratios.length, brands.length * 6);
    assert.deepEqual(
      ratios.filter(({ratio}) => ratio < 4.5),
      [],
    );
  } finally {
    await close();
  }
});

test('consecutive elements have a gap, unless a layout sets it', async () => {
  const {tab, close} = await open(
    '',
    '<docs-note>a</docs-note><docs-note>b</docs-note><card-group cols="2"><docs-card title="A">a</docs-card><docs-card title="B">b</docs-card></card-group>',
  );
  try {
    await tab.waitForFunction(() => document.querySelectorAll(':not(:defined)').length === 0);
    const [one, other] = await tab.$$eval('docs-note', all => all.map(each => each.getBoundingClientRect().toJSON()));
    assert.equal(other.top - one.bottom, 16);
    assert.deepEqual(
      await tab.$$eval('card-group > docs-card', all => all.map(each => getComputedStyle(each).marginTop)),
      ['0px', '0px'],
    );
  } finally {
    await close();
  }
});

const unseen: readonly (readonly [name: string, body: string, show: string])[] = [
  ['far below with loading="lazy"', '<div style="height:5000px"></div>%', 'scrollTo(0, 9999)'],
  ['in a closed fold', '<details><summary>s</summary>%</details>', "document.querySelector('details').open = true"],
  ['in a closed dialog', '<dialog style="width:600px">%</dialog>', "document.querySelector('dialog').showModal()"],
  ['in a tab that is hidden', '<div hidden>%</div>', "document.querySelector('[hidden]').hidden = false"],
];
for (const [name, body, show] of unseen)
  test(`an operation ${name} loads when it is visible`, async () => {
    const lazy = name.includes('lazy') ? ' loading="lazy"' : '';
    const endpoint = `<openapi-endpoint spec="/shop.json" path="/orders"${lazy}></openapi-endpoint>`;
    const {tab, asked, close} = await open('', body.replace('%', endpoint));
    try {
      await tab.waitForFunction(() => customElements.get('openapi-endpoint'));
      await tab.waitForTimeout(300);
      assert.ok(!asked.includes('/shop.json'));
      await tab.evaluate(show);
      await tab.locator('openapi-endpoint').getByText('List orders').first().waitFor();
    } finally {
      await close();
    }
  });

test('on right-to-left pages, code and paths run left to right', async () => {
  const {tab, close} = await open(
    'dir="rtl"',
    '<main style="width:360px"><openapi-endpoint spec="/shop.json" method="put" path="/orders/{id}"></openapi-endpoint><param-field query="limit" type="integer">x</param-field></main>',
  );
  try {
    await tab.locator('openapi-endpoint').getByText('Change an order').first().waitFor();
    await tab.waitForTimeout(300);
    const wrong = await tab.evaluate(() =>
      ['openapi-endpoint', 'param-field'].flatMap(tag => {
        const root = document.querySelector(tag)?.shadowRoot;
        const found = [...(root?.querySelectorAll('code, pre, .operation-path, .field-type, .field-name') ?? [])];
        if (found.length < 2) return [`${tag} has ${found.length}`];
        return found
          .filter(each => getComputedStyle(each).direction !== 'ltr')
          .map(each => `${tag} ${each.className} ${each.textContent}`);
      }),
    );
    assert.deepEqual(wrong, []);
    const {wide, seen} = await tab.evaluate(() => ({wide: document.documentElement.scrollWidth, seen: innerWidth}));
    assert.ok(wide <= seen, `${wide} of ${seen}`);
  } finally {
    await close();
  }
});

test('a policy that forbids markup is reported as text and as an event', async () => {
  const {tab, close, errors} = await open(
    '',
    '<docs-note>a</docs-note><openapi-endpoint spec="/shop.json" path="/orders"></openapi-endpoint>',
    '',
    '/_lectern/elements.js',
    "require-trusted-types-for 'script'; trusted-types 'none'",
  );
  try {
    for (const tag of ['docs-note', 'openapi-endpoint'])
      await tab.locator(tag).getByText('This page has to allow the trusted-types lectern and lectern-worker').waitFor();
    assert.deepEqual(errors, []);
  } finally {
    await close();
  }
});

test('reserved space is filled while the document loads, without a layout shift', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>(done => {
    release = done;
  });
  const {tab, close} = await open(
    '',
    '<p>Before</p><openapi-endpoint spec="/shop.json" path="/orders"></openapi-endpoint><p>After</p>',
    'openapi-endpoint{display:block;min-height:900px}',
    '/_lectern/elements.js',
    undefined,
    new Map([['/shop.json', held]]),
  );
  try {
    const skeleton = tab.locator('openapi-endpoint .operation-skeleton');
    await skeleton.waitFor({timeout: 1000});
    // Without its style sheet, a skeleton is an empty box.
    assert.equal(
      await skeleton
        .locator('div')
        .first()
        .evaluate(line => line.clientHeight),
      32,
    );
    await tab.locator('openapi-endpoint .reading-note').getByText('Reading shop.json').waitFor();
    release();
    await tab.locator('openapi-endpoint').getByText('List orders').first().waitFor();
    await tab.waitForTimeout(300);
    const shift = await tab.evaluate(
      () =>
        new Promise<number>(done => {
          new PerformanceObserver(list =>
            done(list.getEntries().reduce((sum, each) => sum + (each as unknown as {value: number}).value, 0)),
          ).observe({type: 'layout-shift', buffered: true});
          setTimeout(done, 200, 0);
        }),
    );
    assert.ok(shift <= 0.01, String(shift));
    assert.equal(await tab.locator('openapi-endpoint .operation-skeleton').count(), 0);
  } finally {
    release();
    await close();
  }
});
