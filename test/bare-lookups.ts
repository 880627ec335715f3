import {createRequire} from 'node:module';
import {join} from 'node:path';
import type * as TypeScript from './typescript-6/node_modules/typescript/lib/typescript.js';

/** The TypeScript 6 compiler, because the compiler of this package has no equivalent API. */
const ts = createRequire(import.meta.url)(
  join(import.meta.dirname, '../../test/typescript-6/node_modules/typescript'),
) as typeof TypeScript;

interface Source {
  readonly path: string;
  readonly code: string;
}

/** Types of objects with arbitrary string keys. */
const anyKey = /\bRecord<string\b|\[\w+: string\]:|\bJsonObject\b|\bFields\b/;
const mayLookUp = /[\w)}\]]\??\.?\[[^\]'"\d]/;

/**
 * Finds `table[name]` on object literals and on objects with arbitrary string keys, because every object inherits names
 * such as `toString`. Accepts lookups whose function checks the name with `Object.hasOwn(table, name)`, or takes it
 * from the table's own keys. Reads only the syntax, because the types of all code take 15 s.
 */
export function findBareLookups(sources: readonly Source[]): readonly string[] {
  const files = sources.map(({path, code}) => ({
    path,
    code,
    file:
      mayLookUp.test(code) || anyKey.test(code)
        ? ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true)
        : undefined,
  }));
  const declared = files.map(({file}) => (file ? declaredTables(file) : new Set<string>()));
  const properties = files.flatMap(({file}) => (file ? listShared(file) : []));
  // If another type has a list under the same name, the name proves nothing.
  const lists = new Set(properties.filter(({isList}) => isList).map(({name}) => name));
  const shared = new Set(properties.filter(({name, isList}) => !isList && !lists.has(name)).map(({name}) => name));
  return files.flatMap(({path, file}, at) => {
    if (!file) return [];
    const tables = declared[at] as ReadonlySet<string>;
    const known = new Set([...importedNames(file), ...unpackedNames(file)].filter(name => shared.has(name)));
    const safe = safeKeys(file);
    const found: string[] = [];
    visit(file, node => {
      if (!ts.isElementAccessExpression(node) || isSafeKey(node.argumentExpression, safe) || isChanged(node)) return;
      const table = bare(node.expression);
      const name = ts.isIdentifier(table) || ts.isPropertyAccessExpression(table) ? lastName(table) : '';
      const isTable =
        ts.isObjectLiteralExpression(table) ||
        hasAnyKey(node.expression) ||
        isClaimedKey(node.argumentExpression) ||
        tables.has(name) ||
        known.has(name) ||
        (shared.has(name) && ts.isPropertyAccessExpression(table));
      if (!isTable || isGuarded(node, table)) return;
      const {line} = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${path}: ${node.getText().replace(/\s+/g, ' ').slice(0, 80)} (line ${line + 1} without comments)`);
    });
    return found;
  });
}

function visit(node: TypeScript.Node, see: (node: TypeScript.Node) => void): void {
  see(node);
  ts.forEachChild(node, each => visit(each, see));
}

/** Returns an expression without parentheses, `as` and `!` around it. */
function bare(node: TypeScript.Expression): TypeScript.Expression {
  return ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node)
    ? bare(node.expression)
    : node;
}

function hasAnyKey(node: TypeScript.Expression): boolean {
  if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)) return hasAnyKey(node.expression);
  return ts.isAsExpression(node) && anyKey.test(node.type.getText());
}

function lastName(node: TypeScript.Identifier | TypeScript.PropertyAccessExpression): string {
  return ts.isIdentifier(node) ? node.text : node.name.text;
}

/** Returns variables, parameters and properties of this file whose types have arbitrary string keys. */
function declaredTables(file: TypeScript.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  visit(file, node => {
    if (!ts.isVariableDeclaration(node) && !ts.isParameter(node) && !isProperty(node)) return;
    if (!ts.isIdentifier(node.name) && !ts.isPrivateIdentifier(node.name)) return;
    const isCast = 'initializer' in node && node.initializer !== undefined && hasAnyKey(node.initializer);
    if (isTableType(node.type) || isCast) names.add(node.name.text);
  });
  return names;
}

interface Shared {
  readonly name: string;
  readonly isList: boolean;
}

/** Lists names that other files can see: exports, and properties of interfaces. */
function listShared(file: TypeScript.SourceFile): Shared[] {
  const names: Shared[] = [];
  const add = (name: TypeScript.Node, type: TypeScript.TypeNode | undefined) => {
    const isList = type !== undefined && /\[\]$|^(?:Readonly)?Array</.test(type.getText());
    if (ts.isIdentifier(name) && (isList || isTableType(type))) names.push({name: name.text, isList});
  };
  visit(file, node => {
    if (ts.isPropertySignature(node)) add(node.name, node.type);
    if (!ts.isVariableStatement(node) || !node.modifiers?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword))
      return;
    for (const {name, type} of node.declarationList.declarations) add(name, type);
  });
  return names;
}

/** Returns variables from destructured objects: `const {sections} = file`. */
function unpackedNames(file: TypeScript.SourceFile): string[] {
  const names: string[] = [];
  visit(file, node => {
    if (ts.isBindingElement(node) && !node.propertyName && ts.isIdentifier(node.name)) names.push(node.name.text);
  });
  return names;
}

/** Returns the names of counters and of constant keys. */
function safeKeys(file: TypeScript.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  visit(file, node => {
    if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) return;
    if (node.initializer && (ts.isNumericLiteral(node.initializer) || ts.isStringLiteralLike(node.initializer)))
      names.add(node.name.text);
  });
  return names;
}

function isProperty(node: TypeScript.Node): node is TypeScript.PropertyDeclaration | TypeScript.PropertySignature {
  return ts.isPropertyDeclaration(node) || ts.isPropertySignature(node);
}

/** Returns whether a type itself is a lookup table. A function or list that mentions one is not. */
function isTableType(type: TypeScript.TypeNode | undefined): boolean {
  if (!type) return false;
  if (ts.isUnionTypeNode(type) || ts.isIntersectionTypeNode(type)) return type.types.some(isTableType);
  if (ts.isTypeLiteralNode(type)) return type.members.some(ts.isIndexSignatureDeclaration);
  return (
    /^(?:Readonly<|Partial<)*(?:Record<string\b|JsonObject\b|Fields\b|\{)/.test(type.getText()) &&
    anyKey.test(type.getText())
  );
}

function importedNames(file: TypeScript.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  for (const statement of file.statements) {
    const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
    if (bindings && ts.isNamedImports(bindings)) for (const {name} of bindings.elements) names.add(name.text);
  }
  return names;
}

/** Returns whether a key is a literal, a number or a constant, which no author writes. */
function isSafeKey(key: TypeScript.Expression, safe: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(key)) return safe.has(key.text);
  if (ts.isBinaryExpression(key)) return /^[-+*/%]$/.test(key.operatorToken.getText());
  return ts.isStringLiteralLike(key) || ts.isNumericLiteral(key);
}

/** Returns whether a key is `name as keyof typeof table`, which the compiler does not verify. */
function isClaimedKey(key: TypeScript.Expression): boolean {
  return ts.isAsExpression(key) && key.type.getText().startsWith('keyof typeof');
}

/** Returns whether an expression only writes: `table[name] = …` or `delete table[name]`. */
function isChanged(node: TypeScript.ElementAccessExpression): boolean {
  const {parent} = node;
  if (ts.isDeleteExpression(parent)) return true;
  return (
    ts.isBinaryExpression(parent) && parent.left === node && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
  );
}

function isGuarded(node: TypeScript.ElementAccessExpression, table: TypeScript.Expression): boolean {
  const name = table.getText();
  const key = node.argumentExpression.getText();
  const guards = [
    `Object.hasOwn(${name}, ${key})`,
    `Object.hasOwn(${name} as object, ${key})`,
    `Object.keys(${name})`,
    ` in ${name})`,
  ];
  for (let around: TypeScript.Node = node; around; around = around.parent)
    if (ts.isFunctionLike(around) && guards.some(guard => around.getText().includes(guard))) return true;
  return false;
}
