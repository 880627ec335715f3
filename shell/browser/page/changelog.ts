import {readHistoryHere} from '../../../elements/api-reference/history/read-history-here.js';
import {renderProblemText} from '../../../src/base/problem.js';
import {writeSiteChangelog} from '../../../src/site/changelog-text.js';
import {listVersions} from '../../../src/site/navigation/dated-versions.js';
import type {Site} from '../../../src/site/site.js';
import type {Shell} from '../router/shell.js';

/**
 * Returns the text of the changelog of a document, from the versions that docs.json names. `site` is asked for after the
 * document was read: then the pages of its operations are known.
 */
export async function readChangelog(
  document: string,
  shell: Pick<Shell, 'readDocuments'> & {site(): Site},
  root: string,
): Promise<string> {
  await shell.readDocuments([document]);
  const site = shell.site();
  const {config} = site;
  const versions = listVersions(config, document);
  const history = await readHistoryHere(document, root, versions, config.lectern.private !== 'publish');
  for (const problem of history.problems) console.warn(renderProblemText(problem));
  return writeSiteChangelog(site, document, history);
}
