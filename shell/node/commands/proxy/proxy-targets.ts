import {isFile} from '../../../../src/base/files.js';
import {renderProblemText} from '../../../../src/base/problem.js';
import {isWebAddress} from '../../../../src/base/web-address.js';
import {DocumentSet} from '../../../../src/openapi/document/document-set.js';
import {readDocument} from '../../../../src/openapi/document/read-document.js';
import {collectProjectTargets, type ProjectTargets} from '../../../../src/proxy/project-targets.js';
import {readProject} from '../../../../src/site/project/read-project.js';
import {openNodeFiles} from '../../files/files.js';
import {readAddress} from '../../http/read-address.js';
import type {TransportOptions} from '../../http/transport.js';

/** The proxy needs only files of docs.json. A folder may not exist. */
const noList = async () => [];

/** APIs that a project allows the proxy to request. */
interface ProxyTargets {
  readonly targets: ProjectTargets;
  /** Notes for the author, one for each line. */
  readonly notes: readonly string[];
}

/**
 * Reads a project's API documents for the proxy. Returns the reason if there is no project. Includes documents at URLs
 * of docs.json, but not their references to other URLs.
 */
export async function proxyTargets(folder: string, addresses: TransportOptions = {}): Promise<ProxyTargets | string> {
  const {files, read, isReadable, documents, overlays} = await readProject({...openNodeFiles(folder), list: noList});
  const {config, problems} = read;
  if (!isReadable) return problems.map(renderProblemText).join('\n');
  const notes: string[] = [];
  const libraries: DocumentSet[] = [];
  for (const file of documents) {
    const read = await (isWebAddress(file) ? readAddress(file, addresses) : files.read(file));
    if (!isFile(read)) {
      notes.push(`${file} cannot be read: ${read.reason ?? 'it does not exist.'}`);
      continue;
    }
    const {document, problems} = await readDocument(read.text, file, {overlays: overlays.get(file), files});
    if (document) libraries.push(new DocumentSet(document, files, config.lectern.remote));
    else notes.push(...problems.map(renderProblemText));
  }
  return {targets: await collectProjectTargets(config, libraries), notes};
}
