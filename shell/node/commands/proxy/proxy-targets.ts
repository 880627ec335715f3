import {isFile} from '../../../../src/base/files.js';
import {formatProblem} from '../../../../src/base/problem.js';
import {isWebUrl} from '../../../../src/base/web-url.js';
import type {SiteTargets} from '../../../../src/hosts/host-format.js';
import {DocumentSet} from '../../../../src/openapi/document/document-set.js';
import {readDocument} from '../../../../src/openapi/document/read-document.js';
import {collectProjectTargets} from '../../../../src/proxy/project-targets.js';
import {readProject} from '../../../../src/site/project/read-project.js';
import {openNodeFiles} from '../../files/files.js';
import {readUrl} from '../../http/read-url.js';
import type {TransportOptions} from '../../http/transport.js';

/** The proxy needs only files that docs.json refers to, so do not list the folder, which can be missing. */
const noList = async () => [];

/** APIs that the proxy may send requests to, because the project documents them. */
interface ProxyTargets {
  readonly targets: SiteTargets;
  /** Notes for the author, each for one line. */
  readonly notes: readonly string[];
}

/**
 * Reads which APIs a project documents. Includes API documents at URLs in docs.json, but not their references to other
 * URLs. Returns the reason if there is no project.
 */
export async function readProxyTargets(
  folder: string,
  addresses: TransportOptions = {},
): Promise<ProxyTargets | string> {
  const {files, read, isReadable, documents, overlays} = await readProject({...openNodeFiles(folder), list: noList});
  const {config, problems} = read;
  if (!isReadable) return problems.map(formatProblem).join('\n');
  const notes: string[] = [];
  const libraries: DocumentSet[] = [];
  for (const file of documents) {
    const read = await (isWebUrl(file) ? readUrl(file, addresses) : files.read(file));
    if (!isFile(read)) {
      notes.push(`Lectern cannot read ${file}: ${read.reason ?? 'it does not exist.'}`);
      continue;
    }
    const {document, problems} = await readDocument(read.text, file, {overlays: overlays.get(file), files});
    if (document) libraries.push(new DocumentSet(document, files, config.lectern.remote));
    else notes.push(...problems.map(formatProblem));
  }
  return {targets: await collectProjectTargets(config, libraries), notes};
}
