import {isFile} from '../../base/files.js';
import {type Frontmatter, readFrontmatter, splitFrontmatter} from '../../markdown/frontmatter/frontmatter.js';
import {leadingHeading} from '../../markdown/frontmatter/leading-heading.js';
import {readYaml} from '../../markdown/frontmatter/read-yaml.js';
import type {Source} from '../plan.js';

/** Metadata of a page, before its text is read. */
export interface Head {
  readonly values: Frontmatter;
  readonly heading: string;
}

/** Reads the metadata of files. Unreadable files have none. */
export async function readHeads(paths: readonly string[], source: Source): Promise<ReadonlyMap<string, Head>> {
  const heads = new Map<string, Head>();
  for (const path of paths) {
    const read = await source.read(path);
    if (!isFile(read)) continue;
    const {yaml, body} = splitFrontmatter(read.text);
    const {frontmatter} = await readFrontmatter(yaml, path, readYaml);
    heads.set(path, {values: frontmatter, heading: leadingHeading(body)});
  }
  return heads;
}

/** Returns a text of a head; undefined where it is absent. */
export function headText(head: Head | undefined, key: string): string | undefined {
  const value = head?.values.get(key);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
