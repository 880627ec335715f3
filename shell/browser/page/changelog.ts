import {readHistoryHere} from '../../../elements/api-reference/history/read-history-here.js';
import {renderProblemText} from '../../../src/base/problem.js';
import {writeSiteChangelog} from '../../../src/site/changelog-text.js';
import {listVersions} from '../../../src/site/navigation/dated-versions.js';
import type {Shell} from '../router/shell.js';

/**
 * Returns the text of the changelog of a document, from the versions that docs.json names. Once the document is read, the
 * site knows the pages of its operations.
 */
export async function readChangelog(
  document: string,
  shell: Pick<Shell, 'readDocuments' | 'site'>,
  root: string,
): Promise<string> {
  await shell.readDocuments([document]);
  const {site} = shell;
  const {config} = site;
  const versions = listVersions(config, document);
  const history = await readHistoryHere(document, root, versions, config.lectern.private !== 'publish');
  for (const problem of history.problems) console.warn(renderProblemText(problem));
  return writeSiteChangelog(site, document, history);
}
