import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildForAnyHost} from '../../src/hosts/any-host.js';

const redirect = (source: string, destination: string) => ({source, destination, permanent: true});

test('where the host is not known, redirects are pages that lead on, and the rest is left to 404.html', () => {
  const {files, problems} = buildForAnyHost({
    redirects: [
      redirect('/old', '/guide/new'),
      redirect('/v1/:page', '/guide/:page'),
      redirect('/x/y', '/v1/new'),
      redirect('/x/index.html', '/'),
    ],
    slugs: ['index', 'guide/new'],
    base: '/docs/',
    hasNotFound: true,
  });
  const texts = new Map(files.map(({path, text}) => [path, text]));
  assert.deepEqual([...texts.keys()].sort(), ['_lectern/redirect.js', 'old/index.html', 'x/y/index.html']);
  assert.match(
    texts.get('old/index.html') ?? '',
    /<script src="\.\.\/_lectern\/redirect\.js">.*<a href="\.\.\/guide\/new\/">/s,
  );
  assert.match(texts.get('x/y/index.html') ?? '', /url=\.\.\/\.\.\/guide\/new\/"/);
  assert.deepEqual(problems, []);
});

test('a site without redirects gets no file for them', () => {
  assert.deepEqual(buildForAnyHost({redirects: [], slugs: ['index'], base: '/', hasNotFound: true}).files, []);
});
