import assert from 'node:assert/strict';
import {test} from 'node:test';
import {checkDocument} from './reference-specs.js';
import {shared, useBrowser} from './site.js';

// A sample of the documents in the sweep with the same name.

const browser = useBrowser();

for (const name of ['vendor/museum-3.1.yaml', 'directory/httpbin.org.json', 'readme/3.1-schema-types.json']) {
  const {path, skip} = shared(`specs/${name}`);
  test(`one tag shows ${name} under the strictest policy`, {skip}, async () => {
    const {opened} = await checkDocument(browser.open(), path, 7, 3);
    assert.equal(opened.length, 3);
  });
}
