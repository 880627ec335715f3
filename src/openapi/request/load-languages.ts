import type {Language} from './samples.js';

let loaded: readonly Language[] = [];

/** The languages of samples that only some projects ask for, once they were loaded. */
export const furtherLanguages = (): readonly Language[] => loaded;

/** Loads what writes them where one is asked for. */
export async function loadLanguages(chosen: readonly string[] | undefined): Promise<void> {
  const further = /^(?:ts|typescript|powershell|ps1|pwsh|swift|c|c\+\+|cpp|cplusplus|kotlin|kt|rust|rs|dart|flutter)$/i;
  if (loaded.length === 0 && chosen?.some(name => further.test(name)))
    loaded = (await import('./languages/further/further-languages.js')).furtherLanguages;
}
