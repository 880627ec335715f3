import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {findProjects} from '../corpus/project.js';

/** Returns the page files of projects: every `.mdx`, and each `.md` with frontmatter. */
export function findPages(folders: readonly string[]): string[] {
  return findProjects(folders).flatMap(folder => [...filesOf(folder)]);
}

function* filesOf(folder: string): Generator<string> {
  const entries = readdirSync(folder, {withFileTypes: true}).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules' && !entry.name.startsWith('.')) yield* filesOf(path);
    } else if (entry.name.endsWith('.mdx') || (entry.name.endsWith('.md') && hasFrontmatter(path))) yield path;
  }
}

function hasFrontmatter(path: string): boolean {
  return /^\ufeff?---[ \t]*\r?\n/.test(readFileSync(path, 'utf8').slice(0, 100));
}
