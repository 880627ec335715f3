import {isForReaders, withoutExtension} from '../../../../src/base/page-files.js';
import {humanizeSlug} from '../../../../src/base/slug.js';
import {openNodeProject} from '../../files/project-files.js';

type Pages = (string | {readonly group: string; readonly pages: Pages})[];

/** Pages that the author already has, as a navigation by folder. */
export interface OwnPages {
  readonly count: number;
  readonly navigation: {readonly pages: Pages};
}

/** Returns the pages in a folder. Undefined if it has none. */
export async function findOwnPages(folder: string): Promise<OwnPages | undefined> {
  const paths = await openNodeProject(folder).list();
  const slugs = [...new Set(paths.filter(isForReaders).map(withoutExtension))];
  return slugs.length === 0 ? undefined : {count: slugs.length, navigation: {pages: groupPages(slugs, '')}};
}

/** Groups pages by folder: the pages of a folder first, with its index at the top, then a group for each folder in it. */
function groupPages(slugs: readonly string[], folder: string): Pages {
  const inside = slugs.filter(slug => slug.startsWith(folder));
  const own = inside.filter(slug => !slug.slice(folder.length).includes('/')).sort(compareNames);
  const folders = [...new Set(inside.map(slug => /^[^/]+(?=\/)/.exec(slug.slice(folder.length))?.[0] ?? ''))];
  return [
    ...own.filter(slug => slug === `${folder}index`),
    ...own.filter(slug => slug !== `${folder}index`),
    ...folders
      .filter(name => name !== '')
      .sort(compareNames)
      .map(name => ({group: humanizeSlug(name), pages: groupPages(slugs, `${folder}${name}/`)})),
  ];
}

/** Compares names as people number them: `2-install` before `10-deploy`. */
const compareNames = new Intl.Collator('en', {numeric: true}).compare;
