import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {after, before, describe, test} from 'node:test';
import {parseMultipart} from '../../demo/api/multipart.js';
import {type RunningApi, startApi} from '../../demo/api/start-api.js';
import {ask, askJson, json} from './ask.js';

let api: RunningApi;
before(async () => {
  api = await startApi();
});
after(() => api.close());

interface Received {
  readonly contentType: string;
  readonly size: number;
  readonly sha256: string;
  readonly text?: string;
  readonly fields?: unknown;
  readonly parts?: readonly Record<string, unknown>[];
  readonly errors?: readonly {readonly field: string}[];
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const send = (path: string, method: string, type: string, body: string | Buffer) =>
  askJson<Received>(api.origin, `/bodies/${path}`, {method, headers: {'content-type': type}, body});

describe('bodies', () => {
  const order = {
    customer: {email: 'ada@orchard.example'},
    lines: [{tree: 'tree-1', count: 2, size: 'whip'}],
    delivery: {kind: 'pickup', day: '2026-11-07'},
  };

  test('an order is accepted with any delivery', async () => {
    const parcel = {kind: 'parcel', street: 'Am Hang 4', city: 'Kressbronn', country: 'DE'};
    for (const delivery of [order.delivery, parcel]) {
      const {status, value} = await askJson(api.origin, '/bodies/order', json('POST', {...order, delivery}));
      assert.deepEqual([status, value['order']], [200, {...order, delivery}]);
    }
  });

  test('every invalid field of an order is named, at any depth', async () => {
    const wrong = {
      customer: {email: 'ada'},
      lines: [
        {tree: 'tree-1', count: 1},
        {count: 0, size: 'huge'},
      ],
      delivery: {kind: 'parcel', street: 'Am Hang 4', city: 'Kressbronn'},
    };
    const {status, value} = await askJson<Received>(api.origin, '/bodies/order', json('POST', wrong));
    assert.equal(status, 422);
    assert.deepEqual(
      value.errors?.map(({field}) => field),
      ['customer.email', 'lines[1].tree', 'lines[1].count', 'lines[1].size', 'delivery.country'],
    );
    const empty = await askJson<Received>(api.origin, '/bodies/order', json('POST', {delivery: {kind: 'drone'}}));
    assert.deepEqual(
      empty.value.errors?.map(({field}) => field),
      ['customer', 'lines', 'delivery.kind'],
    );
  });

  test('a form is returned as text and as fields', async () => {
    const text = 'name=J%C3%BCrgen+%26&species=apple&species=quince&place=%7B%22row%22%3A4%7D';
    const {value} = await send('form', 'POST', 'application/x-www-form-urlencoded', text);
    assert.equal(value.text, text);
    assert.deepEqual(value.fields, [
      ['name', 'Jürgen &'],
      ['species', 'apple'],
      ['species', 'quince'],
      ['place', '{"row":4}'],
    ]);
  });

  test('uploaded files are measured, and other parts are returned', async () => {
    const photo = Buffer.from([0x89, 0x50, 0x0d, 0x0a, 0x2d, 0x2d, 0x00, 0xff]);
    const details = '{"title":"Spring"}';
    const form = new FormData();
    form.append('details', new Blob([details], {type: 'application/json'}), 'blob');
    form.append('caption', 'Äpfel\r\n"im" Herbst');
    form.append('photos', new Blob([photo], {type: 'image/png'}), 'a "b".png');
    form.append('photos', new Blob([]), 'leer.bin');
    const {headers, body} = await formBody(form);
    const {value} = await send('album', 'POST', headers, body);
    assert.deepEqual(value.parts, [
      {
        name: 'details',
        filename: 'blob',
        contentType: 'application/json',
        size: details.length,
        sha256: sha256(details),
        text: null,
      },
      {
        name: 'caption',
        filename: null,
        contentType: null,
        size: 19,
        sha256: sha256('Äpfel\r\n"im" Herbst'),
        text: 'Äpfel\r\n"im" Herbst',
      },
      {
        name: 'photos',
        filename: 'a "b".png',
        contentType: 'image/png',
        size: 8,
        sha256: sha256(photo),
        text: null,
      },
      {
        name: 'photos',
        filename: 'leer.bin',
        contentType: 'application/octet-stream',
        size: 0,
        sha256: sha256(''),
        text: null,
      },
    ]);
  });

  test('an invalid multipart body is rejected with the reason', async () => {
    assert.equal((await send('photo', 'POST', 'multipart/form-data', 'x')).status, 400);
    assert.equal((await send('photo', 'POST', 'image/png', 'x')).status, 415);
    const type = 'multipart/form-data; boundary="b"';
    const head = 'Content-Disposition: form-data; name="a"';
    const parse = (text: string) => parseMultipart(Buffer.from(text), type);
    assert.equal(parse('--c--'), 'The body does not have the boundary that its content type names.');
    assert.equal(parse(`--b\r\n${head}\r\n\r\nx`), 'The body ends in the middle of a part.');
    assert.equal(parse(`--b\r\n${head}\r\n--b--`), 'A part has no empty line after its headers.');
    assert.equal(parse('--b\r\nX: y\r\n\r\nx\r\n--b--'), 'A part has no name.');
    assert.deepEqual(parse(`--b\r\n${head}\r\n\r\nx\r\n--b--\r\n`), [{name: 'a', bytes: Buffer.from('x')}]);
    assert.deepEqual(parse('--b--'), []);
  });

  test('bytes arrive unchanged', async () => {
    const bytes = Buffer.from(Array.from({length: 70_000}, (_, index) => index % 256));
    for (const [path, type] of [
      ['file', 'application/octet-stream'],
      ['image', 'image/png'],
    ] as const) {
      const {value} = await send(path, 'PUT', type, bytes);
      assert.deepEqual(value, {contentType: type, size: 70_000, sha256: sha256(bytes)});
    }
    assert.equal((await send('image', 'PUT', 'text/plain', 'x')).status, 415);
  });

  test('text and XML are returned', async () => {
    for (const [path, type] of [
      ['text', 'text/plain; charset=utf-8'],
      ['xml', 'application/xml'],
    ] as const)
      assert.equal((await send(path, 'POST', type, '<ä>\n')).value.text, '<ä>\n');
  });

  test('the echo operation returns text and bytes of any body, and the cookies', async () => {
    const body = Buffer.from([0xff, 0x41]);
    const headers = {'content-type': 'x/y', cookie: 'a=1; b=2=3'};
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const {value} = await askJson(api.origin, '/echo?x=%20', {method, headers, body});
      assert.deepEqual(
        [value['method'], value['url'], value['contentType'], value['body'], value['bodyBase64'], value['cookies']],
        [method, '/echo?x=%20', 'x/y', '\ufffdA', '/0E=', {a: '1', b: '2=3'}],
      );
    }
    assert.equal((await ask(api.origin, '/echo')).status, 200);
  });
});

async function formBody(form: FormData): Promise<{readonly headers: string; readonly body: Buffer}> {
  const response = new Response(form);
  return {headers: response.headers.get('content-type')!, body: Buffer.from(await response.arrayBuffer())};
}
