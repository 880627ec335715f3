import {mkdir, realpath, writeFile} from 'node:fs/promises';
import type {RequestListener} from 'node:http';
import {dirname, join, sep} from 'node:path';
import {humanizeSlug, normalizeSlug} from '../../../../src/base/slug.js';
import {isLeftOut} from '../../../../src/site/project/ignore-rules.js';
import {isText, readJsonRequest, refuseRequest} from './read-json-request.js';

/**
 * Creates the handler that writes a new `.mdx` file with only a title. Writes inside the project, and overwrites
 * nothing. Accepts requests from pages of this server only (security rule C5).
 */
export function createNewPageHandler(folder: string): RequestListener {
  return async (request, response) => {
    const slug = await readJsonRequest(request, ({slug}: {readonly slug?: unknown}) =>
      isText(slug) && slug !== '' && normalizeSlug(slug) === slug && !slug.split('/').some(isLeftOut)
        ? slug
        : undefined,
    );
    if (typeof slug === 'number') return refuseRequest(response, slug);
    const path = `${slug}.mdx`;
    const finish = (status: number) =>
      response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify({path}));
    try {
      const root = await realpath(folder);
      if (!(await isMadeInside(root, dirname(join(root, path))))) return finish(403);
      const title = JSON.stringify(humanizeSlug(slug));
      await writeFile(join(root, path), `---\ntitle: ${title}\n---\n\n`, {flag: 'wx'});
      return finish(201);
    } catch (error) {
      return finish((error as NodeJS.ErrnoException).code === 'EEXIST' ? 409 : 500);
    }
  };
}

/** Creates a folder. Returns false if a symbolic link on its path leads out of the project. */
async function isMadeInside(root: string, folder: string): Promise<boolean> {
  const isInside = (path: string) => path === root || path.startsWith(root + sep);
  for (let above = folder; isInside(above); above = dirname(above)) {
    const real = await realpath(above).catch(() => undefined);
    if (real === undefined) continue;
    if (!isInside(real)) return false;
    await mkdir(folder, {recursive: true});
    return true;
  }
  return false;
}
