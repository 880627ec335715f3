import {shellText} from '../../document/quote.js';
import type {ApiRequest} from '../request.js';

export function curl({method, url, headers, body}: ApiRequest): string {
  const lines = [`curl --request ${/^[A-Z]+$/.test(method) ? method : shellText(method)}`, `--url ${shellText(url)}`];
  // curl takes `[a-c]` and `{a,b}` in an address for lists of addresses.
  if (/[[\]{}]/.test(url)) lines.push('--globoff');
  for (const [name, value] of headers) lines.push(`--header ${shellText(`${name}: ${value}`)}`);
  if (body?.kind === 'multipart')
    // `--form` would read a file where a value begins with `@`.
    for (const {name, value, isFile, contentType} of body.fields) {
      const type = contentType ? `;type=${contentType}` : '';
      if (isFile) lines.push(`--form ${shellText(`${name}=@${value}${type}`)}`);
      // Quoted, so that a `;` of the value does not begin a setting of curl.
      else if (type) lines.push(`--form ${shellText(`${name}="${value.replace(/["\\]/g, '\\$&')}"${type}`)}`);
      else lines.push(`--form-string ${shellText(`${name}=${value}`)}`);
    }
  else if (body?.kind === 'binary') lines.push(`--data-binary ${shellText(`@${body.file}`)}`);
  else if (body) lines.push(`--data-raw ${shellText(body.text)}`);
  return lines.join(' \\\n  ');
}
