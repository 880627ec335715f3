import {type Files, isFile} from '../../base/files.js';
import type {Node} from '../../tree/tree.js';
import type {LiveOptions, Names} from './names.js';

/**
 * Matches code that needs a JavaScript runtime. A false match is harmless: the component then runs and renders the
 * same.
 */
export const runtimePattern =
  /\bon[A-Z]\w*\s*=|\buse[A-Z]?\w*\s*\(|\b(?:ref|dangerouslySetInnerHTML)\s*=|\b(?:window|document|navigator|fetch|localStorage|createPortal|createElement|memo|forwardRef|lazy|Suspense|extends|Provider)\b/;

/** Returns whether the script tag or docs.json allows running components of the project. */
export async function mayRun({run, config, root}: LiveOptions, files: Files): Promise<boolean> {
  if (run.includes('components')) return true;
  const docs = await files.read(config.slice(root.length));
  return isFile(docs) && docs.text.includes('components') && namesComponents(docs.text);
}

/** Returns whether a page contains code that needs a JavaScript runtime, by its source text. */
export function holdsLive(nodes: readonly Node[], names: Names): boolean {
  return holdsSource(names) || holdsExpression(nodes);
}

function holdsSource({sources}: Names, seen = new Set<unknown>()): boolean {
  if (seen.has(sources)) return false;
  seen.add(sources);
  return [...sources.values()].some(({source, scope}) => runtimePattern.test(source) || holdsSource(scope(), seen));
}

/** Returns whether an expression in the page text needs a JavaScript runtime. */
function holdsExpression(nodes: readonly Node[]): boolean {
  return nodes.some(node => {
    if (node.type === 'expression') return runtimePattern.test(node.source);
    return node.type === 'element' && holdsExpression(node.children);
  });
}

/** Returns whether docs.json allows running components of the project. False for invalid JSON. */
function namesComponents(docs: string): boolean {
  try {
    const {run} = JSON.parse(docs).integrations.lectern;
    return run === 'components' || (Array.isArray(run) && run.includes('components'));
  } catch {
    return false;
  }
}
