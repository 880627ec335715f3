import {type SyntaxBudget, skipBrackets, skipQuoted, skipTemplate} from './skip.js';
import {readTag} from './tag.js';

// Test the text after `import` or `export`, because prose can begin with the same words.
const statement =
  /import(?=\s*["'{*]|\s+[\w$]+\s*(?:,|\{|from\b))|export(?=\s*[{*]|\s+(?:default|const|let|var|function|async|class)\b)/y;

/** Returns whether an import or export statement begins at this offset. */
export function isEsmStart(text: string, at: number): boolean {
  const char = text.charCodeAt(at);
  if (char !== 105 && char !== 101) return false;
  statement.lastIndex = at;
  return statement.test(text);
}

/**
 * Returns the end of an import or export: a line end outside brackets, templates, and tags, unless code follows. Ignores
 * tags if one is never closed, so that a stray `<b>` does not include the rest of the page.
 */
export function skipEsm(text: string, start: number, budget: SyntaxBudget): number {
  const isImport = text.startsWith('import', start);
  let at = start;
  let open = 0;
  let first = -1;
  while (at < text.length) {
    const char = text[at] as string;
    if ('{[('.includes(char)) {
      const end = skipBrackets(text, at, budget);
      if (end === -1 && char === '{') return findLineEnd(text, at);
      at = end === -1 ? at + 1 : end;
    } else if (char === '`') at = Math.max(at, budget.left > 0 ? skipTemplate(text, at, budget) : at) + 1;
    else if (char === '"' || char === "'") {
      at = skipQuoted(text, at, char.charCodeAt(0)) + 1;
      // End an import at its path.
      if (isImport) return skipComments(text, findLineEnd(text, at));
    } else if (char === '<') {
      const tag = readTag(text, at, budget);
      if (tag && tag.kind !== 'self') open += tag.kind === 'open' ? 1 : -1;
      at = tag?.end ?? at + 1;
    } else if (char === '\n') {
      const next = skipComments(text, at);
      if (endsStatement(text, at, next)) {
        if (open <= 0 || budget.left <= 0) return next;
        if (first === -1) first = next;
      }
      at = next + 1;
    } else at++;
  }
  if (first === -1) return text.length;
  budget.left -= text.length - start;
  return first;
}

const commentLine = /\n(?:\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/)){0,2000}\*\/[ \t]*)(?=\n|$)/y;

/** Returns the offset of the line end after the lines of comments that begin after the line end at `at`. */
function skipComments(text: string, at: number): number {
  let end = at;
  commentLine.lastIndex = end;
  for (let match = commentLine.exec(text); match; match = commentLine.exec(text)) {
    end += match[0].length;
    commentLine.lastIndex = end;
  }
  return end;
}

const blankOrStatement = /[^\S\n]*(?:\n|$|(?:import|export)\b)/y;
// At the margin, code goes on with a declaration, an operator, or a closing bracket. A line of Markdown does not.
const codeLine = /[ \t]|(?:const|let|function|type)\b|[)\]}.,?=+&]|:(?!:)/y;
const unfinished = /(?:=>|[=(,?:&|+*/%<!{[.-]|\b(?:default|from|as))$/;

/** Returns whether the statement before the line end at `at` is complete and the line after `next` is not its code. */
function endsStatement(text: string, at: number, next: number): boolean {
  blankOrStatement.lastIndex = next + 1;
  if (blankOrStatement.test(text)) return true;
  codeLine.lastIndex = next + 1;
  if (codeLine.test(text)) return false;
  const before = text.slice(Math.max(0, at - 40), at).trimEnd();
  // The brace of a function can be on a line of its own.
  return !unfinished.test(before) && !(text[next + 1] === '{' && before.endsWith(')'));
}

/** Returns the offset of the next line end, or of the end of the text. */
export function findLineEnd(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  return at === -1 ? text.length : at;
}
