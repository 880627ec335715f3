import type {GlyphName} from '../../components/glyphs.js';
import {removeStopWords, splitIntoWords} from './words.js';

/** A search result that performs an action instead of opening a page. */
export interface SearchCommand {
  readonly label: string;
  /** Label of what the command changes: "Color mode". */
  readonly detail?: string;
  readonly icon: GlyphName;
  /** Additional words by which readers find the command. */
  readonly keywords?: string;
  /** Runs the command. The promise resolves to a message that announces the result. */
  readonly run: () => Promise<string> | undefined;
}

/** Returns the commands in which each word of the query is a word's prefix. Preserves their order. */
export function matchCommands(commands: readonly SearchCommand[], query: string): readonly SearchCommand[] {
  const requested = removeStopWords(query);
  if (requested.length === 0) return [];
  return commands.filter(({label, detail = '', keywords = ''}) => {
    const own = splitIntoWords(`${label} ${detail} ${keywords}`);
    return requested.every(word => own.some(each => each.startsWith(word)));
  });
}
