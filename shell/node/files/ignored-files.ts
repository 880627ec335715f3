import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {buildIgnoreRules, type IsIgnored, ignoreFiles} from '../../../src/site/project/ignore-rules.js';

/**
 * Reads `.mintignore` and `.lecternignore` of a project. Lectern neither reads nor serves the files that they match. A
 * later line with `!` includes a file again. Ignores a file that it can't read.
 */
export function readIgnored(folder: string): IsIgnored {
  const read = (name: string) => {
    try {
      return readFileSync(join(folder, name), 'utf8');
    } catch {
      return '';
    }
  };
  return buildIgnoreRules(read('docs.json') || read('mint.json'), ignoreFiles.map(read));
}
