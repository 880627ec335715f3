import {formatJson} from '../../../base/exact-json.js';
import {doubleQuoted} from '../../document/quote.js';
import type {ApiRequest} from '../request.js';

export function javascript({method, url, headers, body}: ApiRequest): string {
  const before: string[] = [];
  const options = [`method: ${doubleQuoted(method)},`];
  if (headers.length > 0) {
    const lines = headers.map(([name, value]) => `    ${doubleQuoted(name)}: ${doubleQuoted(value)},`);
    options.push(['headers: {', ...lines, '  },'].join('\n'));
  }
  if (body?.kind === 'multipart') {
    before.push('const form = new FormData();');
    for (const {name, value, isFile} of body.fields)
      before.push(
        `form.append(${doubleQuoted(name)}, ${isFile ? `file, ${doubleQuoted(value)}` : doubleQuoted(value)});`,
      );
    options.push('body: form,');
  } else if (body?.kind === 'binary') options.push('body: file,');
  else if (body?.kind === 'json') options.push(`body: JSON.stringify(${literal(body.value)}),`);
  else if (body) options.push(`body: ${doubleQuoted(body.text)},`);
  return [
    ...(before.length > 0 ? [...before, ''] : []),
    `const response = await fetch(${doubleQuoted(url)}, {`,
    ...options.map(each => `  ${each}`),
    '});',
    'console.log(response.status, await response.text());',
  ].join('\n');
}

/** JSON is JavaScript, but for one key: `__proto__` in a literal sets what the object is. */
function literal(value: unknown): string {
  return (formatJson(value, 2) ?? 'undefined')
    .replace(/^(\s*)"__proto__":/gm, '$1["__proto__"]:')
    .replace(/[\u2028\u2029]/g, each => `\\u${each.charCodeAt(0).toString(16)}`)
    .replaceAll('\n', '\n  ');
}
