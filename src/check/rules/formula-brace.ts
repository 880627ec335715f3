import type {Problem} from '../../base/problem.js';
import {locateOffset, type Source} from '../../base/source.js';
import type {Tree} from '../../markdown/syntax/parse-tree.js';
import type {Element, Node} from '../../tree/tree.js';

/** Finds formulas with unbalanced braces. These cannot be typeset, so readers see the TeX source. */
export function checkFormulaBrace({nodes}: Pick<Tree, 'nodes'>, source: Source): readonly Problem[] {
  const problems: Problem[] = [];
  let from = 0;
  const visit = (node: Node) => {
    if (node.type !== 'element') return;
    for (const child of node.children) visit(child);
    const tex = node.name === 'Latex' ? findTex(node) : undefined;
    const brace = tex === undefined ? undefined : findMissingBrace(tex);
    if (tex === undefined || !brace) return;
    const at = source.text.indexOf(tex, from);
    if (at !== -1) from = at + tex.length;
    const short = tex.trim().length > 60 ? `${tex.trim().slice(0, 59)}…` : tex.trim();
    problems.push({
      code: 'formula-brace',
      level: 'warning',
      message: `The formula "${short}" has a "${brace === '}' ? '{' : '}'}" without "${brace}". Readers see its source.`,
      fix: `Add "${brace}", or write \\{ and \\} to show braces.`,
      place: at === -1 ? {file: source.file, line: Math.max(1, node.line), column: 1} : locateOffset(source, at),
    });
  };
  for (const node of nodes) visit(node);
  return problems;
}

/** Returns the TeX source of a formula. Undefined if an expression provides it. */
function findTex({children}: Element): string | undefined {
  const texts = children.map(child => (child.type === 'text' ? child.value : undefined));
  return texts.includes(undefined) ? undefined : texts.join('');
}

/** Returns the brace that is missing. Ignores escaped braces and comments. */
function findMissingBrace(tex: string): '{' | '}' | undefined {
  if (tex.includes('\\verb')) return undefined;
  let depth = 0;
  for (const [sign] of tex.matchAll(/\\[\s\S]|%[^\n]*|[{}]/g)) {
    if (sign === '{') depth++;
    else if (sign === '}' && --depth < 0) return '{';
  }
  return depth > 0 ? '}' : undefined;
}
