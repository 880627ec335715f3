import {quoteShell} from '../../document/quote.js';
import type {ApiRequest} from '../request.js';

export function curl({method, url, headers, body}: ApiRequest): string {
  // Use `--head`: with `--request HEAD`, curl waits for a body.
  const named = method === 'HEAD' ? '--head' : `--request ${/^[A-Z]+$/.test(method) ? method : quoteShell(method)}`;
  const lines = [`curl ${named}`, `--url ${quoteShell(url)}`];
  // Add `--globoff`: otherwise curl expands `[a-c]` and `{a,b}` in a URL to several URLs.
  if (/[[\]{}]/.test(url)) lines.push('--globoff');
  for (const [name, value] of headers) lines.push(`--header ${quoteShell(`${name}: ${value}`)}`);
  if (body?.kind === 'multipart') {
    // Set other types only: for `multipart/form-data`, curl writes the header itself, with the boundary.
    if (body.type !== 'multipart/form-data') lines.push(`--header ${quoteShell(`Content-Type: ${body.type}`)}`);
    // Use `--form-string` for text: `--form` reads a file if the value begins with `@`.
    for (const {name, value, isFile, contentType, headers = []} of body.fields) {
      const text = headers.map(header => `;headers=${quoteForm(header.join(': '))}`).join('');
      const type = (contentType ? `;type=${contentType}` : '') + text;
      if (isFile) lines.push(`--form ${quoteShell(`${name}=@${value}${type}`)}`);
      // Quote the value, because `;` in it would begin a curl option.
      else if (type) lines.push(`--form ${quoteShell(`${name}=${quoteForm(value)}${type}`)}`);
      else lines.push(`--form-string ${quoteShell(`${name}=${value}`)}`);
    }
  } else if (body?.kind === 'binary') lines.push(`--data-binary ${quoteShell(`@${body.file}`)}`);
  else if (body) lines.push(`--data-raw ${quoteShell(body.text)}`);
  return lines.join(' \\\n  ');
}

function quoteForm(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
