import {quoteSingle} from '../../document/quote.js';
import {buildMultipartLines, buildMultipartType, needsOwnLines, sampleBoundary} from '../multipart.js';
import type {ApiRequest, RequestBody} from '../request.js';

export function ruby({method, url, headers, body}: ApiRequest): string {
  const hasBody = body ? 'true' : 'false';
  const lines = [
    "require 'net/http'",
    '',
    `uri = URI(${quoteSingle(url)})`,
    // Use the generic request class, because it supports every method.
    `request = Net::HTTPGenericRequest.new(${quoteSingle(method)}, ${hasBody}, true, uri)`,
    ...headers.map(([name, value]) => `request[${quoteSingle(name)}] = ${quoteSingle(value)}`),
    ...writeBody(body),
    "response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == 'https') do |http|",
    '  http.request(request)',
    'end',
    'puts "#{response.code} #{response.body}"',
  ];
  return lines.join('\n');
}

function writeBody(body: RequestBody | undefined): readonly string[] {
  if (!body) return [];
  if (body.kind === 'binary') return [`request.body = File.binread(${quoteSingle(body.file)})`];
  if (body.kind !== 'multipart') return [`request.body = ${quoteSingle(body.text)}`];
  if (needsOwnLines(body)) {
    const lines = buildMultipartLines(body, sampleBoundary).map(line =>
      typeof line === 'string' ? quoteSingle(line) : `File.binread(${quoteSingle(line.file)})`,
    );
    return [
      `request['Content-Type'] = ${quoteSingle(buildMultipartType(body, sampleBoundary))}`,
      'request.body = [',
      ...lines.map(line => `  ${line},`),
      '].map(&:b).join("\\r\\n")',
    ];
  }
  const fields = body.fields.map(({name, value, isFile}) => {
    const content = isFile ? `File.open(${quoteSingle(value)})` : quoteSingle(value);
    return `  [${quoteSingle(name)}, ${content}],`;
  });
  return ['request.set_form([', ...fields, "], 'multipart/form-data')"];
}
