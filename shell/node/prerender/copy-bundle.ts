import {join} from 'node:path';
import {heavyFolders} from '../../../src/prerender/page-record.js';
import {filesBelow} from './bundle.js';
import type {FolderWriter} from './output-folder.js';

/** What is on the pages of a site. */
export interface Used {
  readonly heavy: ReadonlySet<string>;
  readonly icons: ReadonlySet<string>;
}

/** What the pages load: the script with its parts, the icons that they name, and the libraries of formulas and diagrams. */
export async function copyBundle(
  dist: string,
  out: FolderWriter,
  {heavy, icons}: Used,
  library: string,
): Promise<void> {
  for (const file of ['oauth.html', 'oauth.js', 'openapi-worker.js']) out.copy(join(dist, file), `_lectern/${file}`);
  for (const name of icons)
    out.copy(join(dist, 'icons', library, `${name}.json`), `_lectern/icons/${library}/${name}.json`);
  for (const folder of ['enhance', ...[...heavy].map(tag => heavyFolders[tag] as string)])
    for (const path of await filesBelow(join(dist, folder)))
      out.copy(join(dist, folder, path), `_lectern/${folder}/${path}`);
}

/** Everything of a project but its sources and what belongs to the tools around it. */
export function isPublished(path: string): boolean {
  if (path === 'index.html' || path.startsWith('_lectern/') || path.startsWith('lectern/')) return false;
  return !/\.(?:mdx?|jsx|tsx)$/i.test(path) && !/(?:^|\/)(?:_?snippets\/|package(?:-lock)?\.json$)/.test(path);
}
