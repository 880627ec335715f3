import type {Problem} from '../base/problem.js';
import {encodePath} from '../base/slug.js';
import {describeInvalidPath} from '../check/rules/page-path.js';
import {followRedirects} from '../site/routes/redirects.js';
import {toPagePath} from '../site/routes/to-page-path.js';
import type {OpenProject, SourcePage} from './open-project.js';

/** A page with its output file. */
export interface PageSlot {
  readonly source: SourcePage;
  readonly path: string;
}

interface PagePlan {
  readonly slots: readonly PageSlot[];
  /** Problems of pages whose path is invalid or used by another page. */
  readonly problems: readonly Problem[];
}

/**
 * Returns the pages to write, with their paths, in navigation order. Leaves out pages that a redirect replaces, except
 * the home page at `/`.
 */
export function planPages({pages, site, ignoresCase}: Pick<OpenProject, 'pages' | 'site' | 'ignoresCase'>): PagePlan {
  const {home, redirects} = site.routes;
  const slots: PageSlot[] = [];
  const problems: Problem[] = [];
  const used = new Map<string, string>();
  for (const source of pages) {
    const {slug} = source;
    if (slug !== home && typeof followRedirects(redirects, `/${encodePath(slug)}`) === 'object') continue;
    const path = toPagePath(slug);
    const twin = path && used.get(path.toLowerCase());
    if (path === undefined) problems.push(describeInvalidPath(slug, source.file));
    else {
      if (twin !== undefined) problems.push(buildSameFileProblem(source, twin, ignoresCase));
      if (twin !== undefined && ignoresCase) continue;
      used.set(path.toLowerCase(), slug);
      slots.push({source, path});
    }
  }
  return {slots, problems};
}

function buildSameFileProblem({slug, file = slug}: SourcePage, twin: string, ignoresCase = false): Problem {
  return {
    code: 'page-path',
    level: ignoresCase ? 'error' : 'warning',
    message: ignoresCase
      ? `The pages "${twin}" and "${slug}" differ only in case, which the output disk ignores. Lectern left out the second one.`
      : `The pages "${twin}" and "${slug}" differ only in case. On hosts that ignore case, readers see one of them.`,
    fix: `Rename the file of "${slug}", or the one of "${twin}".`,
    place: {file, line: 1, column: 1},
  };
}
