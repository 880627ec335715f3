import {readFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';

// Prints the modules that the script tag loads before the first paint: static imports of its entry, and of the module
// that the entry loads first. Types cost nothing, so it reads the compiled files.

const build = join(import.meta.dirname, '../..');
const entries = ['shell/browser/boot/lectern.js', 'shell/browser/boot/start.js'];

function findImports(path: string): readonly string[] {
  const code = readFileSync(join(build, path), 'utf8');
  return [...code.matchAll(/^(?:import|export)\b[^'"]*?['"](\.[^'"]+)['"]/gm)]
    .map(match => relative(build, join(build, dirname(path), match[1] as string)))
    .filter(each => each.endsWith('.js'));
}

const found = new Set(entries);
for (const path of found) for (const each of findImports(path)) found.add(each);
const paths = [...found].sort();
const isContent = (path: string) => /^src\/(?:markdown|components|messages)\//.test(path);
console.log(paths.join('\n'));
console.log(`${paths.filter(path => !isContent(path)).length} outside of markdown, components, and messages`);
console.log(`${paths.length} in all`);
