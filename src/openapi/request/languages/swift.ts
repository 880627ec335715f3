import {buildMultipartPieces, buildMultipartType, sampleBoundary} from '../multipart.js';
import type {ApiRequest, RequestBody} from '../request.js';
import {quoteBraced} from './escapes.js';

export function swift({method, url, headers, body}: ApiRequest): string {
  const lines = [
    'import Foundation',
    '',
    `var request = URLRequest(url: URL(string: ${quoteBraced(url)})!)`,
    `request.httpMethod = ${quoteBraced(method)}`,
    ...headers.map(
      ([name, value]) => `request.setValue(${quoteBraced(value)}, forHTTPHeaderField: ${quoteBraced(name)})`,
    ),
    ...writeBody(body),
    '',
    'let (data, response) = try await URLSession.shared.data(for: request)',
    'print((response as! HTTPURLResponse).statusCode, String(decoding: data, as: UTF8.self))',
  ];
  return lines.join('\n');
}

function writeBody(body: RequestBody | undefined): readonly string[] {
  if (!body) return [];
  if (body.kind === 'binary')
    return [`request.httpBody = try Data(contentsOf: URL(fileURLWithPath: ${quoteBraced(body.file)}))`];
  if (body.kind !== 'multipart') return [`request.httpBody = Data(${quoteBraced(body.text)}.utf8)`];
  const pieces = buildMultipartPieces(body, sampleBoundary).map(piece =>
    typeof piece === 'string'
      ? `form.append(Data(${quoteBraced(piece)}.utf8))`
      : `form.append(try Data(contentsOf: URL(fileURLWithPath: ${quoteBraced(piece.file)})))`,
  );
  return [
    `request.setValue(${quoteBraced(buildMultipartType(body, sampleBoundary))}, forHTTPHeaderField: "Content-Type")`,
    'var form = Data()',
    ...pieces,
    'request.httpBody = form',
  ];
}
