import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {buildIgnoreRules, type IsIgnored, ignoreFiles} from '../../../src/site/project/ignore-rules.js';

/**
 * Reads `.mintignore` and `.lecternignore` of a project, as they are now. What they name is not read, listed, served or
 * written; a later line with `!` takes a file in again. An unreadable file is as good as none.
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
