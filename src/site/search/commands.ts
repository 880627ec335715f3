import type {GlyphName} from '../../components/glyphs.js';
import {removeStopWords, splitIntoWords} from './words.js';

/** A search entry that performs an action instead of opening a page. */
export interface SearchCommand {
  readonly label: string;
  /** Object of the command: "Color mode". */
  readonly detail?: string;
  readonly icon: GlyphName;
  /** Additional words that find the command. */
  readonly keywords?: string;
  /** Runs the command. The promise resolves to a message about the result. */
  readonly run: () => Promise<string> | undefined;
}

/** Returns the commands that contain all words of a query as prefixes, in their order. */
export function matchCommands(commands: readonly SearchCommand[], query: string): readonly SearchCommand[] {
  const requested = removeStopWords(query);
  if (requested.length === 0) return [];
  return commands.filter(({label, detail = '', keywords = ''}) => {
    const own = splitIntoWords(`${label} ${detail} ${keywords}`);
    return requested.every(word => own.some(each => each.startsWith(word)));
  });
}
