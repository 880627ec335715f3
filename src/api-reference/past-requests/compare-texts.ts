import {diffLines} from 'diff';
import {formatJson, parseJson} from '../../base/exact-json.js';

/** A line of a comparison. `gap` stands for equal lines that are omitted. */
interface ComparedLine {
  readonly kind: 'same' | 'removed' | 'added' | 'gap';
  readonly text: string;
}

/** Maximum edit distance in lines. Texts with more differences count as unrelated. */
const MAX_CHANGES = 4000;
/** Number of equal lines to include before and after a change. */
const CONTEXT_LINES = 3;

/**
 * Compares two bodies line by line, after formatting JSON in the same way. Empty for equal bodies, undefined for
 * unrelated ones.
 */
export function compareTexts(one: string, other: string): readonly ComparedLine[] | undefined {
  const [before, after] = [formatReadable(one), formatReadable(other)];
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

/** Formats JSON with one value per line. Returns other text unchanged. */
function formatReadable(text: string): string {
  try {
    return `${formatJson(parseJson(text), 2)}\n`;
  } catch {
    return text.endsWith('\n') ? text : `${text}\n`;
  }
}
