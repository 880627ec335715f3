import {existsSync} from 'node:fs';
import {join} from 'node:path';

/** Why a command has no project in a folder, or undefined where docs.json is there. */
export function missingConfig(folder: string): string | undefined {
  if (existsSync(join(folder, 'docs.json'))) return undefined;
  const fix = existsSync(join(folder, 'mint.json'))
    ? 'rename mint.json to docs.json: its keys are read as they are.'
    : 'give the folder that holds it, or make a project there with lectern init.';
  return `There is no docs.json in "${folder}".\nFix: ${fix}`;
}
