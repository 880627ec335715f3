import type {Problem} from '../../base/problem.js';
import {listPageFileCandidates} from '../../site/routes/page-files.js';
import {findNearestPath} from '../nearest-path.js';
import type {CheckedProject} from '../project.js';

/** Finds navigation entries whose page has no file. */
export function checkNavFileMissing(project: CheckedProject): readonly Problem[] {
  const {paths, places, site} = project;
  const problems: Problem[] = [];
  for (const {slug, path, generated} of site.navigation.entries.values()) {
    if (generated || listPageFileCandidates(slug).some(file => paths.has(file))) continue;
    // A page that the navigation lists already is no proposal.
    const near = findNearestPath(
      slug,
      project.pages().filter(each => !site.navigation.entries.has(each)),
    );
    problems.push(
      places.locate({
        code: 'nav-file-missing',
        level: 'error',
        message: `The navigation lists the page "${slug}", which does not exist.`,
        fix: near ? `Write "${near}", which exists, or add ${slug}.mdx.` : `Add ${slug}.mdx, or delete the entry.`,
        path,
      }),
    );
  }
  return problems;
}
