import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {buildIgnoreRules, type IsIgnored, ignoreFiles} from '../../../src/site/project/ignore-rules.js';

/**
 * Reads the current `.mintignore` and `.lecternignore` of a project. Lectern does not read, list, serve or write files
 * that they list. A later line with `!` includes a file again. An unreadable file has no effect.
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
