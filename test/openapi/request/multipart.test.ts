import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {FormField} from '../../../src/openapi/request/form-fields.js';
import {buildMultipartLines, buildMultipartType, needsOwnLines} from '../../../src/openapi/request/multipart.js';

const multipart = (fields: FormField[], type = 'multipart/form-data') => ({kind: 'multipart', type, fields}) as const;
const written = (fields: FormField[]) =>
  buildMultipartLines(multipart(fields), 'xx', id => `image/${id}`)
    .map(line => (typeof line === 'string' ? line : `<file ${line.fileId} ${line.file}>`))
    .join('\r\n');

test('multipart parts have their type, and only files have a file name', () => {
  const fields: FormField[] = [
    {name: 'title', value: 'Ö', isFile: false},
    {name: 'data', value: '{"a":1}', isFile: false, contentType: 'application/json', headers: [['X-Part', '1']]},
    {name: 'photo', value: 'a "b"\r\n.png', isFile: true, fileId: 7},
    {name: 'other', value: 'c.bin', isFile: true},
  ];
  assert.equal(
    written(fields),
    '--xx\r\nContent-Disposition: form-data; name="title"\r\n\r\nÖ\r\n' +
      '--xx\r\nContent-Disposition: form-data; name="data"\r\nContent-Type: application/json\r\nX-Part: 1\r\n\r\n{"a":1}\r\n' +
      '--xx\r\nContent-Disposition: form-data; name="photo"; filename="a %22b%22%0D%0A.png"\r\nContent-Type: image/7\r\n\r\n<file 7 a "b"\r\n.png>\r\n' +
      '--xx\r\nContent-Disposition: form-data; name="other"; filename="c.bin"\r\nContent-Type: application/octet-stream\r\n\r\n<file undefined c.bin>\r\n' +
      '--xx--\r\n',
  );
});

test('names, types and headers of a part cannot inject headers', () => {
  const contentType = 'text/plain\r\nX-D: e';
  const fields: FormField[] = [
    {name: 'a"\r\nX-B: c', value: '', isFile: false, contentType, headers: [['X-E', 'f\r\nX-G: h']]},
  ];
  assert.equal(
    written(fields),
    '--xx\r\nContent-Disposition: form-data; name="a%22%0D%0AX-B: c"\r\nContent-Type: text/plain X-D: e\r\nX-E: f X-G: h\r\n\r\n\r\n--xx--\r\n',
  );
});

test('languages encode a form without types themselves', () => {
  const field = {name: 'a', value: 'b', isFile: false};
  assert.equal(needsOwnLines(multipart([field])), false);
  assert.equal(needsOwnLines(multipart([{...field, contentType: 'text/csv'}])), true);
  assert.equal(needsOwnLines(multipart([{...field, headers: [['X-A', '1']]}])), true);
  assert.equal(needsOwnLines(multipart([field], 'multipart/mixed')), true);
  assert.equal(buildMultipartType(multipart([], 'multipart/mixed'), 'b'), 'multipart/mixed; boundary=b');
});
