import {readdirSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {measureSpec, type SpecResult} from './measure.js';

// Loads API documents and opens all their operations: npm run specs -- FOLDER|FILE… [--json FILE]

const {values, positionals} = parseArgs({allowPositionals: true, options: {json: {type: 'string'}}});
if (positionals.length === 0) {
  console.error('Give API documents, or folders that hold some: npm run specs -- ../specs');
  process.exit(2);
}
const documents: SpecResult[] = [];
for (const path of positionals.flatMap(find)) documents.push(await measureSpec(path));
console.table(documents.map(({findings, ...rest}) => ({...rest, problems: findings.length})));
for (const {file, findings} of documents)
  for (const {code, line, message} of findings) console.log(`${file}:${line}  ${code}  ${message}`);
if (values.json) writeFileSync(values.json, `${JSON.stringify({documents}, null, 2)}\n`);
if (documents.some(({operations, opened}) => opened < operations)) process.exitCode = 1;

/** Documents in a folder; a file beside or below one that only a reference names is a part, not a document. */
function find(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).sort();
  const main = names.find(name => /^openapi\.(?:json|ya?ml)$/.test(name));
  if (main) return [join(path, main)];
  return names.flatMap(name => {
    const inside = join(path, name);
    if (statSync(inside).isDirectory()) return find(inside);
    return /\.(?:json|ya?ml)$/.test(name) ? [inside] : [];
  });
}
