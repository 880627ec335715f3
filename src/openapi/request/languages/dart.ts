import {buildMultipartPieces, buildMultipartType, needsOwnLines, sampleBoundary} from '../multipart.js';
import type {ApiRequest, RequestBody} from '../request.js';
import {quoteDollar} from './escapes.js';

/** Writes a request for the package `http`. */
export function dart({method, url, headers, body}: ApiRequest): string {
  const ownLines = body?.kind === 'multipart' && needsOwnLines(body);
  const kind = body?.kind === 'multipart' && !ownLines ? 'MultipartRequest' : 'Request';
  const readsFile = body?.kind === 'binary' || (ownLines && body.fields.some(({isFile}) => isFile));
  const all = ownLines ? [...headers, ['Content-Type', buildMultipartType(body, sampleBoundary)] as const] : headers;
  return [
    ...(ownLines ? ["import 'dart:convert';"] : []),
    ...(readsFile ? ["import 'dart:io';"] : []),
    "import 'package:http/http.dart' as http;",
    '',
    'Future<void> main() async {',
    `  final request = http.${kind}(${quoteDollar(method)}, Uri.parse(${quoteDollar(url)}));`,
    ...all.map(([name, value]) => `  request.headers[${quoteDollar(name)}] = ${quoteDollar(value)};`),
    ...writeBody(body),
    '  final response = await http.Response.fromStream(await request.send());',
    `  print('$\{response.statusCode} $\{response.body}');`,
    '}',
  ].join('\n');
}

function writeBody(body: RequestBody | undefined): readonly string[] {
  if (!body) return [];
  if (body.kind === 'binary') return [`  request.bodyBytes = await File(${quoteDollar(body.file)}).readAsBytes();`];
  if (body.kind !== 'multipart') return [`  request.body = ${quoteDollar(body.text)};`];
  if (needsOwnLines(body))
    return [
      '  request.bodyBytes = [',
      ...buildMultipartPieces(body, sampleBoundary).map(piece =>
        typeof piece === 'string'
          ? `    ...utf8.encode(${quoteDollar(piece)}),`
          : `    ...await File(${quoteDollar(piece.file)}).readAsBytes(),`,
      ),
      '  ];',
    ];
  return body.fields.map(({name, value, isFile}) =>
    isFile
      ? `  request.files.add(await http.MultipartFile.fromPath(${quoteDollar(name)}, ${quoteDollar(value)}));`
      : `  request.fields[${quoteDollar(name)}] = ${quoteDollar(value)};`,
  );
}
