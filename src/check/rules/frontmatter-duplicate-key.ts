import type {Problem} from '../../base/problem.js';
import {placeAt} from '../../base/source.js';
import {splitFrontmatter} from '../../markdown/frontmatter/frontmatter.js';
import {findDuplicateYamlKeys} from '../../markdown/frontmatter/read-yaml.js';
import type {CheckedPage} from '../page-file.js';

/** Finds duplicate keys in the frontmatter of a page. Only the last one has an effect. */
export function checkFrontmatterDuplicateKey(page: CheckedPage): readonly Problem[] {
  const {yaml = ''} = splitFrontmatter(page.text);
  const names = yaml.match(/[^\s{,][^\n:{},]*(?=:(?:\s|$))/g) ?? [];
  // Parse the frontmatter only if it can contain duplicate keys.
  if (new Set(names.map(name => name.replace(/["' -]/g, ''))).size === names.length) return [];
  const start = page.text.indexOf(yaml, page.text.indexOf('---'));
  return findDuplicateYamlKeys(yaml).map(({key, at}) => ({
    code: 'frontmatter-duplicate-key',
    level: 'warning',
    message: `"${key}" appears twice in the frontmatter. Lectern uses this one.`,
    fix: 'Delete one of them.',
    place: placeAt(page, start + at),
  }));
}
