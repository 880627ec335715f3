import {multipartPieces, multipartType, sampleBoundary} from '../multipart.js';
import type {ApiRequest, RequestBody} from '../request.js';
import {bracedQuoted} from './escapes.js';

export function swift({method, url, headers, body}: ApiRequest): string {
  const lines = [
    'import Foundation',
    '',
    `var request = URLRequest(url: URL(string: ${bracedQuoted(url)})!)`,
    `request.httpMethod = ${bracedQuoted(method)}`,
    ...headers.map(
      ([name, value]) => `request.setValue(${bracedQuoted(value)}, forHTTPHeaderField: ${bracedQuoted(name)})`,
    ),
    ...bodyOf(body),
    '',
    'let (data, response) = try await URLSession.shared.data(for: request)',
    'print((response as! HTTPURLResponse).statusCode, String(decoding: data, as: UTF8.self))',
  ];
  return lines.join('\n');
}

function bodyOf(body: RequestBody | undefined): readonly string[] {
  if (!body) return [];
  if (body.kind === 'binary')
    return [`request.httpBody = try Data(contentsOf: URL(fileURLWithPath: ${bracedQuoted(body.file)}))`];
  if (body.kind !== 'multipart') return [`request.httpBody = Data(${bracedQuoted(body.text)}.utf8)`];
  const pieces = multipartPieces(body, sampleBoundary).map(piece =>
    typeof piece === 'string'
      ? `form.append(Data(${bracedQuoted(piece)}.utf8))`
      : `form.append(try Data(contentsOf: URL(fileURLWithPath: ${bracedQuoted(piece.file)})))`,
  );
  return [
    `request.setValue(${bracedQuoted(multipartType(body, sampleBoundary))}, forHTTPHeaderField: "Content-Type")`,
    'var form = Data()',
    ...pieces,
    'request.httpBody = form',
  ];
}
