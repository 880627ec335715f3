import assert from 'node:assert/strict';
import {test} from 'node:test';
import {sharedPath, withoutShared} from '../../shared.js';
import {missingInDocuments} from './page-in-markdown.js';

// Runs as build/test/api-reference/views/page-in-markdown.sweep.js.
for (const folder of ['specs', 'corpus'])
  test(`the Markdown of operations of ${folder} has all rows of their pages`, {
    skip: withoutShared(folder),
  }, async () => {
    const {count, missing} = await missingInDocuments(sharedPath(folder), 400);
    // The Markdown of a schema ends after 40 levels.
    const known = /^edge\/deep-400\//;
    assert.deepEqual(
      missing.filter(each => !known.test(each)),
      [],
    );
    assert.ok(count > 300, `${count} operations`);
  });
