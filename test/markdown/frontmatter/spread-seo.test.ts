import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readFrontmatter} from '../../../src/markdown/frontmatter/frontmatter.js';
import {buildPageMetadata} from '../../../src/markdown/frontmatter/page.js';
import {readFrontmatterYaml} from '../../../src/markdown/frontmatter/read-yaml.js';

test('the object seo, and keys such as seo.noindex, set the keys of the page', async () => {
  for (const yaml of [
    'title: A\nseo: {title: T, description: D, noindex: true, keywords: [a], canonical: https://a.example/, "og:type": b}',
    'title: A\nseo.title: T\nseo.description: D\nseo.noindex: true\nseo.keywords: a\nseo.canonical: https://a.example/\n"seo.og:type": b',
  ]) {
    const {frontmatter} = await readFrontmatter(yaml, 'a.mdx', readFrontmatterYaml);
    const {title, noindex, keywords, canonical} = buildPageMetadata(frontmatter, 'a.mdx');
    assert.deepEqual(
      {title, noindex, keywords, canonical},
      {title: 'A', noindex: true, keywords: ['a'], canonical: 'https://a.example/'},
    );
    assert.deepEqual(
      ['seo.title', 'seo.description', 'og:type'].map(key => frontmatter.get(key)),
      ['T', 'D', 'b'],
    );
  }
  const {frontmatter} = await readFrontmatter('noindex: false\nseo: {noindex: true}', 'a.mdx', readFrontmatterYaml);
  assert.equal(buildPageMetadata(frontmatter, 'a.mdx').noindex, false);
});
