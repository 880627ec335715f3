import {runtimePattern} from './may-run.js';
import type {Names} from './names.js';

/** Matches calls of JavaScript globals, such as `new Date(`, in a form that does not occur in prose. */
const usesRuntime =
  /\bnew\s+(?:Date|Intl|Map|RegExp|Set|URL|URLSearchParams)\s*[.(]|\b(?:Array|Date|Intl|JSON|Math|Number|Object|String|Symbol)(?:\.\w+)+\s*\(/;
const usesName = /^([A-Za-z_$][\w$]*)\s*(?:\?\.|[.([])/;
const strings = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
/** Matches two adjacent words that are not operators: text in braces with such words is prose. */
const prose = /(?<!\b(?:new|typeof|void|in|of|instanceof))\s(?!(?:in|of|instanceof)\b)[A-Za-z_$]/;
/** Names whose values come from the page or the reader's session, not from a module. */
const ownToPages = new Set(['user', 'frontmatter', 'props']);

/**
 * Returns whether an expression that could not be evaluated is code, which the page hides. Functions with a body,
 * hooks, and names of the page or browser are code. Placeholders such as `{id}` and short calls of unknown names are
 * text.
 */
export function isCode(source: string, {values, sources}: Names): boolean {
  if (/=>\s*\{|\bfunction\b/.test(source)) return true;
  if (runtimePattern.test(source) && (/=>|\buse[A-Z]\w*\s*\(/.test(source) || source.length > 100)) return true;
  const text = source.replace(strings, '""');
  if (!source.includes('=>') && prose.test(text.replace(/([^\w$)\]])\s+/g, '$1'))) return false;
  if (usesRuntime.test(source)) return true;
  const name = usesName.exec(source)?.[1];
  return name !== undefined && !ownToPages.has(name) && (values.has(name) || sources.has(name));
}
