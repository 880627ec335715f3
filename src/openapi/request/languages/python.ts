import {isContainer} from '../../../base/written-number.js';
import {doubleQuoted} from '../../document/quote.js';
import type {ApiRequest} from '../request.js';

export function python({method, url, headers, body}: ApiRequest): string {
  const lines = ['import requests', '', 'response = requests.request('];
  lines.push(`    ${doubleQuoted(method)},`, `    ${doubleQuoted(url)},`);
  if (headers.length > 0) {
    lines.push('    headers={');
    for (const [name, value] of headers) lines.push(`        ${doubleQuoted(name)}: ${doubleQuoted(value)},`);
    lines.push('    },');
  }
  if (body?.kind === 'multipart') {
    lines.push('    files=[');
    for (const {name, value, isFile} of body.fields) {
      const content = isFile
        ? `(${doubleQuoted(value)}, open(${doubleQuoted(value)}, "rb"))`
        : `(None, ${doubleQuoted(value)})`;
      lines.push(`        (${doubleQuoted(name)}, ${content}),`);
    }
    lines.push('    ],');
  } else if (body?.kind === 'binary') lines.push(`    data=open(${doubleQuoted(body.file)}, "rb"),`);
  else if (body?.kind === 'json') lines.push(`    json=${literal(body.value, '    ')},`);
  else if (body) lines.push(`    data=${doubleQuoted(body.text)}.encode("utf-8"),`);
  lines.push(')', 'print(response.status_code, response.text)');
  return lines.join('\n');
}

/** A value in the words of Python: `True`, `False`, `None`. */
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
