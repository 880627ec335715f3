import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {openReader} from '../../src/api-reference/views/local-reader.js';
import {createMemoryFiles} from '../../src/base/files.js';
import {shared, type useBrowser} from './site.js';
import {bothMarkups} from './ssr-page.js';

/** Tests a real document: its first operations have the same markup from a server and in a browser. */
export function sameMarkup(browser: ReturnType<typeof useBrowser>, name: string, count: number): void {
  const {path: file, skip} = shared(`specs/vendor/${name}`);
  test(`operations of ${name} have the markup that the browser would draw`, {skip}, async () => {
    const files = {[name]: readFileSync(file, 'utf8')};
    const {index} = await openReader(name, createMemoryFiles(files)).index();
    const operations = index?.operations.filter(each => each.kind === 'operation').slice(0, count) ?? [];
    assert.ok(operations.length > 0);
    const body = operations.map(
      ({method, path}) => `<openapi-endpoint spec="/${name}" method="${method}" path="${path}"></openapi-endpoint>`,
    );
    const [alone, ahead] = await bothMarkups(browser.open(), body.join(''), files);
    assert.equal(ahead, alone);
  });
}
