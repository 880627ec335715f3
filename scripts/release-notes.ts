import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

const open = '## Unreleased';

/**
 * Returns the changelog with the "Unreleased" notes moved under a version and its date (`2026-11-22`). Throws if it has
 * no notes, because every release needs some.
 */
export function releaseNotes(changelog: string, version: string, date: string): string {
  const [before, rest] = changelog.split(`${open}\n`);
  if (before === undefined || rest === undefined) throw new Error(`CHANGELOG.md has no heading "${open}".`);
  const notes = rest.split(/^## /m)[0] as string;
  if (!notes.trim()) throw new Error(`CHANGELOG.md says nothing under "${open}". Write what is new for users.`);
  return `${before}${open}\n\n## ${version} (${date})\n${rest}`;
}

/** Returns the text of `src/mcp/version.ts` with a new version. */
export function writeVersion(source: string, version: string): string {
  return source.replace(/(?<=version = ')[^']*/, version);
}

// `npm version` runs this file, after it has written the new version into package.json.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = join(import.meta.dirname, '../..');
  const file = join(root, 'CHANGELOG.md');
  const {version} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {version: string};
  writeFileSync(file, releaseNotes(readFileSync(file, 'utf8'), version, new Date().toISOString().slice(0, 10)));
  const source = join(root, 'src/mcp/version.ts');
  writeFileSync(source, writeVersion(readFileSync(source, 'utf8'), version));
}
