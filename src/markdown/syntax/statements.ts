import {createBudget, type SyntaxBudget, skipBrackets, skipTemplate} from './skip.js';

/** Import statement: `import Default, {name as local} from "path"`. */
export interface Import {
  readonly path: string;
  readonly local: string;
  /** `default`, `*`, or the name of the export. */
  readonly imported: string;
}

/**
 * A definition such as `export const name = source`, also with `let` or `function`, or without `export`. The
 * interpreter evaluates its source. The name of the default export is `default`.
 */
interface Definition {
  readonly name: string;
  readonly source: string;
}

export interface Statements {
  readonly imports: readonly Import[];
  readonly definitions: readonly Definition[];
}

const importPattern =
  /^import\s+(?:([\w$]+)\s*,?\s*)?(?:\*\s*as\s+([\w$]+)\s*)?(?:\{([^}]*)\}\s*)?from\s*["']([^"']+)["']/;
const definitionPattern = /^(?:export\s+)?(?:(?:const|let|var)\s+([\w$]+)\s*(?::[^=]+)?=|(default)\s)\s*/;
const functionPattern = /^(?:export\s+)?(default\s+)?((?:async\s+)?function|class)\s+([\w$]+)\s*/;
const listPattern = /^export\s*\{([^}]*)\}\s*;?$/;

/** Reads the import and export statements of a page, without running them. Skips unsupported statements. */
export function readStatements(blocks: readonly string[]): Statements {
  const imports: Import[] = [];
  const definitions: Definition[] = [];
  for (const block of blocks) {
    for (const statement of splitStatements(block)) {
      const importMatch = importPattern.exec(statement);
      if (importMatch) readImport(importMatch, imports);
      else readDefinition(statement, definitions);
    }
  }
  return {imports, definitions};
}

function readImport(match: RegExpExecArray, imports: Import[]): void {
  const [, standard, all, names, path] = match as unknown as [string, string?, string?, string?, string?];
  if (standard) imports.push({path: path as string, local: standard, imported: 'default'});
  if (all) imports.push({path: path as string, local: all, imported: '*'});
  for (const [imported, local] of readNames(names ?? '')) imports.push({path: path as string, local, imported});
}

function readDefinition(statement: string, definitions: Definition[]): void {
  const declared = functionPattern.exec(statement);
  const defined = declared ?? definitionPattern.exec(statement);
  const rest = withoutType(statement.slice(defined?.[0].length).trim().replace(/;$/, '').trimEnd());
  if (declared) {
    const [, isDefault, word, name = ''] = declared;
    definitions.push({name, source: `${word} ${rest}`});
    if (isDefault) definitions.push({name: 'default', source: name});
  } else if (defined) definitions.push({name: (defined[1] ?? defined[2]) as string, source: rest});
  else
    for (const [name, alias] of readNames(listPattern.exec(statement)?.[1] ?? ''))
      if (alias !== name) definitions.push({name: alias, source: name});
}

/** Removes a trailing type: `[…] as const`, `{…} satisfies Rows`. */
function withoutType(source: string): string {
  const type = /\s+(?:as|satisfies)\s+[\w$.<>[\], |]+$/.exec(source.slice(-200));
  return type ? source.slice(0, source.length - type[0].length) : source;
}

/** Splits a list such as `a, b as c` into pairs of name and alias. */
function readNames(list: string): [name: string, alias: string][] {
  const names: [string, string][] = [];
  for (const each of list.split(',')) {
    const [name, alias] = each.trim().split(/\s+as\s+/);
    if (name) names.push([name, alias ?? name]);
  }
  return names;
}

// Also match type declarations: they end the previous statement, but define no value.
const statementStart =
  /(?<![^\n])(?:(?:import|export|const|let|var|function|async\s+function|class)\b|interface\s+[\w$]+[^\n{<]*\{|type\s+[\w$]+\s*=)/y;

/**
 * Splits a block into statements. A statement begins with a keyword at the start of a line, outside brackets and
 * templates. It ends with its last character that is neither white space nor part of a comment.
 */
function splitStatements(block: string): string[] {
  const budget = createBudget(block);
  const statements: string[] = [];
  let start = -1;
  let end = 0;
  for (let at = 0; at < block.length; ) {
    statementStart.lastIndex = at;
    if (statementStart.test(block)) {
      if (start !== -1) statements.push(block.slice(start, end));
      start = at;
    }
    const next = skipToken(block, at, budget);
    const isComment = block[at] === '/' && next > at + 1;
    if (block[at]?.trim() && !isComment) end = next;
    at = next;
  }
  if (start !== -1) statements.push(block.slice(start, end));
  return statements;
}

const quoted = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/y;
const comment = /\/\*(?:[^*]|\*(?!\/))*\*\/|(?<!:)\/\/[^\n]*/y;

/** Returns the offset after the string, template, comment, bracketed text, or single character at `at`. */
function skipToken(block: string, at: number, budget: SyntaxBudget): number {
  const char = block[at] as string;
  if ('([{'.includes(char)) return Math.max(at + 1, skipBrackets(block, at, budget));
  if (char === '`') return Math.max(at, budget.left > 0 ? skipTemplate(block, at, budget) : at) + 1;
  // In a tag's text, a quote without a partner is an apostrophe, and `://` is part of a URL.
  const pattern = char === '/' ? comment : char === '"' || char === "'" ? quoted : undefined;
  if (!pattern) return at + 1;
  pattern.lastIndex = at;
  return at + (pattern.exec(block)?.[0].length ?? 1);
}
