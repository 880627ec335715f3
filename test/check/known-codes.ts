import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

const root = join(import.meta.dirname, '../../..');
const folders = [
  'base',
  'config',
  'components',
  'markdown/syntax',
  'markdown/frontmatter',
  'markdown/resolve',
  'openapi',
  'asyncapi',
  'site/navigation',
  'site/routes',
  'check',
];

/** Returns every possible code of a finding, read from the sources: `code: 'x'`, and names that become codes. */
export function knownCodes(): readonly string[] {
  const files = folders
    .flatMap(folder =>
      readdirSync(join(root, 'src', folder), {recursive: true, encoding: 'utf8'}).map(name =>
        join('src', folder, name),
      ),
    )
    .filter(name => name.endsWith('.ts'));
  const codes = files.flatMap(name => {
    const text = readFileSync(join(root, name), 'utf8');
    return [...text.matchAll(/code: '([a-z]+(?:-[a-z]+)+)'|'((?:spec|config)-[a-z]+(?:-[a-z]+)*)'/g)].map(
      match => (match[1] ?? match[2]) as string,
    );
  });
  return [...new Set(codes)].sort();
}

/** Folder of the faults in the source tree, because the compiler does not copy them. */
export const faults = join(root, 'test/check/rules');
