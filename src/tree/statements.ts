/** `import Default, {name as local} from "path"`. */
export interface Import {
  readonly path: string;
  readonly local: string;
  /** `default`, `*`, or the exported name. */
  readonly imported: string;
}

/** `export const name = source` (and `const`, `let`, `function`), read as text; the interpreter makes a value of it. */
export interface Definition {
  readonly name: string;
  readonly source: string;
}

export interface Statements {
  readonly imports: readonly Import[];
  readonly definitions: readonly Definition[];
}

const importPattern = /^import\s+(?:([\w$]+)\s*,?\s*)?(?:\*\s*as\s+([\w$]+)\s*)?(?:\{([^}]*)\}\s*)?from\s*["']([^"']+)["']/;
const definitionPattern = /^export\s+(?:const|let|var)\s+([\w$]+)\s*(?::[^=]+)?=\s*/;
const functionPattern = /^export\s+(?:default\s+)?function\s+([\w$]+)\s*/;

/** What the import and export statements of a page say. Nothing is run; what is not understood is left out. */
export function readStatements(blocks: readonly string[]): Statements {
  const imports: Import[] = [];
  const definitions: Definition[] = [];
  for (const block of blocks) {
    for (const statement of splitStatements(block)) {
      const brought = importPattern.exec(statement);
      if (brought) {
        const [, standard, all, names, path] = brought as unknown as [string, string?, string?, string?, string?];
        if (standard) imports.push({path: path as string, local: standard, imported: 'default'});
        if (all) imports.push({path: path as string, local: all, imported: '*'});
        for (const each of (names ?? '').split(',')) {
          const [imported, local] = each.trim().split(/\s+as\s+/);
          if (imported) imports.push({path: path as string, local: local ?? imported, imported});
        }
        continue;
      }
      const defined = definitionPattern.exec(statement);
      const declared = functionPattern.exec(statement);
      if (defined) definitions.push({name: defined[1] as string, source: trimSource(statement.slice(defined[0].length))});
      else if (declared) definitions.push({name: declared[1] as string, source: `function ${statement.slice(declared[0].length)}`});
    }
  }
  return {imports, definitions};
}

// Statements begin at the start of a line; the scanner has made sure that a block holds whole ones.
function splitStatements(block: string): string[] {
  return block.split(/\n(?=(?:import|export)\b)/).map(statement => statement.trim());
}

function trimSource(source: string): string {
  return source.trim().replace(/;$/, '').trimEnd();
}
