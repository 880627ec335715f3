import assert from 'node:assert/strict';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {runCli} from '../../../../../shell/node/terminal/run-cli.js';

const skip = existsSync(join(import.meta.dirname, '../../../../../../dist/oauth.html')) ? false : 'dist is not built';
const top = mkdtempSync(join(tmpdir(), 'reference-folder-'));
after(() => rmSync(top, {recursive: true}));

async function init(...args: readonly string[]) {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  return {code: await runCli(['init', ...args], {out: say, err: say}), text: lines.join('\n')};
}

test('a reference folder has a page and browser files, but no project', {
  skip,
}, async () => {
  const folder = join(top, 'static/reference');
  const made = await init(folder, '--runtime', '--spec', '/openapi.json', '--name', 'Shop');
  assert.equal(made.code, 0, made.text);
  assert.match(
    made.text,
    /^index\.html\n_lectern\/: \d+ files, \d\.\d MB\. Serve this folder from your app\. The page loads \/openapi\.json\.$/,
  );
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  assert.match(
    html,
    /<script type="module" src="_lectern\/lectern\.js" spec="\/openapi\.json" title="Shop"><\/script>/,
  );
  for (const path of ['lectern.js', 'oauth.html', 'openapi-worker.js', 'fonts/geist.woff2', 'LICENSES.txt'])
    assert.ok(existsSync(join(folder, '_lectern', path)), path);
  for (const path of ['docs.json', '_lectern/manifest.json', '_lectern/mermaid', '_lectern/katex'])
    assert.ok(!existsSync(join(folder, path)), path);
  const again = await init(folder, '--runtime', '--spec', '/other.json');
  assert.equal(again.code, 0, again.text);
  assert.match(
    readFileSync(join(folder, 'index.html'), 'utf8'),
    /spec="\/openapi\.json"/,
    'a page that is there stays',
  );
});

test('without --runtime, --spec is rejected', async () => {
  assert.deepEqual(await init(join(top, 'none'), '--spec', '/a.json'), {
    code: 2,
    text: '--spec needs --runtime.\nFix: Add --runtime.',
  });
});
