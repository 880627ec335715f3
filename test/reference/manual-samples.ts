import {readFileSync} from 'node:fs';
import {join} from 'node:path';

const guide = join(import.meta.dirname, '../../../demo/site/guide/api-reference.mdx');

/** Returns the code under a title of the manual, so that tests run the code that readers copy. */
export function manualSample(title: string): string {
  const text = readFileSync(guide, 'utf8');
  const [, code] = new RegExp(`^\`\`\`\\w+ ${title}\\n(.*?)^\`\`\`$`, 'ms').exec(text) ?? [];
  if (code === undefined) throw new Error(`The manual has no sample for ${title}.`);
  return code;
}
