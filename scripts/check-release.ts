import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

/**
 * Returns the changelog section of a release.
 * @param tag Git tag, such as `v0.1.0`.
 * @throws Error if the package is not ready to be published. The message contains the fix.
 */
export function checkRelease(tag: string, packageFile: Readonly<Record<string, unknown>>, changelog: string): string {
  const missing = ['homepage', 'repository', 'bugs'].filter(key => !packageFile[key]);
  if (missing.length > 0)
    throw new Error(`package.json lacks ${missing.join(', ')}. Fix: Add the real addresses first.`);
  const {version} = packageFile;
  if (tag !== `v${version}`)
    throw new Error(`The tag is ${tag}, the version in package.json is ${version}. Fix: Tag the commit v${version}.`);
  const section = changelog.split(/^## /m).find(each => each.split(/\s/, 1)[0] === version);
  if (!section) throw new Error(`CHANGELOG.md has no section "## ${version}". Fix: Write one, or run "npm version".`);
  return section.slice(section.indexOf('\n')).trim();
}

// The release workflow runs this file, which prints the section.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const read = (name: string) => readFileSync(join(import.meta.dirname, '../..', name), 'utf8');
  try {
    console.log(checkRelease(process.argv[2] ?? '', JSON.parse(read('package.json')), read('CHANGELOG.md')));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
