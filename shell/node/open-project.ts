import {isFile} from '../../src/base/files.js';
import {renderProblemText} from '../../src/base/problem.js';
import {readConfig} from '../../src/config/read-config.js';
import {namedDocuments} from '../../src/navigation/api-documents.js';
import {DocumentSet} from '../../src/openapi/document/document-set.js';
import {readDocument} from '../../src/openapi/document/read-document.js';
import {type ProjectTargets, projectTargets} from '../../src/proxy/project-targets.js';
import {nodeFiles} from './files.js';
import {readAddress} from './read-address.js';
import type {TransportOptions} from './transport.js';

export interface OpenProject {
  readonly targets: ProjectTargets;
  /** What the author should know, as lines. */
  readonly notes: readonly string[];
}

/**
 * Reads docs.json of a folder and its API documents for the proxy; a text says why there is no project. Documents at
 * addresses are read too: the author wrote these in docs.json. References in them to other addresses are not followed.
 */
export async function openProject(folder: string, addresses: TransportOptions = {}): Promise<OpenProject | string> {
  const files = nodeFiles(folder);
  const {config, problems, missing} = await readConfig(files);
  if (missing.includes('file') || missing.includes('syntax')) return problems.map(renderProblemText).join('\n');
  const notes: string[] = [];
  const libraries: DocumentSet[] = [];
  for (const file of namedDocuments(config)) {
    const read = await (/^https?:/i.test(file) ? readAddress(file, addresses) : files.read(file));
    if (!isFile(read)) {
      notes.push(`${file} cannot be read: ${read.reason ?? 'it is not there.'}`);
      continue;
    }
    const {document, problems} = await readDocument(read.text, file);
    if (document) libraries.push(new DocumentSet(document, files, config.lectern.remote));
    else notes.push(...problems.map(renderProblemText));
  }
  return {targets: await projectTargets(config, libraries), notes};
}
