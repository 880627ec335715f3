import {describeDuplicateKey} from '../../base/duplicate-key.js';
import type {Problem} from '../../base/problem.js';
import {locateOffset} from '../../base/source.js';
import {findRepeatedKey} from '../../base/yaml-key.js';
import {splitFrontmatter} from '../../markdown/frontmatter/frontmatter.js';
import {findDuplicateYamlKeys} from '../../markdown/frontmatter/read-yaml.js';
import type {CheckedPage} from '../page-file.js';

/** Finds duplicate keys in a page's frontmatter. Only the last one has an effect. */
export function checkFrontmatterDuplicateKey(page: CheckedPage): readonly Problem[] {
  const {yaml = ''} = splitFrontmatter(page.text);
  const names = yaml.match(/[^\s{,][^\n:{},]*(?=:(?:\s|$))/g) ?? [];
  // Parse the frontmatter only if it can contain duplicate keys.
  if (new Set(names.map(name => name.replace(/["' -]/g, ''))).size === names.length) return [];
  const start = page.text.indexOf(yaml, page.text.indexOf('---'));
  const before = locateOffset(page, start).line - 1;
  return findDuplicateYamlKeys(yaml).map(at => {
    const {path, first} = findRepeatedKey(yaml, at);
    const place = locateOffset(page, start + at);
    return {
      code: 'frontmatter-duplicate-key',
      level: 'warning',
      ...describeDuplicateKey(path, before + first, place.line),
      place,
    };
  });
}
