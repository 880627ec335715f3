import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {githubDocument} from '../../scripts/package-file.js';
import {openReader} from '../../src/api-reference/views/local-reader.js';
import {createMemoryFiles} from '../../src/base/files.js';
import {useBrowser} from './site.js';
import {bothMarkups} from './ssr-page.js';

// Evenly spread operations of a document with 1,100. Server and browser must render the same.

const browser = useBrowser();
const count = 50;
const perPage = 10;

test(`${count} sampled operations of a large document have the markup that the browser would draw`, async () => {
  const files = {'github.json': readFileSync(githubDocument(), 'utf8')};
  const {index} = await openReader('github.json', createMemoryFiles(files)).index();
  const all = index?.operations.filter(each => each.kind === 'operation') ?? [];
  assert.ok(all.length > 1000, String(all.length));
  const sampled = Array.from({length: count}, (_, at) => all[Math.floor((at * all.length) / count)]);
  for (let at = 0; at < count; at += perPage) {
    const body = sampled
      .slice(at, at + perPage)
      .map(
        each =>
          `<openapi-endpoint spec="/github.json" method="${each?.method}" path="${each?.path}"></openapi-endpoint>`,
      );
    const [alone, ahead] = await bothMarkups(browser.open(), body.join(''), files);
    const parts = (text: string) => text.split('<openapi-endpoint ');
    assert.equal(parts(alone).length, perPage + 1);
    // A complete view is too long for a message. The first different line is enough.
    for (const [index, view] of parts(alone).entries()) {
      const lines = view.split('\n');
      const others = parts(ahead)[index]?.split('\n') ?? [];
      const at = lines.findIndex((line, place) => line !== others[place]);
      assert.equal(others.slice(at).slice(0, 3).join('\n'), lines.slice(at).slice(0, 3).join('\n'), lines[0]);
      assert.equal(others.length, lines.length, lines[0]);
    }
  }
});
