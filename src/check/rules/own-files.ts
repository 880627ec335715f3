import {guessedStyles} from '../../base/guessed-styles.js';
import {listOwnFiles} from '../../base/own-files.js';
import type {Problem} from '../../base/problem.js';
import type {CheckedProject} from '../project.js';
import {findScriptTag} from '../script-tag.js';

/** Finds scripts of the project that may not run, and style sheets that index.html does not load. */
export async function checkOwnFilesUnused({files, paths, runs}: CheckedProject): Promise<readonly Problem[]> {
  const {styles, scripts} = listOwnFiles([...paths]);
  const tag = await findScriptTag(files, paths);
  const problems: Problem[] = [];
  for (const file of runs.has('scripts') ? [] : scripts)
    problems.push({
      code: 'script-off',
      level: 'info',
      message: `${file} does not run, because docs.json does not enable project scripts.`,
      fix: `Set "integrations": {"lectern": {"run": ["scripts"]}} in docs.json, or add ${file} to .lecternignore.`,
      place: {file, line: 1, column: 1},
    });
  if (tag && styles.some(path => !guessedStyles.includes(path)) && !/\b(?:manifest|styles)\s*=/.test(tag.text))
    problems.push({
      code: 'style-unlisted',
      level: 'info',
      message: `The script tag in index.html does not load ${styles.slice(0, 3).join(', ')}${styles.length > 3 ? ` and ${styles.length - 3} more` : ''}, because it cannot list files.`,
      fix: `Add styles="${styles.slice(0, 3).join(' ')}" to the script tag, or run lectern init --runtime to write a manifest.`,
      place: {file: 'index.html', line: tag.line, column: 1},
    });
  return problems;
}
