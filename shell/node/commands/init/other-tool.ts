import {existsSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {formatMessage} from '../../../../src/base/problem.js';
import {detectTool} from '../../../../src/migrate/detect.js';
import {formatFolderArgument} from '../../terminal/program-name.js';

/** Display name of each tool that the command can convert from. */
export const toolNames = {
  docusaurus: 'Docusaurus',
  vitepress: 'VitePress',
  docsify: 'docsify',
  mkdocs: 'MkDocs',
  gitbook: 'GitBook',
} as const;

/**
 * Explains why the command starts no project in a folder that belongs to another documentation tool. Undefined if it
 * belongs to none.
 */
export async function describeOtherTool(folder: string, program = 'lectern'): Promise<string | undefined> {
  if (existsSync(join(folder, 'docs.json'))) return undefined;
  const names = await readdir(folder).catch((): string[] => []);
  const inside = names.includes('.vitepress')
    ? await readdir(join(folder, '.vitepress')).catch((): string[] => [])
    : [];
  const found = detectTool([...names, ...inside.map(each => `.vitepress/${each}`)], undefined);
  if ('message' in found) return undefined;
  return formatMessage({
    message: `"${folder}" contains a project of ${toolNames[found.tool]}: ${found.config}.`,
    fix: `Run ${program} init --from ${found.tool}${formatFolderArgument(folder)} to convert it, or pass --force to create a new project in this folder.`,
  });
}
