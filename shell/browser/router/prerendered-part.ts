import type {OperationReference} from '../../../src/api-reference/views/reader.js';
import {buildPageHref} from '../../../src/base/link.js';
import type {SiteData} from '../../../src/hosts/host-format.js';
import type {SiteContents} from '../../../src/hosts/site-contents.js';
import {mayLinkPart} from '../../../src/openapi/operation/may-link-part.js';
import {writePartLink} from '../../../src/openapi/operation/part-link.js';
import type {SliceIndex} from '../../../src/openapi/slices/slice-index.js';
import {findPart} from '../../../src/site/part-href.js';
import {compileRedirects, findNextHop} from '../../../src/site/routes/redirects.js';
import {loadFile} from './load-file.js';

/**
 * Returns the URL for a fragment that the open page lacks: by a redirect of docs.json, or as a part of an API document.
 */
export async function findMovedHeading(fragment: string, root: URL): Promise<string | undefined> {
  const data = await loadFile<SiteData>('site', root);
  const path = location.pathname.slice(root.pathname.length - 1);
  const found = data && findNextHop(compileRedirects(data.redirects), `${path}#${fragment}`);
  if (!found) return mayLinkPart(fragment) ? findPrerenderedPart(fragment, root) : undefined;
  return found.external ? found.to : root.pathname.replace(/\/$/, '') + found.to.replace(/(?<!\/)(?=#|$)/, '/');
}

/** Returns the URL of an operation's page. `slices` is the folder of the operation's API document. */
export function findPageOfOperation(
  name: OperationReference,
  root: URL,
  slices: string | undefined,
): Promise<string | undefined> {
  return findPrerenderedPart(writePartLink(name).slice(1), root, slices);
}

/**
 * Returns the URL for a fragment that another API tool generated. `slices` limits the search to the API document with
 * this folder.
 */
export async function findPrerenderedPart(fragment: string, root: URL, slices?: string): Promise<string | undefined> {
  const contents = await loadFile<SiteContents>('contents', root);
  for (const {folder, page, pages} of contents?.documents ?? []) {
    if (slices !== undefined && resolveFolder(slices, root) !== resolveFolder(folder, root)) continue;
    const index = await loadFile<SliceIndex>(`${folder.replace('_lectern/', '')}index`, root);
    const part =
      index &&
      findPart(index, `#${fragment}`, {
        overview: () => page,
        pageOf: ({id}) => (Object.hasOwn(pages, id) ? pages[id] : undefined),
      });
    if (part) return buildPageHref(part, {base: root.pathname, router: 'history', ending: '/'});
  }
  return undefined;
}

function resolveFolder(path: string, root: URL): string {
  return new URL(path.replace(/\/?$/, '/'), root).href;
}
