import assert from 'node:assert/strict';
import {afterEach, test} from 'node:test';
import {findConfigUrl, openProjectUrl, parseProjectUrl} from '../../../../shell/browser/open/project-url.js';

const real = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = real;
});

/** Responds to requests by URL. All others fail like requests that a host does not allow. */
function answer(known: Readonly<Record<string, unknown>>): string[] {
  const asked: string[] = [];
  globalThis.fetch = async input => {
    asked.push(String(input));
    const found = known[String(input)];
    if (found === undefined) throw new TypeError('Failed to fetch');
    return typeof found === 'number' ? new Response('', {status: found}) : Response.json(found);
  };
  return asked;
}

test('the scheme and the name docs.json are optional', () => {
  const config = (text: string) => findConfigUrl(parseProjectUrl(text) as URL);
  assert.equal(config('docs.acme.example'), 'https://docs.acme.example/docs.json');
  assert.equal(config('http://acme.example/docs/'), 'http://acme.example/docs/docs.json');
  assert.equal(config('https://acme.example/docs/mint.json'), 'https://acme.example/docs/mint.json');
  assert.equal(parseProjectUrl('http://'), undefined);
  assert.equal(parseProjectUrl(' '), undefined);
});

test('a repository is listed once, and its project is found in a folder', async () => {
  const blob = (path: string) => ({path, type: 'blob'});
  const asked = answer({
    'https://api.github.com/repos/acme/shop/git/trees/HEAD?recursive=1': {
      tree: [
        blob('README.md'),
        {path: 'docs', type: 'tree'},
        blob('docs/docs.json'),
        blob('docs/a b.mdx'),
        blob('docs/.env'),
      ],
    },
  });
  const opened = await openProjectUrl('github.com/acme/shop');
  assert.ok(typeof opened !== 'string' && opened.content);
  assert.equal(opened.name, 'shop');
  assert.equal(opened.allowsHosts, true);
  const raw = 'https://raw.githubusercontent.com/acme/shop/HEAD/docs/';
  assert.deepEqual(
    [...opened.content],
    [
      ['docs.json', `${raw}docs.json`],
      ['a b.mdx', `${raw}a%20b.mdx`],
    ],
  );
  assert.equal(asked.length, 1);
});

test('rejected and missing files are reported', async () => {
  const list = 'https://api.github.com/repos/acme/shop/git/trees/HEAD?recursive=1';
  answer({});
  assert.equal(
    await openProjectUrl('https://github.com/acme/shop'),
    'https://github.com/acme/shop could not be read: api.github.com did not respond, or blocks other origins (CORS). Fix: Choose the folder of the project instead.',
  );
  answer({[list]: 404});
  assert.match(
    String(await openProjectUrl('https://github.com/acme/shop')),
    /was not found\. It may be private\. Fix:/,
  );
  answer({[list]: 403});
  assert.match(
    String(await openProjectUrl('https://github.com/acme/shop')),
    /responded with 403\. Fix: Try again later/,
  );
  answer({[list]: {tree: [{path: 'README.md', type: 'blob'}]}});
  assert.match(
    String(await openProjectUrl('https://github.com/acme/shop')),
    /^This repository and 2 levels of folders below it have no docs\.json/,
  );
  assert.match(String(await openProjectUrl('http://')), /^This is not a URL\. Fix:/);
});
