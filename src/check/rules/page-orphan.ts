import type {Problem} from '../../base/problem.js';
import {findPage} from '../../site/routes/find-page.js';
import type {CheckedPage} from '../page-file.js';
import type {CheckedProject} from '../project.js';

/** Reports a page that is not in the navigation, unless its frontmatter hides it. */
export function checkPageOrphan(
  {slug, file, metadata, frontmatter}: Pick<CheckedPage, 'slug' | 'file' | 'metadata' | 'frontmatter'>,
  {site}: CheckedProject,
): readonly Problem[] {
  const {navigation, routes} = site;
  if (metadata.hidden || metadata.url !== undefined || frontmatter.get('draft') === true) return [];
  if (navigation.entries.size === 0 || slug === routes.home || slug === 'index' || /(?:^|\/)404$/.test(slug)) return [];
  if (findPage(navigation, slug)) return [];
  return [
    {
      code: 'page-orphan',
      level: 'info',
      message: `The navigation does not list ${file}, so the sidebar does not show it.`,
      fix: `List "${slug}" in docs.json, or add hidden: true to the frontmatter.`,
      place: {file, line: 1, column: 1},
    },
  ];
}
