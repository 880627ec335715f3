import assert from 'node:assert/strict';
import {afterEach, test} from 'node:test';
import {listRepository, parseRepository} from '../../../../shell/browser/open/repository.js';

const real = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = real;
});

const parse = (url: string) => {
  const found = parseRepository(new URL(url));
  return found && [found.host, found.path, found.ref, found.folder];
};

const rows: readonly (readonly [url: string, found: readonly string[] | undefined])[] = [
  ['https://github.com/acme/docs', ['github', 'acme/docs', 'HEAD', '']],
  ['https://github.com/acme/docs.git/', ['github', 'acme/docs', 'HEAD', '']],
  ['https://github.com/acme/docs/tree/main/site/en', ['github', 'acme/docs', 'main', 'site/en']],
  ['https://github.com/acme/docs/blob/main/docs.json', ['github', 'acme/docs', 'main', '']],
  ['https://gitlab.com/group/part/docs', ['gitlab', 'group/part/docs', 'HEAD', '']],
  ['https://gitlab.acme.example/group/docs/-/tree/v1/site', ['gitlab', 'group/docs', 'v1', 'site']],
  ['https://github.com/acme', undefined],
  ['https://acme.example/a/b', undefined],
  ['https://github.com.evil.example/acme/docs', undefined],
];

for (const [url, found] of rows)
  test(`${url} is ${found ? found.join(' ') : 'no repository'}`, () => {
    assert.deepEqual(parse(url), found);
  });

test('a GitLab repository is listed page by page for the required folder', async () => {
  const pages: string[] = [];
  globalThis.fetch = async input => {
    const page = new URL(String(input)).searchParams.get('page') ?? '';
    pages.push(String(input));
    const count = page === '1' ? 100 : 1;
    return Response.json(Array.from({length: count}, (_, at) => ({path: `site/${page}-${at}.mdx`, type: 'blob'})));
  };
  const found = parseRepository(new URL('https://gitlab.com/g/docs/-/tree/main/site'));
  const listed = found && (await listRepository(found));
  assert.ok(listed && typeof listed !== 'string');
  assert.equal(listed.size, 101);
  assert.equal(
    listed.get('site/2-0.mdx'),
    'https://gitlab.com/api/v4/projects/g%2Fdocs/repository/files/site%2F2-0.mdx/raw?ref=main',
  );
  assert.match(pages[0] ?? '', /repository\/tree\?recursive=true&per_page=100&page=1&ref=main&path=site$/);
});
