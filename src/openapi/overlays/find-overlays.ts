import {type Files, isFile} from '../../base/files.js';
import {getOwnText} from '../../base/json.js';
import {resolvePath} from '../../base/link.js';
import {isWebUrl} from '../../base/web-url.js';
import {readData} from '../document/read-data.js';

/**
 * Finds the project's overlay files that name their document in `extends` (Overlay 1.1, section 4.4.1). Returns them by
 * document, sorted by path.
 */
export async function findOverlays(
  files: Files,
  paths: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  for (const path of paths) {
    if (!/\.(?:json|ya?ml)$/i.test(path) || path === 'docs.json') continue;
    const result = await files.read(path);
    if (!isFile(result) || !/(?:^|[{,\s])["']?overlay["']?\s*:\s*["']?1\./.test(result.text.slice(0, 2000))) continue;
    const written = getOwnText((await readData(result.text, path)).value, 'extends');
    const document = written === undefined || isWebUrl(written) ? written : resolvePath(written, path);
    if (document !== undefined) found.set(document, [...(found.get(document) ?? []), path]);
  }
  return found;
}
