import {listPartHeaders, type MultipartBody, needsOwnLines} from '../multipart.js';
import type {ApiRequest, RequestBody} from '../request.js';
import {quoteDollar} from './escapes.js';

/** Writes a request for OkHttp. */
export function kotlin({method, url, headers, body}: ApiRequest): string {
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1];
  const needsBody = /^(?:POST|PUT|PATCH)$/i.test(method);
  return [
    'import java.io.File',
    'import okhttp3.*',
    'import okhttp3.MediaType.Companion.toMediaType',
    'import okhttp3.RequestBody.Companion.asRequestBody',
    'import okhttp3.RequestBody.Companion.toRequestBody',
    '',
    'fun main() {',
    `    val body = ${writeBody(body, type) ?? (needsBody ? '"".toRequestBody()' : 'null')}`,
    '    val request = Request.Builder()',
    `        .url(${quoteDollar(url)})`,
    ...headers.map(([name, value]) => `        .header(${quoteDollar(name)}, ${quoteDollar(value)})`),
    `        .method(${quoteDollar(method)}, body)`,
    '        .build()',
    '    OkHttpClient().newCall(request).execute().use { response ->',
    '        println(response.code.toString() + " " + response.body?.string())',
    '    }',
    '}',
  ].join('\n');
}

function writeBody(body: RequestBody | undefined, type = 'application/octet-stream'): string | undefined {
  if (!body) return undefined;
  const media = `${quoteDollar(type)}.toMediaType()`;
  if (body.kind === 'binary') return `File(${quoteDollar(body.file)}).asRequestBody(${media})`;
  if (body.kind !== 'multipart') return `${quoteDollar(body.text)}.toRequestBody(${media})`;
  if (needsOwnLines(body)) return writeOwnParts(body);
  const parts = body.fields.map(({name, value, isFile}) =>
    isFile
      ? `        .addFormDataPart(${quoteDollar(name)}, ${quoteDollar(value)}, File(${quoteDollar(value)}).asRequestBody())`
      : `        .addFormDataPart(${quoteDollar(name)}, ${quoteDollar(value)})`,
  );
  return ['MultipartBody.Builder()', '        .setType(MultipartBody.FORM)', ...parts, '        .build()'].join('\n');
}

/** Writes multipart parts that have their own media types and headers. */
function writeOwnParts({type, fields}: MultipartBody): string {
  const parts = fields.map(field => {
    const {value, isFile, contentType} = field;
    const media = contentType === undefined ? '' : `${quoteDollar(contentType)}.toMediaType()`;
    const content = isFile
      ? `File(${quoteDollar(value)}).asRequestBody(${media})`
      : `${quoteDollar(value)}.toRequestBody(${media})`;
    const all = listPartHeaders(type, field).flat();
    const named = all.length > 0 ? `Headers.headersOf(${all.map(quoteDollar).join(', ')})` : 'null';
    return `        .addPart(${named}, ${content})`;
  });
  return [
    'MultipartBody.Builder()',
    `        .setType(${quoteDollar(type)}.toMediaType())`,
    ...parts,
    '        .build()',
  ].join('\n');
}
