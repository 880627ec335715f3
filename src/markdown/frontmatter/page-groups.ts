import {hasGroups} from '../../base/private-marks.js';
import {readFrontmatter, splitFrontmatter, type YamlReader} from './frontmatter.js';
import type {PageMetadata} from './page.js';
import {mayBePrivate} from './private-page.js';

/** Returns page metadata with the groups that `groups` names. */
export function addGroups(metadata: PageMetadata, written: unknown): PageMetadata {
  if (!hasGroups(written)) return metadata;
  const listed = Array.isArray(written) ? written : String(written).split(',');
  return {...metadata, groups: listed.map(each => String(each).trim())};
}

/** Returns page metadata with the groups in the text of the page. */
export async function readGroups(metadata: PageMetadata, text: string, readYaml: YamlReader): Promise<PageMetadata> {
  if (!mayBePrivate(text)) return metadata;
  const {frontmatter} = await readFrontmatter(splitFrontmatter(text).yaml, '', readYaml);
  return addGroups(metadata, frontmatter.get('groups'));
}
