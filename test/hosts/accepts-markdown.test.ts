import assert from 'node:assert/strict';
import {test} from 'node:test';
import {acceptsMarkdown, findMarkdownFile} from '../../src/hosts/accepts-markdown.js';

test('only requests that prefer Markdown get it, not browsers', () => {
  const cases: readonly (readonly [string | undefined, boolean])[] = [
    ['text/markdown', true],
    ['Text/Markdown;charset=utf-8', true],
    ['text/markdown, text/html;q=0.9, */*;q=0.1', true],
    ['text/html, text/markdown', true],
    ['text/html, text/markdown;q=0.5', false],
    ['text/markdown;q=0', false],
    ['text/html,application/xhtml+xml,*/*;q=0.8', false],
    ['*/*', false],
    ['', false],
    [undefined, false],
  ];
  for (const [accept, expected] of cases) assert.equal(acceptsMarkdown(accept), expected, accept);
});

test("a page's Markdown is beside its folder, and files have none", () => {
  const cases: readonly (readonly [string, string | undefined])[] = [
    ['', 'index.md'],
    ['index.html', 'index.md'],
    ['guide/intro', 'guide/intro.md'],
    ['guide/intro/', 'guide/intro.md'],
    ['guide/intro/index.html', 'guide/intro.md'],
    ['v1.2/intro', 'v1.2/intro.md'],
    ['v1.2', 'v1.2.md'],
    ['images/logo.svg', undefined],
    ['guide/intro.md', undefined],
  ];
  for (const [path, expected] of cases) assert.equal(findMarkdownFile(path), expected, path);
});
