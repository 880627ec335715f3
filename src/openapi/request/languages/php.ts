import {quoteSingle} from '../../document/quote.js';
import {buildMultipartLines, buildMultipartType, needsOwnLines, sampleBoundary} from '../multipart.js';
import type {ApiRequest, RequestBody} from '../request.js';

export function php({method, url, headers: stated, body}: ApiRequest): string {
  const ownLines = body?.kind === 'multipart' && needsOwnLines(body);
  const headers = ownLines ? [...stated, ['Content-Type', buildMultipartType(body, sampleBoundary)] as const] : stated;
  const options = [
    method === 'HEAD' ? 'CURLOPT_NOBODY => true,' : `CURLOPT_CUSTOMREQUEST => ${quoteSingle(method)},`,
    'CURLOPT_RETURNTRANSFER => true,',
    ...(headers.length > 0
      ? ['CURLOPT_HTTPHEADER => [', ...headers.map(([name, value]) => `    ${quoteSingle(`${name}: ${value}`)},`), '],']
      : []),
    ...writeBody(body),
  ];
  return [
    '<?php',
    `$curl = curl_init(${quoteSingle(url)});`,
    'curl_setopt_array($curl, [',
    ...options.map(each => `    ${each}`),
    ']);',
    '$response = curl_exec($curl);',
    "echo curl_getinfo($curl, CURLINFO_HTTP_CODE), ' ', $response;",
  ].join('\n');
}

function writeBody(body: RequestBody | undefined): readonly string[] {
  if (!body) return [];
  if (body.kind === 'binary') return [`CURLOPT_POSTFIELDS => file_get_contents(${quoteSingle(body.file)}),`];
  if (body.kind !== 'multipart') return [`CURLOPT_POSTFIELDS => ${quoteSingle(body.text)},`];
  if (needsOwnLines(body)) {
    const lines = buildMultipartLines(body, sampleBoundary).map(line =>
      typeof line === 'string' ? quoteSingle(line) : `file_get_contents(${quoteSingle(line.file)})`,
    );
    return ['CURLOPT_POSTFIELDS => implode("\\r\\n", [', ...lines.map(line => `    ${line},`), ']),'];
  }
  const fields = body.fields.map(({name, value, isFile}) => {
    const content = isFile ? `new CURLFile(${quoteSingle(value)})` : quoteSingle(value);
    return `    ${quoteSingle(name)} => ${content},`;
  });
  return ['CURLOPT_POSTFIELDS => [', ...fields, '],'];
}
