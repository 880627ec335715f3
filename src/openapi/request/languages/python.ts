import {isContainer} from '../../../base/written-number.js';
import {doubleQuoted} from '../../document/quote.js';
import type {FormField} from '../form-fields.js';
import {multipartLines, multipartType, sampleBoundary} from '../multipart.js';
import type {ApiRequest} from '../request.js';

export function python({method, url, headers, body}: ApiRequest): string {
  const lines = ['import requests', '', 'response = requests.request('];
  lines.push(`    ${doubleQuoted(method)},`, `    ${doubleQuoted(url)},`);
  const ownLines = body?.kind === 'multipart' && body.type !== 'multipart/form-data';
  const all = ownLines ? [...headers, ['Content-Type', multipartType(body, sampleBoundary)] as const] : headers;
  if (all.length > 0) {
    lines.push('    headers={');
    for (const [name, value] of all) lines.push(`        ${doubleQuoted(name)}: ${doubleQuoted(value)},`);
    lines.push('    },');
  }
  if (ownLines) {
    lines.push('    data=b"\\r\\n".join([');
    for (const line of multipartLines(body, sampleBoundary))
      lines.push(
        typeof line === 'string'
          ? `        ${doubleQuoted(line)}.encode("utf-8"),`
          : `        open(${doubleQuoted(line.file)}, "rb").read(),`,
      );
    lines.push('    ]),');
  } else if (body?.kind === 'multipart') {
    lines.push('    files=[');
    for (const field of body.fields) lines.push(`        (${doubleQuoted(field.name)}, ${part(field)}),`);
    lines.push('    ],');
  } else if (body?.kind === 'binary') lines.push(`    data=open(${doubleQuoted(body.file)}, "rb"),`);
  else if (body?.kind === 'json') lines.push(`    json=${literal(body.value, '    ')},`);
  else if (body) lines.push(`    data=${doubleQuoted(body.text)}.encode("utf-8"),`);
  lines.push(')', 'print(response.status_code, response.text)');
  return lines.join('\n');
}

/** Writes one multipart part: file name, content, and optional media type and headers. */
function part({value, isFile, contentType, headers = []}: FormField): string {
  const written = doubleQuoted(value);
  const values = isFile ? [written, `open(${written}, "rb")`] : ['None', written];
  if (contentType !== undefined || headers.length > 0)
    values.push(contentType === undefined ? 'None' : doubleQuoted(contentType));
  if (headers.length > 0)
    values.push(`{${headers.map(([name, text]) => `${doubleQuoted(name)}: ${doubleQuoted(text)}`).join(', ')}}`);
  return `(${values.join(', ')})`;
}

/** Writes a value as a Python literal: `True`, `False`, `None`. */
function literal(value: unknown, indent: string): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'string') return doubleQuoted(value);
  if (!isContainer(value)) return String(value);
  const inside = `${indent}    `;
  const [open, close, parts] = Array.isArray(value)
    ? ['[', ']', value.map(each => literal(each, inside))]
    : ['{', '}', Object.entries(value).map(([key, each]) => `${doubleQuoted(key)}: ${literal(each, inside)}`)];
  return parts.length > 0
    ? `${open}\n${parts.map(each => `${inside}${each},\n`).join('')}${indent}${close}`
    : open + close;
}
