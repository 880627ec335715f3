import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import type {View, ViewOptions} from '../../../src/api-reference/views/reader.js';
import {nameOf, readerOf, viewOf, wholeView} from './draw.js';

// Pairs `name.json` and `name.html` in the source tree. This file runs as
// build/test/api-reference/views/golden.test.js.
const folder = fileURLToPath(new URL('../../../../test/api-reference/views/golden', import.meta.url));

/** The part to render: an operation, a schema, or the overview. */
interface Golden {
  readonly operation?: string;
  readonly schema?: string;
  readonly options?: ViewOptions;
  readonly document: unknown;
}

async function view({operation, schema, options = {}, document}: Golden): Promise<View> {
  const reader = readerOf(document);
  if (operation !== undefined) return wholeView(reader, nameOf(operation), options);
  return viewOf(await (schema === undefined ? reader.overview(options) : reader.schema(schema, options)));
}

for (const file of readdirSync(folder).filter(name => name.endsWith('.json')))
  test(`renders ${file.slice(0, -5)} as in its golden file`, async () => {
    const golden = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Golden;
    const {title, main, aside, outline} = await view(golden);
    const contents = outline.map(({level, id, text}) => `${'  '.repeat(level - 2)}#${id} ${text}\n`).join('');
    const drawn = `${title}\n${contents}\n${main}\n\n${aside}`.replaceAll('><', '>\n<').trimEnd();
    assert.equal(drawn, readFileSync(join(folder, file.replace(/json$/, 'html')), 'utf8').trimEnd());
  });
