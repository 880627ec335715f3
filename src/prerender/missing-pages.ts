import {isFile} from '../base/files.js';
import type {AddressVariant} from '../hosts/host-format.js';
import {createMissingPage} from '../site/missing-page.js';
import {buildPageIndex} from '../site/navigation/build-page-index.js';
import type {Navigation} from '../site/navigation/navigation.js';
import {findVariantFolders} from '../site/navigation/variant-folders.js';
import {authored} from '../site/page/authored.js';
import {renderNotFoundText, type Site} from '../site/site.js';
import type {OpenProject, SourcePage} from './open-project.js';
import {toMarkdownPath, type WriteFile} from './output-file.js';
import {findHeavyParts, type PageRecord} from './page-record.js';
import type {PageWriter, RenderedPageRecord} from './page-writer.js';

/** Facts about a 404 page that determine which files the site needs. */
export type MissingRecord = Pick<PageRecord, 'heavy' | 'icons' | 'classes' | 'parts'>;

/**
 * Lists the variants of a site with the path of their 404 page. The default variant has `404.html`. Others have
 * `de/404.html`, which some hosts find by themselves, or a file in `_lectern/` if the variant has no folder.
 */
export function listMissingPages(navigation: Navigation): readonly AddressVariant[] {
  const used = new Set<string>(['']);
  return navigation.variants.map((variant, at) => {
    const folders = findVariantFolders(navigation, variant);
    if (variant === navigation.defaultVariant) return {id: variant.id, folders, file: '404.html'};
    const slugs = [...buildPageIndex(variant).keys()];
    const own = folders.filter(each => !used.has(each) && slugs.some(slug => slug.startsWith(each)));
    const folder = own.reduce((longest, each) => (each.length > longest.length ? each : longest), '');
    used.add(folder);
    return {id: variant.id, folders, file: folder ? `${folder}404.html` : `_lectern/404/${at}.html`};
  });
}

/** Writes the 404 page of each variant, with the author's text or the default text. */
export async function writeMissingPages(
  project: OpenProject,
  writer: PageWriter,
  {missingBase, write}: {readonly missingBase: string; readonly write: WriteFile},
): Promise<readonly MissingRecord[]> {
  const {files, site} = project;
  const own = await findOwn(files);
  const records: MissingRecord[] = [];
  for (const {id, file: path} of listMissingPages(site.navigation)) {
    const source: SourcePage = {slug: '404', variant: id, ...(own !== undefined && {file: own})};
    const {html, markdown, icons, classes, parts} = await draw(source, path);
    await write(path, html);
    // Also write Markdown, because agents that request Markdown must not receive HTML.
    if (path === '404.html') await write(toMarkdownPath('404'), markdown);
    records.push({icons, heavy: findHeavyParts(html), ...(classes && {classes}), ...(parts && {parts})});
  }
  return records;

  async function draw(source: SourcePage, path: string): Promise<RenderedPageRecord> {
    if (own !== undefined) return writer.write(source, path, missingBase);
    const placed = await writer.siteAt(source, path, missingBase);
    const texts = await renderNotFoundText(placed, {files, authored: async () => authored});
    const page = createMissingPage(texts, placed, {home: findHome(site, source.variant)});
    return writer.draw(page, placed, source);
  }
}

/** Returns the slug of the first page in a variant. */
function findHome({navigation, routes}: Site, id: string | undefined): string {
  const variant = navigation.variants.find(each => each.id === id);
  return (variant !== navigation.defaultVariant && variant?.root.slug) || routes.home;
}

async function findOwn(files: OpenProject['files']): Promise<string | undefined> {
  for (const file of ['404.mdx', '404.md']) if (isFile(await files.read(file))) return file;
  return undefined;
}
