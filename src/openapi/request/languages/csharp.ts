import {doubleQuoted} from '../../document/quote.js';
import type {ApiRequest, RequestBody} from '../request.js';

export function csharp({method, url, headers, body}: ApiRequest): string {
  const lines = [
    'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(new HttpMethod(${doubleQuoted(method)}), ${doubleQuoted(url)});`,
  ];
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1];
  // The type of the content belongs to the content there, and is refused among the headers of the request.
  for (const [name, value] of headers)
    if (name.toLowerCase() !== 'content-type')
      lines.push(`request.Headers.TryAddWithoutValidation(${doubleQuoted(name)}, ${doubleQuoted(value)});`);
  lines.push(...bodyOf(body, type));
  lines.push('using var response = await client.SendAsync(request);');
  lines.push('Console.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");');
  return lines.join('\n');
}

function bodyOf(body: RequestBody | undefined, type: string | undefined): readonly string[] {
  if (!body) return [];
  if (body.kind === 'multipart')
    return [
      'var form = new MultipartFormDataContent();',
      ...body.fields.map(({name, value, isFile}) =>
        isFile
          ? `form.Add(new StreamContent(File.OpenRead(${doubleQuoted(value)})), ${doubleQuoted(name)}, ${doubleQuoted(value)});`
          : `form.Add(new StringContent(${doubleQuoted(value)}), ${doubleQuoted(name)});`,
      ),
      'request.Content = form;',
    ];
  const content =
    body.kind === 'binary'
      ? `new StreamContent(File.OpenRead(${doubleQuoted(body.file)}))`
      : `new StringContent(${doubleQuoted(body.text)})`;
  const lines = [`request.Content = ${content};`];
  if (type !== undefined)
    lines.push(
      `request.Content.Headers.ContentType = System.Net.Http.Headers.MediaTypeHeaderValue.Parse(${doubleQuoted(type)});`,
    );
  return lines;
}
