import {formatJson} from '../../../base/exact-json.js';
import {hasLostDigits, isContainer} from '../../../base/written-number.js';
import {quoteDouble} from '../../document/quote.js';
import {buildMultipartLines, buildMultipartType, needsOwnLines, sampleBoundary} from '../multipart.js';
import type {ApiRequest, RequestBody} from '../request.js';

export function javascript({method, url, headers, body}: ApiRequest): string {
  // `fetch` throws an exception for a body with these methods (Fetch Standard, "new Request").
  const {before, value, type} = writeBody(/^(?:GET|HEAD)$/i.test(method) ? undefined : body);
  const all = type === undefined ? headers : [...headers, ['Content-Type', type] as const];
  const options = [`method: ${quoteDouble(method)},`];
  if (all.length > 0) {
    const lines = all.map(([name, each]) => `    ${quoteDouble(name)}: ${quoteDouble(each)},`);
    options.push(['headers: {', ...lines, '  },'].join('\n'));
  }
  if (value !== undefined) options.push(`body: ${value},`);
  return [
    ...(before.length > 0 ? [...before, ''] : []),
    `const response = await fetch(${quoteDouble(url)}, {`,
    ...options.map(each => `  ${each}`),
    '});',
    'console.log(response.status, await response.text());',
  ].join('\n');
}

interface BodyLines {
  /** Statements to write before the request, which declare variables for the body. */
  readonly before: readonly string[];
  readonly value?: string;
  /** Media type of a multipart body that is written line by line. */
  readonly type?: string;
}

const readsFiles = `import { openAsBlob } from ${quoteDouble('node:fs')};`;

function writeBody(body: RequestBody | undefined): BodyLines {
  if (!body) return {before: []};
  if (body.kind === 'json')
    return {
      before: [],
      value: isExact(body.value) ? `JSON.stringify(${writeLiteral(body.value)})` : writeTemplate(body.text),
    };
  if (body.kind === 'binary') return {before: [readsFiles, '', `const file = ${writeFile(body.file)};`], value: 'file'};
  if (body.kind !== 'multipart') return {before: [], value: quoteDouble(body.text)};
  const hasFile = body.fields.some(({isFile}) => isFile);
  const before = hasFile ? [readsFiles, ''] : [];
  if (needsOwnLines(body)) {
    const lines = buildMultipartLines(body, sampleBoundary).map(line =>
      typeof line === 'string' ? quoteDouble(`${line}\r\n`) : `${writeFile(line.file)}, "\\r\\n"`,
    );
    // Remove the last entry, because no line follows the last boundary.
    lines.pop();
    before.push('const body = new Blob([', ...lines.map(line => `  ${line},`), ']);');
    return {before, value: 'body', type: buildMultipartType(body, sampleBoundary)};
  }
  const fields = body.fields.map(({name, value, isFile}) => {
    const content = isFile ? `${writeFile(value)}, ${quoteDouble(value)}` : quoteDouble(value);
    return `form.append(${quoteDouble(name)}, ${content});`;
  });
  return {before: [...before, 'const form = new FormData();', ...fields], value: 'form'};
}

function writeFile(name: string): string {
  return `await openAsBlob(${quoteDouble(name)})`;
}

/**
 * Returns whether JavaScript preserves the digits of all numbers in a value. Otherwise, the sample contains the JSON
 * text.
 */
function isExact(value: unknown): boolean {
  return isContainer(value) ? Object.values(value).every(isExact) : !hasLostDigits(value);
}

/** Writes multi-line text as a template literal, which JavaScript sends verbatim. */
function writeTemplate(text: string): string {
  return `\`${text.replace(/[`\\]|\$(?=\{)/g, '\\$&')}\``;
}

/** Writes JSON as a JavaScript literal. `__proto__` needs special treatment, because it would set the prototype. */
function writeLiteral(value: unknown): string {
  return (formatJson(value, 2) ?? 'undefined')
    .replace(/^(\s*)"__proto__":/gm, '$1["__proto__"]:')
    .replace(/[\u2028\u2029]/g, each => `\\u${each.charCodeAt(0).toString(16)}`)
    .replaceAll('\n', '\n  ');
}
