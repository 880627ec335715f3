import {splitFrontmatter} from '../../markdown/frontmatter/frontmatter.js';
import {PageLexer} from '../../markdown/syntax/page-lexer.js';
import {createBudget} from '../../markdown/syntax/skip.js';
import {readStatements} from '../../markdown/syntax/statements.js';

/**
 * Returns the import and export statements of a page as a script. Each stays on its line, and other lines are blank.
 */
function readStatementsText(text: string): string {
  const {body, line} = splitFrontmatter(text.replace(/\r\n?/g, '\n'));
  const lexer = new PageLexer(createBudget(body));
  lexer.blocks(body);
  let script = '\n'.repeat(line - 1);
  let at = 0;
  for (const statement of lexer.page.statements) {
    const start = body.indexOf(statement, at);
    if (start === -1) continue;
    script += body.slice(at, start).replace(/[^\n]+/g, '') + statement;
    at = start + statement.length;
  }
  return script;
}

/**
 * Writes a project file as a module with exports for islands: `$names` with the file's components, and `$written` with
 * functions from attributes of the page.
 */
export function writeModuleText(file: string, text: string, written: readonly string[]): string {
  const script = /\.mdx?$/i.test(file) ? readStatementsText(text) : text;
  const names = new Set(
    readStatements([script])
      .definitions.map(({name}) => name)
      .filter(name => /^[A-Z][\w$]*$/.test(name)),
  );
  const named = [...names].map(name => `${name}: () => ${name}`).join(', ');
  const functions = written.map(source => `() => (${source})`).join(', ');
  return `${script}\n;export const $names = {${named}}; export const $written = [${functions}];`;
}
