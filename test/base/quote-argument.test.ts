import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildUnreadableFix} from '../../src/base/fix-unreadable.js';
import {quoteArgument} from '../../src/base/quote-argument.js';

test('quotes an argument with spaces or special characters', () => {
  assert.equal(quoteArgument('docs/my-page.mdx'), 'docs/my-page.mdx');
  assert.equal(quoteArgument('my docs/a.mdx'), '"my docs/a.mdx"');
  assert.equal(quoteArgument("it's $5.mdx"), `'it'\\''s $5.mdx'`);
});

test('a command in a fix quotes its path', () => {
  assert.equal(buildUnreadableFix('my docs.yaml', 'no permission'), 'Run chmod a+r "my docs.yaml".');
});
