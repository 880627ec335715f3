import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {openReader} from '../../src/api-reference/views/local-reader.js';
import {indexAnyDocument} from '../../src/asyncapi/index-channels.js';
import {buildAnyOverviewSlice, buildAnySlice} from '../../src/asyncapi/slice-channel.js';
import type {Files} from '../../src/base/files.js';
import {createObject} from '../../src/base/json.js';
import {sliceSource} from '../../src/openapi/slices/slice-index.js';
import {asyncDocuments, asyncFiles, skip} from './documents.js';

/** Returns the files of a slice, which is next to its original document. */
const sliced = (slice: object, file: string): Files => ({
  read: async path => ({path, text: JSON.stringify(createObject([[sliceSource, file], ...Object.entries(slice)]))}),
});

test('slices and documents render identical views and overviews', {skip}, async () => {
  let equal = 0;
  for (const file of asyncDocuments()) {
    const whole = openReader(file, asyncFiles);
    const documents = (await whole.documents())!;
    const index = await documents.settle(() => indexAnyDocument(documents));
    const name = file.slice(file.lastIndexOf('/') + 1);
    const fromSlice = (slice: object) => openReader(file.replace(/[^/]*$/, 'slice.json'), sliced(slice, name));
    for (const entry of index.operations) {
      const slice = await documents.settle(() => buildAnySlice(documents, entry));
      const asked = {method: entry.method, path: entry.path};
      const cut = fromSlice(slice);
      const label = `${file} ${entry.path}`;
      assert.deepEqual(await cut.operation(asked, {}), await whole.operation(asked, {}), label);
      assert.equal(await cut.markdown(asked, {}), await whole.markdown(asked, {}), label);
      equal++;
    }
    const overview = fromSlice(await documents.settle(() => buildAnyOverviewSlice(documents, index.operations)));
    assert.deepEqual(await overview.overview({}), await whole.overview({}), file);
  }
  assert.ok(equal > 30, `${equal}`);
});

test('a slice contains nothing of other channels', {skip}, async () => {
  const file = '3.0/streetlights-kafka.yml';
  const documents = (await openReader(file, asyncFiles).documents())!;
  const {operations} = indexAnyDocument(documents);
  const text = JSON.stringify(buildAnySlice(documents, operations[0]!));
  assert.ok(readFileSync(asyncFiles.at(file), 'utf8').includes('dimLight'));
  assert.ok(text.includes('lightMeasuredPayload'));
  assert.ok(!/dimLight|turnOnOff|Check out its awesome/.test(text));
});
