import {listPartHeaders, type MultipartBody, needsOwnLines} from '../multipart.js';
import type {ApiRequest, RequestBody} from '../request.js';
import {dollarQuoted} from './escapes.js';

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
    `    val body = ${bodyOf(body, type) ?? (needsBody ? '"".toRequestBody()' : 'null')}`,
    '    val request = Request.Builder()',
    `        .url(${dollarQuoted(url)})`,
    ...headers.map(([name, value]) => `        .header(${dollarQuoted(name)}, ${dollarQuoted(value)})`),
    `        .method(${dollarQuoted(method)}, body)`,
    '        .build()',
    '    OkHttpClient().newCall(request).execute().use { response ->',
    '        println(response.code.toString() + " " + response.body?.string())',
    '    }',
    '}',
  ].join('\n');
}

function bodyOf(body: RequestBody | undefined, type = 'application/octet-stream'): string | undefined {
  if (!body) return undefined;
  const media = `${dollarQuoted(type)}.toMediaType()`;
  if (body.kind === 'binary') return `File(${dollarQuoted(body.file)}).asRequestBody(${media})`;
  if (body.kind !== 'multipart') return `${dollarQuoted(body.text)}.toRequestBody(${media})`;
  if (needsOwnLines(body)) return ownParts(body);
  const parts = body.fields.map(({name, value, isFile}) =>
    isFile
      ? `        .addFormDataPart(${dollarQuoted(name)}, ${dollarQuoted(value)}, File(${dollarQuoted(value)}).asRequestBody())`
      : `        .addFormDataPart(${dollarQuoted(name)}, ${dollarQuoted(value)})`,
  );
  return ['MultipartBody.Builder()', '        .setType(MultipartBody.FORM)', ...parts, '        .build()'].join('\n');
}

/** Writes multipart parts that have their own media types and headers. */
function ownParts({type, fields}: MultipartBody): string {
  const parts = fields.map(field => {
    const {value, isFile, contentType} = field;
    const media = contentType === undefined ? '' : `${dollarQuoted(contentType)}.toMediaType()`;
    const content = isFile
      ? `File(${dollarQuoted(value)}).asRequestBody(${media})`
      : `${dollarQuoted(value)}.toRequestBody(${media})`;
    const all = listPartHeaders(type, field).flat();
    const named = all.length > 0 ? `Headers.headersOf(${all.map(dollarQuoted).join(', ')})` : 'null';
    return `        .addPart(${named}, ${content})`;
  });
  return [
    'MultipartBody.Builder()',
    `        .setType(${dollarQuoted(type)}.toMediaType())`,
    ...parts,
    '        .build()',
  ].join('\n');
}
