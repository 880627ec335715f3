import {isContainer} from '../../../base/written-number.js';
import {quoteDouble} from '../../document/quote.js';
import type {FormField} from '../form-fields.js';
import {buildMultipartLines, buildMultipartType, sampleBoundary} from '../multipart.js';
import type {ApiRequest} from '../request.js';

export function python({method, url, headers, body}: ApiRequest): string {
  const lines = ['import requests', '', 'response = requests.request('];
  lines.push(`    ${quoteDouble(method)},`, `    ${quoteDouble(url)},`);
  const ownLines = body?.kind === 'multipart' && body.type !== 'multipart/form-data';
  const all = ownLines ? [...headers, ['Content-Type', buildMultipartType(body, sampleBoundary)] as const] : headers;
  if (all.length > 0) {
    lines.push('    headers={');
    for (const [name, value] of all) lines.push(`        ${quoteDouble(name)}: ${quoteDouble(value)},`);
    lines.push('    },');
  }
  if (ownLines) {
    lines.push('    data=b"\\r\\n".join([');
    for (const line of buildMultipartLines(body, sampleBoundary))
      lines.push(
        typeof line === 'string'
          ? `        ${quoteDouble(line)}.encode("utf-8"),`
          : `        open(${quoteDouble(line.file)}, "rb").read(),`,
      );
    lines.push('    ]),');
  } else if (body?.kind === 'multipart') {
    lines.push('    files=[');
    for (const field of body.fields) lines.push(`        (${quoteDouble(field.name)}, ${writePart(field)}),`);
    lines.push('    ],');
  } else if (body?.kind === 'binary') lines.push(`    data=open(${quoteDouble(body.file)}, "rb"),`);
  else if (body?.kind === 'json') lines.push(`    json=${writeLiteral(body.value, '    ')},`);
  else if (body) lines.push(`    data=${quoteDouble(body.text)}.encode("utf-8"),`);
  lines.push(')', 'print(response.status_code, response.text)');
  return lines.join('\n');
}

/** Writes one multipart part: file name, content, and optional media type and headers. */
function writePart({value, isFile, contentType, headers = []}: FormField): string {
  const written = quoteDouble(value);
  const values = isFile ? [written, `open(${written}, "rb")`] : ['None', written];
  if (contentType !== undefined || headers.length > 0)
    values.push(contentType === undefined ? 'None' : quoteDouble(contentType));
  if (headers.length > 0)
    values.push(`{${headers.map(([name, text]) => `${quoteDouble(name)}: ${quoteDouble(text)}`).join(', ')}}`);
  return `(${values.join(', ')})`;
}

/** Writes a value as a Python literal: `True`, `False`, `None`. */
function writeLiteral(value: unknown, indent: string): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'string') return quoteDouble(value);
  if (!isContainer(value)) return String(value);
  const inside = `${indent}    `;
  const [open, close, parts] = Array.isArray(value)
    ? ['[', ']', value.map(each => writeLiteral(each, inside))]
    : ['{', '}', Object.entries(value).map(([key, each]) => `${quoteDouble(key)}: ${writeLiteral(each, inside)}`)];
  return parts.length > 0
    ? `${open}\n${parts.map(each => `${inside}${each},\n`).join('')}${indent}${close}`
    : open + close;
}
