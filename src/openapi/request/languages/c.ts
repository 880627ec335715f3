import type {ApiRequest, RequestBody} from '../request.js';
import {quoteOctal} from './escapes.js';

/** Writes a request for libcurl. */
export function c({method, url, headers: stated, body}: ApiRequest): string {
  const {before, options, after} = writeBody(body);
  // Set other types only: for `multipart/form-data`, libcurl writes the header itself, with the boundary.
  const isOther = body?.kind === 'multipart' && body.type !== 'multipart/form-data';
  const headers = isOther ? [...stated, ['Content-Type', body.type] as const] : stated;
  const lines = [
    'CURL *curl = curl_easy_init();',
    `curl_easy_setopt(curl, CURLOPT_CUSTOMREQUEST, ${quoteOctal(method)});`,
    `curl_easy_setopt(curl, CURLOPT_URL, ${quoteOctal(url)});`,
    ...(headers.length > 0 ? ['struct curl_slist *headers = NULL;'] : []),
    ...headers.map(([name, value]) => `headers = curl_slist_append(headers, ${quoteOctal(`${name}: ${value}`)});`),
    ...(headers.length > 0 ? ['curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers);'] : []),
    ...before,
    ...options,
    'CURLcode result = curl_easy_perform(curl);',
    ...after,
    ...(headers.length > 0 ? ['curl_slist_free_all(headers);'] : []),
    'curl_easy_cleanup(curl);',
    'return result;',
  ];
  return [
    '#include <stdio.h>',
    '#include <curl/curl.h>',
    '',
    'int main(void) {',
    ...lines.map(each => `  ${each}`),
    '}',
  ].join('\n');
}

function writeBody(body: RequestBody | undefined): {before: string[]; options: string[]; after: string[]} {
  if (!body) return {before: [], options: [], after: []};
  if (body.kind === 'binary')
    return {
      before: [`FILE *file = fopen(${quoteOctal(body.file)}, "rb");`],
      options: ['curl_easy_setopt(curl, CURLOPT_UPLOAD, 1L);', 'curl_easy_setopt(curl, CURLOPT_READDATA, file);'],
      after: ['fclose(file);'],
    };
  if (body.kind !== 'multipart')
    return {before: [], options: [`curl_easy_setopt(curl, CURLOPT_POSTFIELDS, ${quoteOctal(body.text)});`], after: []};
  const parts = body.fields.flatMap(({name, value, isFile, contentType, headers = []}) => [
    'part = curl_mime_addpart(form);',
    ...(name === '' ? [] : [`curl_mime_name(part, ${quoteOctal(name)});`]),
    isFile
      ? `curl_mime_filedata(part, ${quoteOctal(value)});`
      : `curl_mime_data(part, ${quoteOctal(value)}, CURL_ZERO_TERMINATED);`,
    ...(contentType === undefined ? [] : [`curl_mime_type(part, ${quoteOctal(contentType)});`]),
    ...(headers.length === 0 ? [] : [`curl_mime_headers(part, ${writeHeaderList(headers)}, 1);`]),
  ]);
  return {
    before: ['curl_mime *form = curl_mime_init(curl);', 'curl_mimepart *part;', ...parts],
    options: ['curl_easy_setopt(curl, CURLOPT_MIMEPOST, form);'],
    after: ['curl_mime_free(form);'],
  };
}

function writeHeaderList(headers: readonly (readonly [name: string, value: string])[]): string {
  return headers.reduce(
    (list, [name, value]) => `curl_slist_append(${list}, ${quoteOctal(`${name}: ${value}`)})`,
    'NULL',
  );
}
