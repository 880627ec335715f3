import type {GlyphName} from '../../components/glyphs.js';
import {removeStopWords, splitIntoWords} from './words.js';

/** An entry of the search that does something; it opens no page. */
export interface SearchCommand {
  readonly label: string;
  /** Object of the command: "Color mode". */
  readonly detail?: string;
  readonly icon: GlyphName;
  /** Other words that it is found by. */
  readonly keywords?: string;
  /** Runs the command. May return a message about the result. */
  readonly run: () => Promise<string> | undefined;
}

/** Returns the commands with words that begin with all words of a query, in their order. */
export function matchCommands(commands: readonly SearchCommand[], query: string): readonly SearchCommand[] {
  const requested = removeStopWords(query);
  if (requested.length === 0) return [];
  return commands.filter(({label, detail = '', keywords = ''}) => {
    const own = splitIntoWords(`${label} ${detail} ${keywords}`);
    return requested.every(word => own.some(each => each.startsWith(word)));
  });
}
