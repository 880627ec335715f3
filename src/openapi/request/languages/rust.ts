import type {ApiRequest, RequestBody} from '../request.js';
import {bracedQuoted} from './escapes.js';

/** Uses reqwest with the features `blocking` and `multipart`. */
export function rust({method, url, headers, body}: ApiRequest): string {
  return [
    'fn main() -> Result<(), Box<dyn std::error::Error>> {',
    `    let method = reqwest::Method::from_bytes(${bracedQuoted(method)}.as_bytes())?;`,
    ...(body?.kind === 'multipart' ? [`    let form = ${formOf(body.fields)};`] : []),
    '    let response = reqwest::blocking::Client::new()',
    `        .request(method, ${bracedQuoted(url)})`,
    ...headers.map(([name, value]) => `        .header(${bracedQuoted(name)}, ${bracedQuoted(value)})`),
    ...bodyOf(body),
    '        .send()?;',
    '    println!("{} {}", response.status(), response.text()?);',
    '    Ok(())',
    '}',
  ].join('\n');
}

function bodyOf(body: RequestBody | undefined): readonly string[] {
  if (!body) return [];
  if (body.kind === 'multipart') return ['        .multipart(form)'];
  if (body.kind === 'binary') return [`        .body(std::fs::File::open(${bracedQuoted(body.file)})?)`];
  return [`        .body(${bracedQuoted(body.text)})`];
}

function formOf(fields: (RequestBody & {kind: 'multipart'})['fields']): string {
  const parts = fields.map(({name, value, isFile}) =>
    isFile
      ? `        .file(${bracedQuoted(name)}, ${bracedQuoted(value)})?`
      : `        .text(${bracedQuoted(name)}, ${bracedQuoted(value)})`,
  );
  return ['reqwest::blocking::multipart::Form::new()', ...parts].join('\n');
}
