import type {Language, Writer} from './sample-language.js';

let writers: ReadonlyMap<string, Writer> = new Map();
let further: readonly Language[] = [];

/** What writes a language that every project has, once it was loaded. */
export const writerOf = (id: string): Writer | undefined => writers.get(id);

/** The languages of samples that only some projects ask for, once they were loaded. */
export const optionalLanguages = (): readonly Language[] => further;

/** Loads what writes samples in the chosen languages. With `isFirstOnly` curl, which needs nothing, may stand for all. */
export async function loadLanguages(chosen: readonly string[] | undefined, isFirstOnly = false): Promise<void> {
  const rare = /^(?:ts|typescript|powershell|ps1|pwsh|swift|c|c\+\+|cpp|cplusplus|kotlin|kt|rust|rs|dart|flutter)$/i;
  if (further.length === 0 && chosen?.some(name => rare.test(name)))
    further = (await import('./languages/optional-languages.js')).optionalLanguages;
  const isCurlFirst = chosen === undefined || /^(?:curl|bash|shell|sh)$/i.test(chosen[0] ?? '');
  if (writers.size === 0 && !(isFirstOnly && isCurlFirst)) writers = (await import('./languages/writers.js')).writers;
}
