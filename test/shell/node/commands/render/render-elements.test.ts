import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createServerRenderer, type RenderOptions} from '../../../../../shell/node/commands/render/ssr.js';
import type {Problem} from '../../../../../src/base/problem.js';
import {components} from '../../../../../src/components/table.js';
import {loadMessages} from '../../../../../src/messages/load-messages.js';
import {uses} from '../../../../e2e/embed-uses.js';
import {shopText} from '../../../../e2e/endpoint-page.js';

const {renderElements, renderEndpoint, streamElements} = createServerRenderer({});
const linked: RenderOptions = {stylesheet: '/e.css'};
const endpoint = '<openapi-endpoint spec="shop.json" method="get" path="/orders/{id}"></openapi-endpoint>';

test('every element gets a shadow root, and the rest is unchanged', async () => {
  const page =
    '<!DOCTYPE html><HTML><body CLASS=x>a &amp b<docs-note  id=n title="a&quot;b">Hi <b>x</b></docs-note><slot></slot>';
  const drawn = await renderElements(page, linked);
  const root = /<template shadowroot="open" shadowrootmode="open">(.*?)<\/template>/.exec(drawn);
  assert.match(
    root?.[1] ?? '',
    /^<link rel="stylesheet" href="\/e.css"><div class="docs-foreign docs-content" data-in="body"><docs-note data-rendered>/,
  );
  assert.equal(drawn.replace(root?.[0] ?? '', ''), page.replace('<docs-note  id=n', '<docs-note id="n"'));
});

test('every hand-writable component renders', async () => {
  for (const [tag, use] of Object.entries(uses)) {
    const drawn = await renderElements(use, linked);
    const own = components.find(each => each.tag === tag);
    assert.ok(own, tag);
    assert.match(
      drawn,
      new RegExp(
        `^<${tag}\\b[^>]*><template [^>]*><link [^>]*><div class="docs-foreign[^>]*>(?:<${tag} |<slot|<code-block)`,
      ),
      tag,
    );
  }
});

test('a rendered page is not rendered again', async () => {
  const once = await renderElements(`<docs-card title="A">b</docs-card>${endpoint}`, {...linked, read: () => shopText});
  assert.equal(await renderElements(once, {...linked, read: () => shopText}), once);
});

test('operations render completely from a document that is read once', async () => {
  const asked: string[] = [];
  const read = (address: string) => {
    asked.push(address);
    return shopText;
  };
  const drawn = await renderElements(endpoint + endpoint.replace('/{id}', ''), {...linked, read});
  assert.deepEqual(asked, ['shop.json']);
  for (const words of ['Get an order', 'List orders', 'There is none.', 'hljs-'])
    assert.ok(drawn.includes(words), words);
  assert.equal(drawn.match(/<template/g)?.length, 2);
});

test("documents get their URL if the page's is known", async () => {
  const asked: string[] = [];
  const read = (address: string) => void asked.push(address);
  for (const url of ['https://a.example/b/c.html', 'sub/page.html', undefined])
    await renderElements(endpoint, {...linked, read, onError() {}, ...(url !== undefined && {url})});
  await renderElements(endpoint.replace('shop.json', '../up.json'), {
    ...linked,
    read,
    onError() {},
    url: 'sub/page.html',
  });
  assert.deepEqual(asked, ['https://a.example/b/shop.json', 'sub/shop.json', 'shop.json', 'up.json']);
});

test('slices are read directly', async () => {
  const files: Readonly<Record<string, string>> = {
    'api/index.json': JSON.stringify({
      operations: [{id: 'get-orders-id', kind: 'operation', method: 'GET', path: '/orders/{id}', title: 'x'}],
    }),
    'api/get-orders-id.json': shopText,
  };
  const page = endpoint.replace('spec="shop.json"', 'slices="api"');
  assert.match(await renderElements(page, {...linked, read: path => files[path]}), /Get an order/);
});

test('an unreadable document rejects, or is reported and left to the browser', async () => {
  const problems: Problem[] = [];
  const options: RenderOptions = {
    ...linked,
    onError: problem => problems.push(problem),
    read(address) {
      if (address === 'broken.json') throw new Error('the disk is gone');
      return address === 'shop.json' ? shopText : undefined;
    },
  };
  // Without `onError`, a page with a failed element rejects.
  await assert.rejects(
    renderElements(endpoint.replace('shop.json', 'broken.json'), {...linked, read: options.read!}),
    /^Error: This page references the API document "broken\.json", which Lectern cannot read: the disk is gone\./,
  );
  await assert.rejects(renderEndpoint({...linked, spec: 'absent.json', read: options.read!}), /does not exist/);
  const page = ['absent.json', 'broken.json', 'shop.json']
    .map(spec => endpoint.replace('shop.json', spec).replace('{id}', 'no'))
    .join('');
  assert.equal(await renderElements(page, options), page);
  assert.deepEqual(
    problems.map(each => each.message),
    [
      'This page references the API document "absent.json", which does not exist.',
      'This page references the API document "broken.json", which Lectern cannot read: the disk is gone.',
      'This page references the operation "GET /orders/no", which does not exist in shop.json.',
    ],
  );
});

test('script URLs are left out', async () => {
  const drawn = await renderElements(
    '<docs-card title="x" href="java&#10;script:alert(1)" img="javascript:1"></docs-card>',
    linked,
  );
  assert.doesNotMatch(drawn.replace(/<docs-card title[^>]*>/, ''), /alert|javascript:/);
  assert.match(
    await renderElements('<docs-card title="x" href="a/b?c"></docs-card>', linked),
    /<a [^>]*href="a\/b\?c"/,
  );
  const told = await renderElements('<docs-card title="x" href="b"></docs-card>', {
    ...linked,
    url: 'https://a.example/a/',
  });
  assert.match(told, /<a [^>]*href="https:\/\/a.example\/a\/b"/);
});

const documentLinks: readonly (readonly [written: string, url: string | undefined, href: string | undefined])[] = [
  ['/rest/a?b#c', undefined, '/rest/a?b#c'],
  ['/rest/a', 'sub/page.html', '/rest/a'],
  ['/rest/a', 'https://a.example/b/', 'https://a.example/rest/a'],
  ['rest/a', 'https://a.example/b/', 'https://a.example/b/rest/a'],
  ['https://b.example/', undefined, 'https://b.example/'],
  // The target of these paths is unknown, or differs from their appearance.
  ['rest/a', undefined, undefined],
  ['//b.example/', undefined, undefined],
  ['/.//b.example/', undefined, undefined],
  ['/\\\\b.example/', undefined, undefined],
  ['javascript:fired()', undefined, undefined],
];
for (const [written, url, href] of documentLinks)
  test(`a document's link to ${written} in ${url ?? 'a page without address'} leads to ${href}`, async () => {
    const text = shopText
      .replace('All about', 'all')
      .replace('"There is none."', JSON.stringify(`See [it](${written}).`));
    const drawn = await renderElements(endpoint, {...linked, read: () => text, ...(url !== undefined && {url})});
    assert.match(drawn, /See /);
    assert.equal(/<a href="([^"]*)"[^>]*>it<\/a>/.exec(drawn)?.[1], href);
  });

test('attributes are escaped', async () => {
  const drawn = await renderElements('<docs-badge data-x=\'"><script>\' color="green">a</docs-badge>', linked);
  assert.match(drawn, /^<docs-badge data-x="&quot;&gt;&lt;script&gt;" color="green"><template/);
});

const modes: readonly (readonly [name: string, page: string, mode: string | undefined])[] = [
  ['an attribute', '<docs-note mode="dark">a</docs-note>', 'dark'],
  ['a class of the page', '<div class="dark"><docs-note>a</docs-note></div>', 'dark'],
  ['the attribute before the class', '<div class="dark"><docs-note mode="light">a</docs-note></div>', 'light'],
  ['nothing', '<docs-note>a</docs-note>', undefined],
];
for (const [name, page, mode] of modes)
  test(`an element's mode set by ${name}`, async () => {
    assert.equal(/data-mode="(\w+)"/.exec(await renderElements(page, linked))?.[1], mode);
  });

test("the style sheet is next to the page's script", async () => {
  const page = (src: string) => `<script type="module" src="${src}"></script><docs-note>a</docs-note>`;
  for (const [src, href] of [
    ['lectern/elements.js', 'lectern/styles/elements.css'],
    ['https://cdn.example/x/elements/docs-note.js?v=1', 'https://cdn.example/x/styles/elements.css'],
  ] as const)
    assert.match(
      await renderElements(page(src)),
      new RegExp(`<link rel="stylesheet" href="${href}"><div [^>]* data-js>`),
    );
  await assert.rejects(renderElements('<docs-note>a</docs-note>'), /as "stylesheet"/);
});

test('elements inside our own markup are unchanged', async () => {
  for (const page of [
    '<docs-shell><docs-note>a</docs-note></docs-shell>',
    '<docs-note data-rendered>a</docs-note>',
    '<template><docs-note>a</docs-note></template>',
    '<!-- <docs-note>a</docs-note> --><script>"<docs-note>"</script>',
  ])
    assert.equal(await renderElements(page, linked), page);
});

test('endless nesting is limited', async () => {
  const page = `${'<div>'.repeat(20_000)}<docs-note>a</docs-note>`;
  assert.match(await renderElements(page, linked), /docs-foreign/);
});

test('a single operation is its own element', async () => {
  const drawn = await renderEndpoint({
    spec: 'shop.json',
    method: 'get',
    path: '/orders/{id}',
    read: () => shopText,
    ...linked,
  });
  assert.match(drawn, /^<openapi-endpoint spec="shop.json" method="get" path="\/orders\/{id}"><template /);
  assert.match(drawn, /Get an order/);
});

test('content before an element is sent before its document is read', async () => {
  let release: (text: string) => void = () => undefined;
  const read = () =>
    new Promise<string>(done => {
      release = done;
    });
  const reader = streamElements(`<p>before</p>${endpoint}<p>after</p>`, {...linked, read}).getReader();
  const next = async () => new TextDecoder().decode((await reader.read()).value);
  assert.equal(await next(), '<p>before</p>');
  release(shopText);
  assert.match(await next(), /Get an order/);
  assert.equal(await next(), '</openapi-endpoint><p>after</p>');
  assert.equal((await reader.read()).done, true);
});

test('elements use the language of the nearest `lang`, then of the call, then English', async () => {
  const localized = createServerRenderer({loadMessages});
  const options = {...linked, read: () => shopText};
  const page = `<html lang="de"><body>${endpoint}<div lang="fr"><docs-note>x</docs-note>${endpoint}</div></body></html>`;
  const drawn = await localized.renderElements(page, options);
  assert.match(drawn, /Antworten[\s\S]*Réponses/);
  assert.doesNotMatch(drawn, /Responses/);
  assert.match(await localized.renderElements(endpoint, {...options, lang: 'es'}), /Respuestas/);
  assert.match(await localized.renderElements(endpoint, options), /Responses/);
  assert.match(await renderElements(page, options), /Responses/);
});
