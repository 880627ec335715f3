import {openNodeProject} from '../../../../shell/node/files/project-files.js';
import {omitUndefined} from '../../../../src/base/omit-undefined.js';
import {showsOperation} from '../../../../src/markdown/frontmatter/binding.js';
import {openProject} from '../../../../src/prerender/open-project.js';
import {prerender} from '../../../../src/prerender/prerender.js';
import {findSearchedOperation} from '../../../../src/site/operation-sections.js';
import type {SearchSection} from '../../../../src/site/search/sections.js';
import {toShardFolder} from '../../../../src/site/search/shards/shard-files.js';
import {optionsInMemory} from '../../../prerender/options-in-memory.js';

/** An operation by its searchable parts. */
export interface SoughtOperation {
  readonly slug: string;
  readonly path: string;
  readonly operationId?: string;
  readonly parameters: readonly string[];
  readonly fields: readonly string[];
}

export interface SearchedSite {
  readonly sections: readonly SearchSection[];
  readonly operations: readonly SoughtOperation[];
  /** Files of the prerendered site's search index by path, and the folder of the searched variant. */
  readonly files: ReadonlyMap<string, string>;
  readonly folder: string;
}

/** Prerenders a project, without icons and code highlighting. */
export async function readSite(folder: string): Promise<SearchedSite> {
  const project = await openProject(openNodeProject(folder), async path => ({path, missing: 'failed'}));
  const files = new Map<string, string>();
  const {pages} = await prerender(project, {
    ...optionsInMemory(files),
    write: (path, text) => void (path.startsWith('_lectern/search') && files.set(path, Buffer.from(text).toString())),
    join: () => {},
  });
  const shown = pages.filter(page => !page.isHidden && page.url === undefined && !page.isUnsearchable);
  const main = shown[0]?.variant ?? '';
  const own = shown.filter(page => page.variant === main);
  const sections = own.flatMap(page => JSON.parse(`[${Buffer.from(page.sections)}]`) as SearchSection[]);
  const operations: SoughtOperation[] = [];
  for (const {slug} of own) {
    const generated = project.site.navigation.entries.get(slug)?.generated;
    const {method, path: target} = generated?.operation ?? {};
    const [document] = generated?.documents ?? [];
    const made =
      method && target ? {kind: 'operation' as const, method, target, ...omitUndefined({document})} : undefined;
    const binding = made ?? project.pageMetadata.get(slug)?.binding;
    if (!showsOperation(binding)) continue;
    const words = await findSearchedOperation(slug, binding, project.site, project.readerOf);
    if (!words) continue;
    const at = (isSought: (place: string) => boolean) =>
      words.places.filter(({place}) => isSought(place)).flatMap(each => each.words);
    operations.push({
      slug,
      path: words.path,
      parameters: at(place => ['path', 'query', 'header', 'cookie'].includes(place)),
      fields: at(place => /^(?:body|\d..|message)$/.test(place)).filter(word => /^[A-Za-z_]\w{2,}$/.test(word)),
      ...(words.operationId !== undefined && {operationId: words.operationId}),
    });
  }
  return {sections, operations, files, folder: toShardFolder(main)};
}
