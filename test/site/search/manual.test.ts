import assert from 'node:assert/strict';
import {join} from 'node:path';
import {test} from 'node:test';
import {SearchIndex} from '../../../src/site/search/search-index.js';
import {readSite} from './yardstick/read-site.js';

// Tests that common questions of new users find the right page of our manual first.

const manual = join(import.meta.dirname, '../../../../demo/site');
const expected: readonly (readonly [query: string, slug: string])[] = [
  ['install', 'quickstart'],
  ['getting started', 'quickstart'],
  ['upgrade', 'quickstart'],
  ['deploy', 'guide/hosts'],
  ['GitHub Pages', 'guide/hosts'],
  ['docker', 'guide/docker'],
  ['gitlab', 'guide/gitlab'],
  ['subpath', 'guide/custom-domain'],
  ['custom domain', 'guide/custom-domain'],
  ['password', 'guide/password-protection'],
  ['vitest', 'guide/testing'],
  ['jest', 'guide/testing'],
  ['Next.js', 'guide/nextjs'],
  ['nextjs', 'guide/nextjs'],
  ['react', 'guide/embed'],
  ['second language', 'guide/navigation'],
  ['versions', 'guide/navigation'],
  ['private pages', 'guide/prerender'],
  ['script tag', 'reference/script-tag'],
];

test("a new user's question finds its manual page first", async () => {
  const {sections} = await readSite(manual);
  const index = new SearchIndex();
  index.add(sections);
  const found = expected.map(([query]) => [query, index.search(query).results[0]?.slug]);
  assert.deepEqual(found, expected);
});
