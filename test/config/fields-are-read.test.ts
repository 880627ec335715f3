import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import type {Node} from 'typescript/unstable/ast';
import {
  isBindingElement,
  isElementAccessExpression,
  isIdentifier,
  isObjectBindingPattern,
  isPropertyAccessExpression,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import {API, type Project, type Type, TypeFlags, type UnionType} from 'typescript/unstable/sync';

// Uses the compiler's types to distinguish fields with the same name, such as the `name` of a font and of a site.

const root = fileURLToPath(new URL('../../..', import.meta.url));
const config = join(root, 'src/config/config.ts');
const folders = ['src', 'elements', 'shell'];

/** Returns every property of the configuration: interface and name, and the position of the name. */
function fieldsOf(text: string): readonly {readonly field: string; readonly at: number}[] {
  // Replaces comments by spaces, so that positions remain valid.
  const code = text.replace(/\/\*[\s\S]*?\*\//g, found => ' '.repeat(found.length));
  const interfaces = [...code.matchAll(/^export (?:interface|type) (\w+)/gm)];
  return [...code.matchAll(/readonly (\w+)\??:/g)].map(found => {
    const owner = interfaces.filter(each => each.index < found.index).at(-1)?.[1];
    return {field: `${owner}.${found[1]}`, at: found.index + 'readonly '.length};
  });
}

/** Opens all shipped code as one program, because references cross the borders of its parts. */
function openProgram(folder: string, api: API): Project {
  const file = join(folder, 'tsconfig.json');
  const options = {
    composite: false,
    noEmit: true,
    rootDir: root,
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
  };
  const include = folders.map(each => join(root, each, '**/*.ts'));
  writeFileSync(file, JSON.stringify({extends: join(root, 'tsconfig.base.json'), compilerOptions: options, include}));
  const project = api.updateSnapshot({openProjects: [file]}).getProject(file);
  assert.ok(project, 'the compiler opens the program');
  return project;
}

/**
 * Returns the fields that a file reads, by their declarations: `font.name`, `const {name} = font`, and all fields of an
 * object with a computed key (`colors[mode]`).
 */
function readIn({checker, program}: Project, file: string, names: ReadonlySet<string>): readonly string[] {
  const found: string[] = [];
  const partsOf = (type: Type): readonly Type[] => (isUnion(type) ? type.getTypes().flatMap(partsOf) : [type]);
  const take = (node: Node, wanted?: readonly string[]) => {
    const type = checker.getTypeAtLocation(node);
    for (const part of type ? partsOf(type) : [])
      for (const symbol of checker.getPropertiesOfType(part))
        if (!wanted || wanted.includes(symbol.name)) found.push(...symbol.declarations.map(declared));
  };
  const visit = (node: Node): void => {
    if (isPropertyAccessExpression(node) && names.has(node.name.text)) take(node.expression, [node.name.text]);
    else if (isElementAccessExpression(node) && isIdentifier(node.argumentExpression)) take(node.expression);
    else if (isObjectBindingPattern(node)) {
      const wanted = node.elements.flatMap(each => {
        const name = isBindingElement(each) ? (each.propertyName ?? each.name) : undefined;
        return name && isIdentifier(name) && names.has(name.text) ? [name.text] : [];
      });
      // The pattern's own type covers its fields. The initializer can have a union type, whose members cover the rest.
      const {parent} = node;
      const given = isVariableDeclaration(parent) ? parent.initializer : undefined;
      if (wanted.length > 0) for (const each of given ? [given, node] : [node]) take(each, wanted);
    }
    node.forEachChild(visit);
  };
  const source = program.getSourceFile(file);
  if (source) visit(source);
  return found;
}

function isUnion(type: Type): type is UnionType {
  return (type.flags & TypeFlags.Union) !== 0;
}

function declared({path, index}: {readonly path: string; readonly index: number}): string {
  return `${path}#${index}`;
}

test('code outside src/config reads every field of the configuration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fields-'));
  const api = new API({cwd: root});
  try {
    const project = openProgram(folder, api);
    const {checker, program} = project;
    const fields = fieldsOf(readFileSync(config, 'utf8'));
    assert.ok(fields.length > 100, `${fields.length} fields`);
    const files = program
      .getSourceFileNames()
      .filter(name => name.startsWith(root) && !/\/(?:node_modules|src\/config)\//.test(name));
    assert.ok(files.length > 400, `${files.length} files`);
    const names = new Set(fields.map(({field}) => field.split('.')[1] as string));
    const read = new Set(files.flatMap(name => readIn(project, name, names)));
    const unread = fields.filter(({field, at}) => {
      const symbol = checker.getSymbolAtPosition(config, at);
      assert.ok(symbol, field);
      return !symbol.declarations.some(each => read.has(declared(each)));
    });
    assert.deepEqual(
      unread.map(({field}) => field),
      [],
    );
  } finally {
    api.close();
    rmSync(folder, {recursive: true});
  }
});
