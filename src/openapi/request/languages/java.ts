import {doubleQuoted} from '../../document/quote.js';
import type {ApiRequest, RequestBody} from '../request.js';

const boundary = 'form-boundary-7f3a';

export function java({method, url, headers, body}: ApiRequest): string {
  const multipart =
    body?.kind === 'multipart' ? [['Content-Type', `multipart/form-data; boundary=${boundary}`] as const] : [];
  const lines = ['var request = HttpRequest.newBuilder()', `    .uri(URI.create(${doubleQuoted(url)}))`];
  for (const [name, value] of [...headers, ...multipart])
    lines.push(`    .header(${doubleQuoted(name)}, ${doubleQuoted(value)})`);
  lines.push(`    .method(${doubleQuoted(method)}, ${publisher(body)})`, '    .build();');
  const hasFile = body?.kind === 'binary' || (body?.kind === 'multipart' && body.fields.some(({isFile}) => isFile));
  return [
    'import java.net.URI;',
    'import java.net.http.*;',
    ...(hasFile ? ['import java.nio.file.*;'] : []),
    '',
    ...lines,
    'var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
    'System.out.println(response.statusCode() + " " + response.body());',
  ].join('\n');
}

function publisher(body: RequestBody | undefined): string {
  const make = 'HttpRequest.BodyPublishers';
  if (!body) return `${make}.noBody()`;
  if (body.kind === 'binary') return `${make}.ofFile(Path.of(${doubleQuoted(body.file)}))`;
  if (body.kind !== 'multipart') return `${make}.ofString(${doubleQuoted(body.text)})`;
  const parts = body.fields.flatMap(({name, value, isFile}) => {
    const plain = name.replace(/["\r\n]/g, '_');
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${plain}"${isFile ? `; filename="${value}"` : ''}\r\n\r\n`;
    if (!isFile) return [`${make}.ofString(${doubleQuoted(`${head}${value}\r\n`)})`];
    const file = `${make}.ofFile(Path.of(${doubleQuoted(value)}))`;
    return [`${make}.ofString(${doubleQuoted(head)})`, file, `${make}.ofString("\\r\\n")`];
  });
  const all = [...parts, `${make}.ofString(${doubleQuoted(`--${boundary}--\r\n`)})`];
  return `${make}.concat(\n        ${all.join(',\n        ')})`;
}
