import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import {join} from 'node:path';
import {test} from 'node:test';
import {parseAst} from 'rollup/parseAst';

// Users install `dependencies`. The build bundles everything else into `dist`.

const root = join(import.meta.dirname, '../../..');
const skip = existsSync(join(root, 'dist/LICENSES.txt')) ? false : 'dist is not built';

interface Callee {
  readonly name?: string;
  readonly property?: {readonly name?: string};
  readonly object?: {readonly type?: string; readonly name?: string};
}

interface Node {
  readonly type?: string;
  readonly source?: {readonly value?: unknown} | null;
  readonly arguments?: readonly {readonly value?: unknown}[];
  readonly callee?: Callee;
}

/**
 * Returns the module specifiers of a file: static and dynamic imports, `require`, `require.resolve` and
 * `import.meta.resolve`.
 */
function findSpecifiers(code: string): readonly string[] {
  const found: unknown[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    if (node.type && /^(?:Import|Export)/.test(node.type)) found.push(node.source?.value);
    if (node.type === 'CallExpression' && node.callee && loadsModule(node.callee))
      found.push(node.arguments?.[0]?.value);
    Object.values(value).forEach(walk);
  };
  walk(parseAst(code, {allowReturnOutsideFunction: true}));
  return found.filter(each => typeof each === 'string' && /^@?[a-z]/.test(each)) as string[];
}

function loadsModule({name, property, object}: Callee): boolean {
  if (name === 'require') return true;
  return property?.name === 'resolve' && (object?.type === 'MetaProperty' || object?.name === 'require');
}

test("dist imports exactly the packages in the package's dependencies", {skip}, () => {
  const files = readdirSync(join(root, 'dist'), {recursive: true, encoding: 'utf8'}).filter(
    path => /\.m?js$/.test(path) && !/^(?:icons|mermaid)/.test(path),
  );
  const packages = new Set<string>();
  // Resolved at run time. Code blocks with types need a compiler that the user has installed.
  const optional = 'typescript';
  for (const path of files)
    for (const each of findSpecifiers(readFileSync(join(root, 'dist', path), 'utf8')))
      if (!isBuiltin(each)) packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(each)![0]);
  const {dependencies, peerDependencies} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  packages.delete(optional);
  assert.deepEqual([...packages].sort(), Object.keys(dependencies).sort());
  assert.equal(peerDependencies, undefined);
});
