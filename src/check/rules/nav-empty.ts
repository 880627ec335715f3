import {getOwn} from '../../base/json.js';
import {limits} from '../../base/limits.js';
import type {Problem} from '../../base/problem.js';
import type {NavigationNode} from '../../config/config.js';
import {listNamedDocuments} from '../../site/navigation/api-documents.js';
import type {CheckedProject} from '../project.js';

/** Reports a navigation without pages, links, or API documents. Another rule reports a missing or malformed one. */
export function checkNavEmpty({read, site, places}: CheckedProject): readonly Problem[] {
  const written = getOwn(read.raw, 'navigation');
  const isEmpty = site.navigation.entries.size === 0 && listNamedDocuments(read.config).length === 0;
  if (typeof written !== 'object' || written === null || !isEmpty || leadsAway(read.config.navigation)) return [];
  return [
    {
      code: 'nav-empty',
      level: 'warning',
      message: 'The navigation lists no page, so the site is empty.',
      fix: 'Write "navigation": {"pages": ["index"]} with the paths of your pages.',
      place: places.of(['navigation']),
    },
  ];
}

/** Returns whether a node or its children contain links to other sites, which are content, too. */
function leadsAway({href, children}: NavigationNode, depth = 0): boolean {
  if (href !== undefined) return true;
  return depth < limits.depth && children.some(child => !('page' in child) && leadsAway(child, depth + 1));
}
