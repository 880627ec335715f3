import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {openNodeProject} from '../../../shell/node/files/project-files.js';
import {checkFileWithheld} from '../../../src/check/rules/file-withheld.js';

const top = mkdtempSync(join(tmpdir(), 'unreadable-files-'));
chmodSync(top, 0o777);
after(() => {
  chmodSync(join(top, 'site/locked'), 0o755);
  rmSync(top, {recursive: true});
});
const folder = join(top, 'site');
const isWindows = process.platform === 'win32';
const hasDist = existsSync(join(import.meta.dirname, '../../../../dist/enhance'));

const docs = {name: 'T', navigation: {pages: ['index', 'secret', 'locked/page', 'last']}};
mkdirSync(join(folder, 'locked'), {recursive: true});
writeFileSync(join(folder, 'docs.json'), JSON.stringify(docs));
for (const name of ['index', 'secret', 'locked/page', 'last'])
  writeFileSync(join(folder, `${name}.mdx`), `---\ntitle: ${name}\n---\n\nText of ${name}.\n`);
if (!isWindows) {
  chmodSync(join(folder, 'secret.mdx'), 0);
  chmodSync(join(folder, 'locked'), 0);
}

/** Runs a module as an unprivileged user, because root can read everything. Returns its output as JSON. */
function runAsUser(code: string): unknown {
  const user = process.getuid?.() === 0 ? {uid: 65534, gid: 65534} : {};
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', code], {encoding: 'utf8', cwd: top, ...user}),
  );
}

/** Returns whether an unprivileged user can read the tests' code. */
function canRun(): boolean {
  try {
    return (
      runAsUser(
        `import ${JSON.stringify(import.meta.resolve('../../../shell/node/files/project-files.js'))}; console.log(1)`,
      ) === 1
    );
  } catch {
    return false;
  }
}
const skip = isWindows ? 'there are no such permissions' : canRun() ? false : 'another user cannot read the code';

test('an unreadable folder is reported, and its pages are left out', {skip}, () => {
  const module = JSON.stringify(import.meta.resolve('../../../shell/node/files/project-files.js'));
  const listed = runAsUser(`
    import {openNodeProject} from ${module};
    const project = openNodeProject(${JSON.stringify(folder)});
    console.log(JSON.stringify([await project.list(), await project.listWithheld(), await project.read('secret.mdx')]));
  `);
  assert.deepEqual(listed, [
    ['docs.json', 'index.mdx', 'last.mdx', 'secret.mdx'],
    [{path: 'locked/', why: 'no-permission'}],
    {path: 'secret.mdx', missing: 'failed', reason: 'the file system reported EACCES.', cause: 'no permission'},
  ]);
});

test('prerender writes the other pages, reports unreadable ones, and exits with 1', {skip: skip || !hasDist}, () => {
  const module = JSON.stringify(import.meta.resolve('../../../shell/node/commands/prerender/prerender-command.js'));
  const out = join(top, 'out');
  const command = {folder, out, isPortable: false, strict: false, failsOnErrors: true, version: '0.0.0'};
  const [answer, text] = runAsUser(`
    import {runPrerender} from ${module};
    const lines = [];
    const note = line => void lines.push(line);
    const answer = await runPrerender(${JSON.stringify(command)}, {out: note, err: note});
    console.log(JSON.stringify([answer, lines.join('\\n')]));
  `) as [answer: unknown, text: string];
  assert.equal(answer, 1, text);
  assert.match(text, /Lectern cannot read secret\.mdx: the file system reported EACCES\./);
  assert.match(text, /locked\/ has no read permission, so Lectern leaves it out of the site\./);
  for (const path of ['index.html', 'last/index.html']) assert.ok(existsSync(join(out, path)), path);
  assert.equal(existsSync(join(out, 'secret')) || existsSync(join(out, 'locked')), false);
});

test('a file name with invalid UTF-8 is reported and left out', {skip: process.platform !== 'linux'}, async () => {
  const other = join(top, 'other');
  mkdirSync(other);
  for (const name of ['index.mdx', '\ufffd.mdx']) writeFileSync(join(other, name), 'Text.');
  writeFileSync(Buffer.concat([Buffer.from(`${other}/caf`), Buffer.from([0xe9]), Buffer.from('.mdx')]), 'Text.');
  assert.equal(readdirSync(other).length, 3);
  const project = openNodeProject(other);
  // The replacement character itself is valid in a file name.
  assert.deepEqual(await project.list(), ['index.mdx', '\ufffd.mdx']);
  assert.deepEqual(
    (await checkFileWithheld(project)).map(({code, level, message}) => [code, level, message]),
    [['file-withheld', 'error', 'caf\ufffd.mdx has a name that is not UTF-8, so Lectern leaves it out of the site.']],
  );
});
