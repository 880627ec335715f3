import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {createNewPageHandler} from '../../../../../shell/node/commands/dev/new-page.js';
import {start} from '../../servers.js';

const top = realpathSync(mkdtempSync(join(tmpdir(), 'new-page-')));
after(() => rmSync(top, {recursive: true}));
const project = join(top, 'project');
mkdirSync(project);
mkdirSync(join(top, 'outside'));
writeFileSync(join(project, 'there.mdx'), 'Kept.');
symlinkSync(join(top, 'outside'), join(project, 'link'));

test('new pages are created only inside the project', async () => {
  await using server = await start(createNewPageHandler(project));
  const make = async (body: string, type = 'application/json') =>
    (await fetch(`http://127.0.0.1:${server.port}/`, {method: 'POST', headers: {'content-type': type}, body})).status;
  const slug = (text: unknown) => make(JSON.stringify({slug: text}));
  assert.equal(await slug('guide/first-steps'), 201);
  assert.equal(readFileSync(join(project, 'guide/first-steps.mdx'), 'utf8'), '---\ntitle: "First steps"\n---\n\n');
  const refused: readonly (readonly [unknown, number])[] = [
    ['there', 409],
    ['../out', 400],
    ['a/../../out', 400],
    ['/etc/x', 400],
    ['%2e%2e/out', 400],
    ['a\\b', 400],
    ['.git/hooks/x', 400],
    ['node_modules/x', 400],
    ['', 400],
    [7, 400],
    ['link/x', 403],
    ['link/deep/x', 403],
  ];
  for (const [text, status] of refused) assert.equal(await slug(text), status, String(text));
  // A form on another site cannot send JSON.
  assert.equal(await make('{"slug":"form"}', 'text/plain'), 415);
  assert.equal(readFileSync(join(project, 'there.mdx'), 'utf8'), 'Kept.');
  assert.deepEqual(readdirSync(join(top, 'outside')), []);
  assert.deepEqual(readdirSync(project).sort(), ['guide', 'link', 'there.mdx']);
  assert.equal(existsSync(join(top, 'out.mdx')), false);
});
