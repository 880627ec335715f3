import {
  buildMultipartPieces,
  buildMultipartType,
  type MultipartBody,
  needsOwnLines,
  sampleBoundary,
} from '../multipart.js';
import type {ApiRequest, RequestBody} from '../request.js';
import {quoteBraced} from './escapes.js';

/** Writes a request for reqwest with the features `blocking` and `multipart`. */
export function rust({method, url, headers, body}: ApiRequest): string {
  return [
    'fn main() -> Result<(), Box<dyn std::error::Error>> {',
    `    let method = reqwest::Method::from_bytes(${quoteBraced(method)}.as_bytes())?;`,
    ...(body?.kind === 'multipart' ? writeForm(body) : []),
    '    let response = reqwest::blocking::Client::new()',
    `        .request(method, ${quoteBraced(url)})`,
    ...headers.map(([name, value]) => `        .header(${quoteBraced(name)}, ${quoteBraced(value)})`),
    ...writeBody(body),
    '        .send()?;',
    '    println!("{} {}", response.status(), response.text()?);',
    '    Ok(())',
    '}',
  ].join('\n');
}

function writeBody(body: RequestBody | undefined): readonly string[] {
  if (!body) return [];
  if (body.kind === 'multipart' && needsOwnLines(body))
    return [
      `        .header("Content-Type", ${quoteBraced(buildMultipartType(body, sampleBoundary))})`,
      '        .body(form)',
    ];
  if (body.kind === 'multipart') return ['        .multipart(form)'];
  if (body.kind === 'binary') return [`        .body(std::fs::File::open(${quoteBraced(body.file)})?)`];
  return [`        .body(${quoteBraced(body.text)})`];
}

function writeForm(body: MultipartBody): readonly string[] {
  if (needsOwnLines(body))
    return [
      '    let mut form: Vec<u8> = Vec::new();',
      ...buildMultipartPieces(body, sampleBoundary).map(piece =>
        typeof piece === 'string'
          ? `    form.extend_from_slice(${quoteBraced(piece)}.as_bytes());`
          : `    form.extend(std::fs::read(${quoteBraced(piece.file)})?);`,
      ),
    ];
  const parts = body.fields.map(({name, value, isFile}) =>
    isFile
      ? `        .file(${quoteBraced(name)}, ${quoteBraced(value)})?`
      : `        .text(${quoteBraced(name)}, ${quoteBraced(value)})`,
  );
  return [`    let form = ${['reqwest::blocking::multipart::Form::new()', ...parts].join('\n')};`];
}
