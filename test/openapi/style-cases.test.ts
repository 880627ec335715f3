import assert from 'node:assert/strict';
import {test} from 'node:test';
import {styleCases} from '../../demo/api/style-cases.js';
import {styleDocument} from '../../demo/api/style-document.js';
import {openReader} from '../../src/api-reference/views/local-reader.js';
import {createMemoryFiles} from '../../src/base/files.js';

// The table's texts were written by hand from the specification. The same cases run against a server in a browser.
const document = JSON.stringify(styleDocument('https://api.example.com'));
const reader = openReader('styles.json', createMemoryFiles({'styles.json': document}));

for (const each of styleCases)
  test(`${each.id} is serialized as specified`, async () => {
    const {id, location, value, raw} = each;
    const path = location === 'path' ? `/echo/${id}/v{color}` : `/echo/${id}`;
    const name = location === 'header' ? 'X-Color' : 'color';
    const parameters = new Map([[`${location} ${name}`, value]]);
    const values = {server: 'https://api.example.com', parameters};
    const {request} = (await reader.request({method: 'get', path}, {}, values)) ?? assert.fail('no operation');
    const {pathname, search} = new URL(request.url);
    const header = (wanted: string) => request.headers.find(([key]) => key === wanted)?.[1] ?? '';
    const written = {
      path: pathname.slice(`/echo/${id}/v`.length),
      query: search.slice(1),
      header: header('X-Color'),
      cookie: header('Cookie'),
    }[location];
    assert.equal(written, raw);
  });
