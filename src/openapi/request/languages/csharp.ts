import {quoteDouble} from '../../document/quote.js';
import {listPartHeaders, type MultipartBody} from '../multipart.js';
import type {ApiRequest, RequestBody} from '../request.js';

export function csharp({method, url, headers, body}: ApiRequest): string {
  const lines = [
    'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(new HttpMethod(${quoteDouble(method)}), ${quoteDouble(url)});`,
  ];
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1];
  // Skip `Content-Type`: `HttpRequestMessage` rejects it, because it belongs to the content.
  for (const [name, value] of headers)
    if (name.toLowerCase() !== 'content-type')
      lines.push(`request.Headers.TryAddWithoutValidation(${quoteDouble(name)}, ${quoteDouble(value)});`);
  lines.push(...writeBody(body, type));
  lines.push('using var response = await client.SendAsync(request);');
  lines.push('Console.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");');
  return lines.join('\n');
}

function writeBody(body: RequestBody | undefined, type: string | undefined): readonly string[] {
  if (!body) return [];
  if (body.kind === 'multipart') return [...writeMultipart(body), 'request.Content = form;'];
  const content =
    body.kind === 'binary'
      ? `new StreamContent(File.OpenRead(${quoteDouble(body.file)}))`
      : `new StringContent(${quoteDouble(body.text)})`;
  const lines = [`request.Content = ${content};`];
  if (type !== undefined) lines.push(`request.Content.Headers.ContentType = ${writeMediaType(type)};`);
  return lines;
}

function writeMultipart({type, fields}: MultipartBody): readonly string[] {
  const isForm = type === 'multipart/form-data';
  const subtype = quoteDouble(type.slice('multipart/'.length).replace(/;.*/, ''));
  const lines = [`var form = new ${isForm ? 'MultipartFormDataContent()' : `MultipartContent(${subtype})`};`];
  for (const [at, field] of fields.entries()) {
    const {name, value, isFile, contentType, headers = []} = field;
    const content = isFile
      ? `StreamContent(File.OpenRead(${quoteDouble(value)}))`
      : `StringContent(${quoteDouble(value)})`;
    const as = [quoteDouble(name), ...(isFile ? [quoteDouble(value)] : [])].join(', ');
    if (isForm && contentType === undefined && headers.length === 0) {
      lines.push(`form.Add(new ${content}, ${as});`);
      continue;
    }
    lines.push(`var part${at} = new ${content};`);
    if (contentType !== undefined) lines.push(`part${at}.Headers.ContentType = ${writeMediaType(contentType)};`);
    for (const [key, text] of isForm ? headers : listPartHeaders(type, field))
      lines.push(`part${at}.Headers.TryAddWithoutValidation(${quoteDouble(key)}, ${quoteDouble(text)});`);
    lines.push(isForm ? `form.Add(part${at}, ${as});` : `form.Add(part${at});`);
  }
  return lines;
}

function writeMediaType(type: string): string {
  return `System.Net.Http.Headers.MediaTypeHeaderValue.Parse(${quoteDouble(type)})`;
}
