import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildForAnyHost} from '../../src/hosts/any-host.js';

const redirect = (source: string, destination: string) => ({source, destination, permanent: true});

test('for unknown hosts, redirects are pages for known targets, and 404.html otherwise', () => {
  const {files, problems} = buildForAnyHost({
    redirects: [
      redirect('/old', '/guide/new'),
      redirect('/v1/:page', '/guide/:page'),
      redirect('/docs/:slug*', '/:slug*'),
      redirect('/x/y', '/v1/new'),
      redirect('/x/index.html', '/'),
    ],
    slugs: ['index', 'guide/new'],
    base: '/docs/',
  });
  const texts = new Map(files.map(({path, text}) => [path, text]));
  assert.deepEqual([...texts.keys()].sort(), [
    '_lectern/redirect.js',
    'docs/guide/new/index.html',
    'docs/index.html',
    'docs/old/index.html',
    'docs/v1/new/index.html',
    'docs/x/y/index.html',
    'old/index.html',
    'v1/new/index.html',
    'x/y/index.html',
  ]);
  assert.match(
    texts.get('old/index.html') ?? '',
    /<script src="\.\.\/_lectern\/redirect\.js">.*<a href="\.\.\/guide\/new\/">/s,
  );
  assert.match(texts.get('x/y/index.html') ?? '', /url=\.\.\/\.\.\/guide\/new\/"/);
  assert.match(texts.get('docs/guide/new/index.html') ?? '', /url=\.\.\/\.\.\/\.\.\/guide\/new\/"/);
  // Reported once for any number of redirects.
  assert.deepEqual(problems, [
    {
      code: 'host-redirect',
      level: 'info',
      message:
        'Lectern wrote the 2 redirects with placeholders as HTML pages for known URLs. 404.html redirects all other URLs with JavaScript.',
      fix: 'Pass --host with your host, such as --host netlify.',
      path: 'redirects[1]',
    },
  ]);
});

test('a site without redirects gets no redirect files', () => {
  assert.deepEqual(buildForAnyHost({redirects: [], slugs: ['index'], base: '/'}).files, []);
});
