import type {CodeToken} from '../../../src/markdown/code/tokens.js';
import type {Sample} from '../../../src/openapi/request/samples.js';

let highlightNow: typeof import('../../content/code-block/highlight.js').highlightNow | undefined;
const requested = new Set<string>();

/**
 * Returns the tokens of a code sample. Returns undefined while the highlighter or the language loads, and calls
 * `update` afterwards.
 */
export function getSampleTokens({id, text}: Sample, update: () => void): readonly CodeToken[] | undefined {
  if (!requested.has(id)) {
    requested.add(id);
    void load(id).then(isKnown => isKnown && update());
  }
  return highlightNow?.(text, id);
}

async function load(language: string): Promise<boolean> {
  const highlighter = await import('../../content/code-block/highlight.js');
  const isKnown = await highlighter.loadLanguage(language);
  highlightNow = highlighter.highlightNow;
  return isKnown;
}
