import {diffLines} from 'diff';
import {formatJson, parseJson} from '../../base/exact-json.js';

/** A line of a comparison. `gap` replaces lines that are equal in both. */
export interface ComparedLine {
  readonly kind: 'same' | 'removed' | 'added' | 'gap';
  readonly text: string;
}

/** Longest path between two texts, in lines, until they count as different texts. */
const MAX_CHANGES = 4000;
/** Equal lines around a change. */
const CONTEXT_LINES = 3;

/** Compares two bodies line by line, JSON in one format. Empty for equal bodies, undefined where they differ too much. */
export function compareTexts(one: string, other: string): readonly ComparedLine[] | undefined {
  const [before, after] = [readable(one), readable(other)];
  if (before === after) return [];
  const parts = diffLines(before, after, {maxEditLength: MAX_CHANGES});
  if (!parts) return undefined;
  return parts.flatMap(({added, removed, value}, index) => {
    const lines = value.replace(/\n$/, '').split('\n');
    const kind = added ? 'added' : removed ? 'removed' : 'same';
    const shown = lines.map((text): ComparedLine => ({kind, text}));
    if (kind !== 'same') return shown;
    const head = index === 0 ? 0 : CONTEXT_LINES;
    const tail = index === parts.length - 1 ? 0 : CONTEXT_LINES;
    if (lines.length <= head + tail + 1) return shown;
    return [...shown.slice(0, head), {kind: 'gap', text: ''} as const, ...shown.slice(lines.length - tail)];
  });
}

/** Returns JSON with one value a line, and other text as it is. */
function readable(text: string): string {
  try {
    return `${formatJson(parseJson(text), 2)}\n`;
  } catch {
    return text.endsWith('\n') ? text : `${text}\n`;
  }
}
