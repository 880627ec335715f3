import assert from 'node:assert/strict';
import {test} from 'node:test';
import {draw} from './draw.js';

test('footnotes are a labeled list, and backlinks name their target', async () => {
  const html = await draw('A.[^1]\n\n[^1]: Note.');
  assert.match(html, /<section class="footnotes" role="doc-endnotes" aria-label="Footnotes"><ol>/);
  assert.match(html, /role="doc-backlink" aria-label="Back to the text">↩<\/a>/);
  assert.match(html, /<sup><a [^>]*id="fnref:1"[^>]*role="doc-noteref">1<\/a><\/sup>/);
});
