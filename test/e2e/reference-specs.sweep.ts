import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import {relative} from 'node:path';
import {after, test} from 'node:test';
import {checkDocument, listDocuments} from './reference-specs.js';
import {shared, useBrowser} from './site.js';

// Opens every shared document with one tag, under the strictest policy: its introduction, and five operations. `SEED`
// selects others.

const browser = useBrowser();
const {path: folder, skip} = shared('specs');
const seed = Number(process.env.SEED ?? 52);
let [documents, operations, opened] = [0, 0, 0];

for (const path of existsSync(folder) ? listDocuments(folder) : [])
  test(`${relative(folder, path)} is shown by one tag`, {skip, timeout: 90_000}, async () => {
    const seen = await checkDocument(browser.open(), path, seed);
    documents += seen.operations > 0 ? 1 : 0;
    operations += seen.operations;
    opened += seen.opened.length;
    assert.equal(seen.opened.length > 0, seen.operations > 0);
  });

after(() => console.log(`${documents} documents with ${operations} operations; ${opened} operations were opened.`));
