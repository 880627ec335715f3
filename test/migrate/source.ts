import assert from 'node:assert/strict';
import {memoryFiles} from '../../src/base/files.js';
import {type Migration, migrate} from '../../src/migrate/migrate.js';
import type {MigrationSource, MigrationTool} from '../../src/migrate/plan.js';

/** Returns a project in memory. */
export function sourceOf(files: Readonly<Record<string, string>>): MigrationSource {
  return {paths: Object.keys(files).sort(), ...memoryFiles(files)};
}

/** Returns the project as one of ours; it has to be one that can be moved. */
export async function moved(files: Readonly<Record<string, string>>, tool?: MigrationTool): Promise<Migration> {
  const made = await migrate(sourceOf(files), tool);
  assert.ok('texts' in made, 'message' in made ? made.message : '');
  return made;
}

/** docs.json of a moved project. */
export function docsOf({texts}: Migration): Record<string, unknown> {
  return JSON.parse(texts.get('docs.json') ?? '{}') as Record<string, unknown>;
}

/** Returns the text of a page without its head, blank lines taken out. */
export function bodyOf({texts}: Migration, path: string): string {
  return (texts.get(path) ?? '')
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .split('\n')
    .filter(line => line.trim() !== '')
    .join('\n');
}

/** Open tasks, a line each. */
export function todosOf({leftovers}: Migration): string[] {
  return leftovers.map(({file, line, what}) => `${file}:${line} ${what}`);
}
