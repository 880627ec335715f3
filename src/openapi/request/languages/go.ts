import {quoteDouble} from '../../document/quote.js';
import {
  buildMultipartLines,
  buildMultipartType,
  type MultipartBody,
  needsOwnLines,
  sampleBoundary,
} from '../multipart.js';
import type {ApiRequest, RequestBody} from '../request.js';

export function go({method, url, headers, body}: ApiRequest): string {
  const {packages, before, reader} = writeBody(body);
  const imports = ['fmt', 'io', 'net/http', ...packages].sort().map(name => `\t"${name}"`);
  const lines = [...before, `request, _ := http.NewRequest(${quoteDouble(method)}, ${quoteDouble(url)}, ${reader})`];
  for (const [name, value] of headers) lines.push(`request.Header.Set(${quoteDouble(name)}, ${quoteDouble(value)})`);
  if (body?.kind === 'multipart') {
    const type = needsOwnLines(body)
      ? quoteDouble(buildMultipartType(body, sampleBoundary))
      : 'form.FormDataContentType()';
    lines.push(`request.Header.Set("Content-Type", ${type})`);
  }
  lines.push('response, err := http.DefaultClient.Do(request)', 'if err != nil {', '\tpanic(err)', '}');
  lines.push('defer response.Body.Close()', 'text, _ := io.ReadAll(response.Body)');
  lines.push('fmt.Println(response.StatusCode, string(text))');
  const main = ['func main() {', ...lines.map(each => `\t${each}`), '}'];
  return ['package main', '', 'import (', ...imports, ')', '', ...main].join('\n');
}

function writeBody(body: RequestBody | undefined): {packages: string[]; before: string[]; reader: string} {
  if (!body) return {packages: [], before: [], reader: 'nil'};
  if (body.kind === 'binary')
    return {packages: ['os'], before: [`file, _ := os.Open(${quoteDouble(body.file)})`], reader: 'file'};
  if (body.kind !== 'multipart')
    return {packages: ['strings'], before: [], reader: `strings.NewReader(${quoteDouble(body.text)})`};
  if (needsOwnLines(body)) return writeOwnLines(body);
  const before = ['body := &bytes.Buffer{}', 'form := multipart.NewWriter(body)'];
  for (const [index, {name, value, isFile}] of body.fields.entries()) {
    if (!isFile) before.push(`form.WriteField(${quoteDouble(name)}, ${quoteDouble(value)})`);
    else {
      before.push(`file${index}, _ := os.Open(${quoteDouble(value)})`);
      before.push(`part${index}, _ := form.CreateFormFile(${quoteDouble(name)}, ${quoteDouble(value)})`);
      before.push(`io.Copy(part${index}, file${index})`);
    }
  }
  // Import only used packages: in Go, an unused import is an error.
  const packages = ['bytes', 'mime/multipart', ...(body.fields.some(({isFile}) => isFile) ? ['os'] : [])];
  return {packages, before: [...before, 'form.Close()'], reader: 'body'};
}

function writeOwnLines(body: MultipartBody): {packages: string[]; before: string[]; reader: string} {
  const before = ['body := &bytes.Buffer{}'];
  const lines = buildMultipartLines(body, sampleBoundary);
  for (const [index, line] of lines.slice(0, -1).entries()) {
    if (typeof line === 'string') before.push(`body.WriteString(${quoteDouble(`${line}\r\n`)})`);
    else {
      before.push(`file${index}, _ := os.Open(${quoteDouble(line.file)})`, `io.Copy(body, file${index})`);
      before.push('body.WriteString("\\r\\n")');
    }
  }
  return {packages: ['bytes', ...(lines.some(line => typeof line !== 'string') ? ['os'] : [])], before, reader: 'body'};
}
