import {isFile} from '../../base/files.js';
import {type Frontmatter, readFrontmatter, splitFrontmatter} from '../../markdown/frontmatter/frontmatter.js';
import {readLeadingHeading} from '../../markdown/frontmatter/leading-heading.js';
import {readFrontmatterYaml} from '../../markdown/frontmatter/read-yaml.js';
import type {MigrationSource} from '../plan.js';

/** Frontmatter of an old page. Read before the text of the pages. */
export interface MigratedMetadata {
  readonly values: Frontmatter;
  readonly heading: string;
}

/** Reads the frontmatter of several files. Leaves out unreadable ones. */
export async function readMigratedMetadata(
  paths: readonly string[],
  source: MigrationSource,
): Promise<ReadonlyMap<string, MigratedMetadata>> {
  const heads = new Map<string, MigratedMetadata>();
  for (const path of paths) {
    const read = await source.read(path);
    if (!isFile(read)) continue;
    const {yaml, body} = splitFrontmatter(read.text);
    const {frontmatter} = await readFrontmatter(yaml, path, readFrontmatterYaml);
    heads.set(path, {values: frontmatter, heading: readLeadingHeading(body)});
  }
  return heads;
}

/** Returns a text in the frontmatter. Undefined if it is absent. */
export function readMetadataText(head: MigratedMetadata | undefined, key: string): string | undefined {
  const value = head?.values.get(key);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
