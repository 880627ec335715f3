import {doubleQuoted} from '../../document/quote.js';
import type {ApiRequest, RequestBody} from '../request.js';

export function go({method, url, headers, body}: ApiRequest): string {
  const {packages, before, reader} = bodyOf(body);
  const imports = ['fmt', 'io', 'net/http', ...packages].sort().map(name => `\t"${name}"`);
  const lines = [...before, `request, _ := http.NewRequest(${doubleQuoted(method)}, ${doubleQuoted(url)}, ${reader})`];
  for (const [name, value] of headers) lines.push(`request.Header.Set(${doubleQuoted(name)}, ${doubleQuoted(value)})`);
  if (body?.kind === 'multipart') lines.push('request.Header.Set("Content-Type", form.FormDataContentType())');
  lines.push('response, err := http.DefaultClient.Do(request)', 'if err != nil {', '\tpanic(err)', '}');
  lines.push('defer response.Body.Close()', 'text, _ := io.ReadAll(response.Body)');
  lines.push('fmt.Println(response.StatusCode, string(text))');
  const main = ['func main() {', ...lines.map(each => `\t${each}`), '}'];
  return ['package main', '', 'import (', ...imports, ')', '', ...main].join('\n');
}

function bodyOf(body: RequestBody | undefined): {packages: string[]; before: string[]; reader: string} {
  if (!body) return {packages: [], before: [], reader: 'nil'};
  if (body.kind === 'binary')
    return {packages: ['os'], before: [`file, _ := os.Open(${doubleQuoted(body.file)})`], reader: 'file'};
  if (body.kind !== 'multipart')
    return {packages: ['strings'], before: [], reader: `strings.NewReader(${doubleQuoted(body.text)})`};
  const before = ['body := &bytes.Buffer{}', 'form := multipart.NewWriter(body)'];
  for (const [index, {name, value, isFile}] of body.fields.entries()) {
    if (!isFile) before.push(`form.WriteField(${doubleQuoted(name)}, ${doubleQuoted(value)})`);
    else {
      before.push(`file${index}, _ := os.Open(${doubleQuoted(value)})`);
      before.push(`part${index}, _ := form.CreateFormFile(${doubleQuoted(name)}, ${doubleQuoted(value)})`);
      before.push(`io.Copy(part${index}, file${index})`);
    }
  }
  // An import that is not used is an error.
  const packages = ['bytes', 'mime/multipart', ...(body.fields.some(({isFile}) => isFile) ? ['os'] : [])];
  return {packages, before: [...before, 'form.Close()'], reader: 'body'};
}
