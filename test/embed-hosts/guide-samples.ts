import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** A block of code of the page of the manual about embedding. */
export interface Sample {
  readonly language: string;
  readonly code: string;
}

const guide = join(import.meta.dirname, '../../../demo/site/guide/embed.mdx');

/** Returns all blocks of code of that page, in their order, without the indentation of the tabs that they are in. */
export function guideSamples(): readonly Sample[] {
  const text = readFileSync(guide, 'utf8');
  return [...text.matchAll(/^( *)```(\w+)[^\n]*\n(.*?)^ *```$/gms)].map(
    ([, indent = '', language = '', code = '']) => ({
      language,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );
}

/** Returns the one block of a language that holds some words. */
export function guideSample(language: string, words = ''): string {
  const [found, second] = guideSamples().filter(each => each.language === language && each.code.includes(words));
  if (!found || second)
    throw new Error(`The page has ${second ? 'several blocks' : 'no block'} of ${language} with "${words}".`);
  return found.code;
}
