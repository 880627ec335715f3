import {singleQuoted} from '../../document/quote.js';
import {multipartLines, multipartType, needsOwnLines, sampleBoundary} from '../multipart.js';
import type {ApiRequest, RequestBody} from '../request.js';

export function php({method, url, headers: stated, body}: ApiRequest): string {
  const ownLines = body?.kind === 'multipart' && needsOwnLines(body);
  const headers = ownLines ? [...stated, ['Content-Type', multipartType(body, sampleBoundary)] as const] : stated;
  const options = [
    method === 'HEAD' ? 'CURLOPT_NOBODY => true,' : `CURLOPT_CUSTOMREQUEST => ${singleQuoted(method)},`,
    'CURLOPT_RETURNTRANSFER => true,',
    ...(headers.length > 0
      ? [
          'CURLOPT_HTTPHEADER => [',
          ...headers.map(([name, value]) => `    ${singleQuoted(`${name}: ${value}`)},`),
          '],',
        ]
      : []),
    ...bodyOf(body),
  ];
  return [
    '<?php',
    `$curl = curl_init(${singleQuoted(url)});`,
    'curl_setopt_array($curl, [',
    ...options.map(each => `    ${each}`),
    ']);',
    '$response = curl_exec($curl);',
    "echo curl_getinfo($curl, CURLINFO_HTTP_CODE), ' ', $response;",
  ].join('\n');
}

function bodyOf(body: RequestBody | undefined): readonly string[] {
  if (!body) return [];
  if (body.kind === 'binary') return [`CURLOPT_POSTFIELDS => file_get_contents(${singleQuoted(body.file)}),`];
  if (body.kind !== 'multipart') return [`CURLOPT_POSTFIELDS => ${singleQuoted(body.text)},`];
  if (needsOwnLines(body)) {
    const lines = multipartLines(body, sampleBoundary).map(line =>
      typeof line === 'string' ? singleQuoted(line) : `file_get_contents(${singleQuoted(line.file)})`,
    );
    return ['CURLOPT_POSTFIELDS => implode("\\r\\n", [', ...lines.map(line => `    ${line},`), ']),'];
  }
  const fields = body.fields.map(({name, value, isFile}) => {
    const content = isFile ? `new CURLFile(${singleQuoted(value)})` : singleQuoted(value);
    return `    ${singleQuoted(name)} => ${content},`;
  });
  return ['CURLOPT_POSTFIELDS => [', ...fields, '],'];
}
