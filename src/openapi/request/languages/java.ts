import {quoteDouble} from '../../document/quote.js';
import {buildMultipartLines, buildMultipartType, sampleBoundary} from '../multipart.js';
import type {ApiRequest, RequestBody} from '../request.js';

export function java({method, url, headers, body}: ApiRequest): string {
  const multipart =
    body?.kind === 'multipart' ? [['Content-Type', buildMultipartType(body, sampleBoundary)] as const] : [];
  const lines = ['var request = HttpRequest.newBuilder()', `    .uri(URI.create(${quoteDouble(url)}))`];
  for (const [name, value] of [...headers, ...multipart])
    lines.push(`    .header(${quoteDouble(name)}, ${quoteDouble(value)})`);
  lines.push(`    .method(${quoteDouble(method)}, ${writePublisher(body)})`, '    .build();');
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

function writePublisher(body: RequestBody | undefined): string {
  const make = 'HttpRequest.BodyPublishers';
  if (!body) return `${make}.noBody()`;
  if (body.kind === 'binary') return `${make}.ofFile(Path.of(${quoteDouble(body.file)}))`;
  if (body.kind !== 'multipart') return `${make}.ofString(${quoteDouble(body.text)})`;
  const lines = buildMultipartLines(body, sampleBoundary);
  // Write all lines between two files as one string.
  const parts: string[] = [];
  let text = '';
  const end = () => text !== '' && parts.push(`${make}.ofString(${quoteDouble(text)})`);
  for (const [at, line] of lines.entries()) {
    const lineEnd = at === lines.length - 1 ? '' : '\r\n';
    if (typeof line === 'string') text += line + lineEnd;
    else {
      end();
      parts.push(`${make}.ofFile(Path.of(${quoteDouble(line.file)}))`);
      text = lineEnd;
    }
  }
  end();
  return `${make}.concat(\n        ${parts.join(',\n        ')})`;
}
