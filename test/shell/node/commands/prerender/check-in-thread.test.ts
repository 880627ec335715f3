import assert from 'node:assert/strict';
import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {runCheck} from '../../../../../shell/node/commands/check/check-command.js';
import {runPrerender} from '../../../../../shell/node/commands/prerender/prerender-command.js';

const top = mkdtempSync(join(tmpdir(), 'check-in-thread-'));
after(() => rmSync(top, {recursive: true}));
const root = join(import.meta.dirname, '../../../../../..');
const skip = existsSync(join(root, 'dist/enhance')) ? false : 'dist is not built';

const pages: Readonly<Record<string, string>> = {
  index: '---\ntitle: "Home\nx: [1\n---\n\nText.',
  near: '<Cards>\n\nText.\n\n</Cards>\n\n<Foo.Bar>x</Foo.Bar>',
  slip: '<Card title="a">\n\nText.\n\n</Crad>',
  fence: '<Card title="a">\n\n```js\nx\n\n</Card>',
  run: 'import {useState} from "react";\n\nexport const C = ({on}) => { const [a, b] = useState(1); return <button onClick={() => b(2)}>{a}</button>; };\n\n<C on={window.x} />\n\n{window.y}',
  ignored: '{/* lectern-ignore component-unknown */}\n\n<Nosuch>x</Nosuch>',
  snippet: 'import S from "/snippets/s.mdx";\n\n<S />\n\n<T>',
  gone: 'import S from "/snippets/gone.mdx";\n\n<S />',
  operation: '---\ntitle: O\nopenapi: gone.json GET /a\n---\n',
  references: '---\ntitle: R\nopenapi: api.json GET /a\n---\n',
};
const api = {
  openapi: '3.1.0',
  info: {title: 'T', version: '1'},
  paths: {
    '/a': {get: {parameters: [{$ref: '#/components/parameters/Gone'}], responses: {200: {description: 'Fine.'}}}},
  },
};

/** Returns the parts of an output that describe a problem: position and code, message, and fix. */
function problemsIn(text: string): readonly string[] {
  const problem = /^\S+:\d+:\d+ {2}(?:error|warning) /;
  const parts = text.split(/^(?=\S+:\d+:\d+ {2}\w+ )/m).filter(each => problem.test(each));
  return parts.map(each => {
    const [head, message, ...rest] = each.split('\n');
    const fix = rest.find(line => line.startsWith('  Fix: ')) ?? '';
    return [head, message, fix].join('\n');
  });
}

test("prerender reports exactly the check's findings", {skip}, async () => {
  mkdirSync(join(top, 'project/snippets'), {recursive: true});
  const write = (path: string, text: string) => writeFileSync(join(top, 'project', path), text);
  write(
    'docs.json',
    JSON.stringify({name: 'Acme', colors: {primary: '#0055aa'}, navigation: {pages: Object.keys(pages)}}),
  );
  write('api.json', JSON.stringify(api));
  write('snippets/s.mdx', 'Text <Tipp>a</Tipp>\n');
  for (const [slug, text] of Object.entries(pages))
    write(`${slug}.mdx`, text.startsWith('---') ? text : `---\ntitle: ${slug}\n---\n\n${text}\n`);
  const folder = join(top, 'project');
  const lines: string[] = [];
  const note = (line: string) => lines.push(line);
  const command = {folder, out: join(top, 'out'), isPortable: false, strict: false, checks: true, version: '0.0.0'};
  await runPrerender(command, {out: note, err: note});
  const printed = problemsIn(lines.join('\n'));
  const checked: string[] = [];
  const output = {out: (line: string) => checked.push(line), err: () => {}};
  await runCheck({folder, format: 'text', strict: false, color: false, version: '0.0.0'}, output);
  const known = problemsIn(checked.join('\n'));
  assert.ok(known.length >= 10, known.join('\n'));
  assert.deepEqual([...printed].sort(), [...known].sort());
});
