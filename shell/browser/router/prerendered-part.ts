import {pageHref} from '../../../src/base/link.js';
import type {SiteContents} from '../../../src/hosts/site-contents.js';
import type {SliceIndex} from '../../../src/openapi/slices/slice-index.js';
import {findPart} from '../../../src/site/part-href.js';
import {loadFile} from './load-file.js';

/** Returns the site URL for a fragment in the form of another API tool. */
export async function findPrerenderedPart(fragment: string, root: URL): Promise<string | undefined> {
  const contents = await loadFile<SiteContents>('contents', root);
  for (const {folder, page, pages} of contents?.documents ?? []) {
    const index = await loadFile<SliceIndex>(`${folder.replace('_lectern/', '')}index`, root);
    const part =
      index &&
      findPart(index, `#${fragment}`, {
        overview: () => page,
        pageOf: ({id}) => (Object.hasOwn(pages, id) ? pages[id] : undefined),
      });
    if (part) return pageHref(part, {base: root.pathname, router: 'history', ending: '/'});
  }
  return undefined;
}
