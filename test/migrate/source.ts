import assert from 'node:assert/strict';
import {createMemoryFiles} from '../../src/base/files.js';
import {type Migration, migrate} from '../../src/migrate/migrate.js';
import type {MigrationSource, MigrationTool} from '../../src/migrate/plan.js';

/** Returns a project in memory. */
export function sourceOf(files: Readonly<Record<string, string>>): MigrationSource {
  return {paths: Object.keys(files).sort(), ...createMemoryFiles(files)};
}

/** Returns the migrated project. Fails if the project cannot be migrated. */
export async function moved(files: Readonly<Record<string, string>>, tool?: MigrationTool): Promise<Migration> {
  const made = await migrate(sourceOf(files), tool);
  assert.ok('texts' in made, 'message' in made ? made.message : '');
  return made;
}

/** Returns the docs.json of a migrated project. */
export function docsOf({texts}: Migration): Record<string, unknown> {
  return JSON.parse(texts.get('docs.json') ?? '{}') as Record<string, unknown>;
}

/** Returns a page's text without frontmatter and blank lines. */
export function bodyOf({texts}: Migration, path: string): string {
  return (texts.get(path) ?? '')
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .split('\n')
    .filter(line => line.trim() !== '')
    .join('\n');
}

/** Returns the open tasks, one line each. */
export function todosOf({leftovers}: Migration): string[] {
  return leftovers.map(({file, line, what}) => `${file}:${line} ${what}`);
}
