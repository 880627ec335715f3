import type {CodeLanguage, SampleWriter} from './sample-language.js';

let writers: ReadonlyMap<string, SampleWriter> = new Map();
let otherLanguages: readonly CodeLanguage[] = [];

/** Returns the writer of a default language, or undefined until it is loaded. */
export const getWriter = (id: string): SampleWriter | undefined => writers.get(id);

/** Returns the optional languages that have been loaded. */
export const getLoadedLanguages = (): readonly CodeLanguage[] => otherLanguages;

/**
 * Loads the writers of the chosen languages. With `isFirstOnly`, loads none if the first language is curl, whose writer
 * is always present.
 */
export async function loadLanguages(chosen: readonly string[] | undefined, isFirstOnly = false): Promise<void> {
  const rare = /^(?:ts|typescript|powershell|ps1|pwsh|swift|c|c\+\+|cpp|cplusplus|kotlin|kt|rust|rs|dart|flutter)$/i;
  if (otherLanguages.length === 0 && chosen?.some(name => rare.test(name)))
    otherLanguages = (await import('./languages/optional-languages.js')).optionalLanguages;
  const isCurlFirst = chosen === undefined || /^(?:curl|bash|shell|sh)$/i.test(chosen[0] ?? '');
  if (writers.size === 0 && !(isFirstOnly && isCurlFirst)) writers = (await import('./languages/writers.js')).writers;
}
