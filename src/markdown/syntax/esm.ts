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
 * Returns the end of an import or export: a line end outside brackets, templates, and tags, which a blank line or
 * another statement follows. Ignores tags if one is never closed, so that a stray `<b>` does not include the rest of
 * the page.
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
      if (isImport) return findLineEnd(text, at);
    } else if (char === '<') {
      const tag = readTag(text, at, budget);
      if (tag && tag.kind !== 'self') open += tag.kind === 'open' ? 1 : -1;
      at = tag?.end ?? at + 1;
    } else if (char === '\n' && /^\s*(?:\n|$|(?:import|export)\b)/.test(text.slice(at + 1, at + 200))) {
      if (open <= 0 || budget.left <= 0) return at;
      if (first === -1) first = at;
      at++;
    } else at++;
  }
  if (first === -1) return text.length;
  budget.left -= text.length - start;
  return first;
}

/** Returns the offset of the next line end, or of the end of the text. */
export function findLineEnd(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  return at === -1 ? text.length : at;
}
