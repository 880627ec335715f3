import {
  buildMultipartPieces,
  buildMultipartType,
  type MultipartBody,
  needsOwnLines,
  sampleBoundary,
} from '../multipart.js';
import type {ApiRequest, RequestBody} from '../request.js';
import {quoteOctal} from './escapes.js';

const verbs = new Map(
  ['Get', 'Post', 'Put', 'Patch', 'Delete', 'Head', 'Options'].map(verb => [verb.toUpperCase(), verb]),
);

/** Writes a request for the library `cpr`. */
export function cpp({method, url, headers: stated, body}: ApiRequest): string {
  const own = body?.kind === 'multipart' && needsOwnLines(body) ? body : undefined;
  const headers = own ? [...stated, ['Content-Type', buildMultipartType(own, sampleBoundary)] as const] : stated;
  const readsFile = body?.kind === 'binary' || own?.fields.some(({isFile}) => isFile);
  const verb = verbs.get(method.toUpperCase());
  const given = headers.map(([name, value]) => `        {${quoteOctal(name)}, ${quoteOctal(value)}},`);
  const options = [
    `cpr::Url{${quoteOctal(url)}}`,
    ...(given.length > 0 ? [`cpr::Header{\n${given.join('\n')}\n    }`] : []),
    ...writeBody(body),
  ];
  return [
    ...(readsFile ? ['#include <fstream>'] : []),
    '#include <iostream>',
    ...(readsFile ? ['#include <iterator>'] : []),
    '#include <cpr/cpr.h>',
    '',
    'int main() {',
    ...(body?.kind === 'binary'
      ? [
          `  std::ifstream file(${quoteOctal(body.file)}, std::ios::binary);`,
          '  std::string bytes((std::istreambuf_iterator<char>(file)), {});',
        ]
      : []),
    ...(own ? writeOwnLines(own) : []),
    // Write a comment for other methods: cpr has no function for them.
    ...(verb ? [] : [`  // ${method.replace(/[^\w-]/g, '')}: set by CURLOPT_CUSTOMREQUEST of the session.`]),
    `  cpr::Response response = cpr::${verb ?? 'Post'}(\n    ${options.join(',\n    ')});`,
    '  std::cout << response.status_code << " " << response.text << std::endl;',
    '}',
  ].join('\n');
}

function writeBody(body: RequestBody | undefined): readonly string[] {
  if (!body) return [];
  if (body.kind === 'binary') return ['cpr::Body{bytes}'];
  if (body.kind === 'multipart' && needsOwnLines(body)) return ['cpr::Body{form}'];
  if (body.kind !== 'multipart') return [`cpr::Body{${quoteOctal(body.text)}}`];
  const fields = body.fields.map(
    ({name, value, isFile}) =>
      `        {${quoteOctal(name)}, ${isFile ? `cpr::File{${quoteOctal(value)}}` : quoteOctal(value)}},`,
  );
  return [`cpr::Multipart{\n${fields.join('\n')}\n    }`];
}

function writeOwnLines(body: MultipartBody): readonly string[] {
  return [
    '  std::string form;',
    ...buildMultipartPieces(body, sampleBoundary).flatMap((piece, at) =>
      typeof piece === 'string'
        ? [`  form += ${quoteOctal(piece)};`]
        : [
            `  std::ifstream file${at}(${quoteOctal(piece.file)}, std::ios::binary);`,
            `  form.append(std::istreambuf_iterator<char>(file${at}), std::istreambuf_iterator<char>());`,
          ],
    ),
  ];
}
