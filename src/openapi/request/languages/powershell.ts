import {listPartHeaders, type MultipartBody, needsOwnLines} from '../multipart.js';
import type {ApiRequest} from '../request.js';

export function powershell({method, url, headers, body}: ApiRequest): string {
  const lines: string[] = [];
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1];
  const rest = headers.filter(([name]) => name.toLowerCase() !== 'content-type');
  const options = [`-Method ${quoteText(method)}`, `-Uri ${quoteText(url)}`];
  if (rest.length > 0) {
    lines.push('$headers = @{', ...rest.map(([name, value]) => `    ${quoteText(name)} = ${quoteText(value)}`), '}');
    options.push('-Headers $headers');
  }
  if (body && type) options.push(`-ContentType ${quoteText(type)}`);
  if (body?.kind === 'multipart' && needsOwnLines(body)) {
    lines.push(...writeOwnParts(body));
    options.push('-Body $form');
  } else if (body?.kind === 'multipart') {
    const fields = body.fields.map(
      ({name, value, isFile}) =>
        `    ${quoteText(name)} = ${isFile ? `Get-Item ${quoteText(value)}` : quoteText(value)}`,
    );
    lines.push('$form = @{', ...fields, '}');
    options.push('-Form $form');
  } else if (body?.kind === 'binary') options.push(`-InFile ${quoteText(body.file)}`);
  else if (body) {
    lines.push(`$body = ${quoteText(body.text)}`);
    options.push('-Body $body');
  }
  return [
    ...lines,
    `$response = Invoke-WebRequest ${options.join(' ')}`,
    '$response.StatusCode',
    '$response.Content',
  ].join('\n');
}

/** Writes multipart parts that have their own media types and headers. */
function writeOwnParts({type, fields}: MultipartBody): readonly string[] {
  const lines = [`$form = [System.Net.Http.MultipartContent]::new(${quoteText(type.slice('multipart/'.length))})`];
  for (const field of fields) {
    const {value, isFile, contentType} = field;
    const content = isFile
      ? `[System.Net.Http.ByteArrayContent]::new([System.IO.File]::ReadAllBytes((Resolve-Path ${quoteText(value)})))`
      : `[System.Net.Http.StringContent]::new(${quoteText(value)})`;
    const media =
      contentType === undefined
        ? '$null'
        : `[System.Net.Http.Headers.MediaTypeHeaderValue]::Parse(${quoteText(contentType)})`;
    lines.push(
      `$part = ${content}`,
      `$part.Headers.ContentType = ${media}`,
      ...listPartHeaders(type, field).map(
        ([name, each]) => `[void]$part.Headers.TryAddWithoutValidation(${quoteText(name)}, ${quoteText(each)})`,
      ),
      '$form.Add($part)',
    );
  }
  return lines;
}

/**
 * Quotes text in single quotes, which have no special characters. Also doubles typographic quotes, because PowerShell
 * accepts them as an end.
 */
function quoteText(value: string): string {
  return `'${value.replaceAll('\0', '').replace(/['\u2018\u2019\u201a\u201b]/g, '$&$&')}'`;
}
