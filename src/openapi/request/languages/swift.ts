import type {ApiRequest, RequestBody} from '../request.js';
import {bracedQuoted} from './escapes.js';

const boundary = 'form-boundary-7f3a';

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
  const type = bracedQuoted(`multipart/form-data; boundary=${boundary}`);
  const parts = body.fields.flatMap(({name, value, isFile}) => {
    const plain = (text: string) => text.replace(/["\r\n]/g, '_');
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${plain(name)}"${isFile ? `; filename="${plain(value)}"` : ''}\r\n\r\n`;
    if (!isFile) return [`form.append(Data(${bracedQuoted(`${head}${value}\r\n`)}.utf8))`];
    return [
      `form.append(Data(${bracedQuoted(head)}.utf8))`,
      `form.append(try Data(contentsOf: URL(fileURLWithPath: ${bracedQuoted(value)})))`,
      'form.append(Data("\\r\\n".utf8))',
    ];
  });
  const end = `form.append(Data(${bracedQuoted(`--${boundary}--\r\n`)}.utf8))`;
  return [
    `request.setValue(${type}, forHTTPHeaderField: "Content-Type")`,
    'var form = Data()',
    ...parts,
    end,
    'request.httpBody = form',
  ];
}
