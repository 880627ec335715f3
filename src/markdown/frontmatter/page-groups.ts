import {isRestrictedByGroups} from '../../base/private-marks.js';
import {readFrontmatter, splitFrontmatter, type YamlReader} from './frontmatter.js';
import type {PageMetadata} from './page.js';
import {mayBePrivate} from './private-page.js';

/** Adds the groups from the `groups` key to page metadata. */
export function addGroups(metadata: PageMetadata, written: unknown): PageMetadata {
  if (!isRestrictedByGroups(written)) return metadata;
  const listed = Array.isArray(written) ? written : String(written).split(',');
  return {...metadata, groups: listed.map(each => String(each).trim())};
}

/** Adds the groups in the frontmatter of a page text to the page's metadata. */
export async function addPageGroups(metadata: PageMetadata, text: string, readYaml: YamlReader): Promise<PageMetadata> {
  if (!mayBePrivate(text)) return metadata;
  const {frontmatter} = await readFrontmatter(splitFrontmatter(text).yaml, '', readYaml);
  return addGroups(metadata, frontmatter.get('groups'));
}
