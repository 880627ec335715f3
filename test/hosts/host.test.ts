import assert from 'node:assert/strict';
import {test} from 'node:test';
import {detectHost, hosts} from '../../src/hosts/host.js';
import {parseSiteData} from '../../src/hosts/site-data.js';

const found: readonly (readonly [paths: readonly string[], host: string | undefined])[] = [
  [['docs.json', 'netlify.toml'], 'netlify'],
  [['wrangler.toml'], 'cloudflare'],
  [['wrangler.jsonc'], 'cloudflare'],
  [['vercel.json'], 'vercel'],
  [['.vercel/project.json'], 'vercel'],
  [['CNAME', 'index.mdx'], 'github-pages'],
  [['.nojekyll'], 'github-pages'],
  [['nginx.conf'], 'nginx'],
  [['.htaccess'], 'apache'],
  [['s3-website.json'], 's3'],
  [['.htaccess', 'netlify.toml'], 'netlify'],
  // Two hosts read these files.
  [['_redirects', '_headers'], undefined],
  [['sub/netlify.toml'], undefined],
  [['docs.json', 'index.mdx'], undefined],
  [[], undefined],
];

test('a host is detected by its own configuration files', () => {
  for (const [paths, host] of found) assert.equal(detectHost(paths), host, paths.join(' '));
});

test('no file belongs to two hosts', () => {
  const markers = Object.values(hosts).flatMap(host => host.markers);
  assert.equal(new Set(markers).size, markers.length);
});

const site = {redirects: [{source: '/a', destination: '/b', permanent: true}], slugs: ['index'], base: '/docs/'};

test("the prerenderer's data is read", () => {
  assert.deepEqual(parseSiteData(JSON.stringify(site)), site);
  const withTargets = {...site, targets: {origins: ['https://api.example.com'], methods: ['GET']}};
  assert.deepEqual(parseSiteData(JSON.stringify({...withTargets, more: 1})), withTargets);
  const {base: _, ...withoutBase} = site;
  assert.deepEqual(parseSiteData(JSON.stringify(withoutBase)), {...site, base: '/'});
});

test('other data is rejected', () => {
  const wrong: readonly unknown[] = [
    null,
    [],
    'text',
    {},
    {...site, redirects: undefined},
    {...site, redirects: [{source: '/a', destination: '/b'}]},
    {...site, redirects: [{source: 1, destination: '/b', permanent: true}]},
    {...site, redirects: [null]},
    {...site, slugs: 'index'},
    {...site, slugs: [1]},
    {...site, base: 'docs'},
    {...site, base: '/docs'},
    {...site, base: 1},
    {...site, targets: null},
    {...site, targets: {origins: []}},
    {...site, targets: {origins: [1], methods: []}},
  ];
  for (const value of wrong) assert.equal(parseSiteData(JSON.stringify(value)), undefined, JSON.stringify(value));
  assert.equal(parseSiteData('{'), undefined);
});
