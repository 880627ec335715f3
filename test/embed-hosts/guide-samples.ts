import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** A code block of the manual's page about embedding. */
export interface Sample {
  readonly language: string;
  readonly code: string;
}

const guide = join(import.meta.dirname, '../../../demo/site/guide/embed.mdx');

/** Returns all code blocks of that page in order, without the indentation of the tabs around them. */
export function guideSamples(): readonly Sample[] {
  const text = readFileSync(guide, 'utf8');
  return [...text.matchAll(/^( *)```(\w+)[^\n]*\n(.*?)^ *```$/gms)].map(
    ([, indent = '', language = '', code = '']) => ({
      language,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );
}

/** Returns the only code block with this language and these words. */
export function guideSample(language: string, words = ''): string {
  const [found, second] = guideSamples().filter(each => each.language === language && each.code.includes(words));
  if (!found || second)
    throw new Error(`The page has ${second ? 'several blocks' : 'no block'} of ${language} with "${words}".`);
  return found.code;
}
