import {readHistoryHere} from '../../../elements/api-reference/history/read-history-here.js';
import type {ApiHistory} from '../../../src/api-reference/history/api-history.js';
import {formatProblem} from '../../../src/base/problem.js';
import {writeSiteChangelog} from '../../../src/site/changelog-text.js';
import {listVersions} from '../../../src/site/navigation/dated-versions.js';
import {findMounts} from '../../../src/site/navigation/open-documents.js';
import {listRemovedPages, writeRemovedPageText} from '../../../src/site/removed-page.js';
import type {BrowserSite} from '../router/browser-site.js';

/** Site whose API documents can be loaded, to find the pages of their operations. */
export type ReadableSite = Pick<BrowserSite, 'readDocuments' | 'site'>;

/** Generates the Markdown of an API changelog, by comparing the versions in docs.json. */
export async function generateChangelog(document: string, shell: ReadableSite, root: string): Promise<string> {
  const history = await openHistory(document, shell, root);
  return writeSiteChangelog(shell.site, document, history);
}

/**
 * Generates the Markdown of an operation that a newer version removed. Resolves to undefined if no version has an
 * operation with this slug.
 */
export async function generateRemovedPage(
  slug: string,
  shell: ReadableSite,
  root: string,
): Promise<string | undefined> {
  for (const {document} of findMounts(shell.site.navigation, slug)) {
    if (listVersions(shell.site.config, document).length === 0) continue;
    const history = await openHistory(document, shell, root);
    const page = listRemovedPages(shell.site, document, history).find(each => each.slug === slug);
    if (page) return writeRemovedPageText(shell.site, page);
  }
  return undefined;
}

async function openHistory(document: string, shell: ReadableSite, root: string): Promise<ApiHistory> {
  await shell.readDocuments([document]);
  const {config} = shell.site;
  const history = await readHistoryHere(
    document,
    root,
    listVersions(config, document),
    config.lectern.private !== 'publish',
  );
  for (const problem of history.problems) console.warn(formatProblem(problem));
  return history;
}
