import {omitUndefined} from '../base/omit-undefined.js';
import {type ContentsDocument, type ContentsVariant, contentsPath, type SiteContents} from '../hosts/site-contents.js';
import {showsOperation} from '../markdown/frontmatter/binding.js';
import {findOperation} from '../openapi/operation/find-operation.js';
import type {Variant} from '../site/navigation/navigation.js';
import {listCandidateDocuments} from '../site/site.js';
import type {OpenProject, SourcePage} from './open-project.js';
import type {OutputFile} from './output-file.js';
import {buildSliceFolder} from './slice-folder.js';

/**
 * Writes the `SiteContents` of a project, with the documents that have slices. `slugs` contains the pages that are
 * written.
 */
export async function buildSiteContentsFile(
  project: OpenProject,
  slugs: readonly string[],
  {siteUrl, hasSlices}: {readonly siteUrl: string | undefined; readonly hasSlices: boolean},
): Promise<OutputFile> {
  const {config, navigation} = project.site;
  const {variants, defaultVariant} = navigation;
  const contents: SiteContents = {
    name: config.name,
    ...omitUndefined({description: config.description, siteUrl}),
    instructions: config.markdown.instructions,
    variants: [defaultVariant, ...variants.filter(each => each !== defaultVariant)].map(toContentsVariant),
    documents: hasSlices ? await readContentsDocuments(project, new Set(slugs)) : [],
  };
  return {path: contentsPath, text: JSON.stringify(contents)};
}

function toContentsVariant({id, choices}: Variant): ContentsVariant {
  return {id, ...Object.fromEntries(choices.map(({kind, label}) => [kind, label]))};
}

async function readContentsDocuments(
  project: OpenProject,
  slugs: ReadonlySet<string>,
): Promise<readonly ContentsDocument[]> {
  const indexed = await Promise.all(
    [...project.documents].map(async document => [document, (await project.readerOf(document).index()).index] as const),
  );
  const indexes = new Map(indexed.flatMap(([document, index]) => (index ? [[document, index] as const] : [])));
  const pages = new Map<string, Record<string, string>>();
  const overviews = new Map<string, string>();
  for (const source of project.pages) {
    const wanted = slugs.has(source.slug) ? findShown(project, source) : undefined;
    for (const document of wanted?.documents ?? []) {
      const index = indexes.get(document);
      if (index && wanted?.path === undefined) {
        if (!overviews.has(document)) overviews.set(document, source.slug);
        break;
      }
      const found = index && findOperation(index, wanted?.method ?? '', wanted?.path ?? '');
      if (!found) continue;
      const own = pages.get(document) ?? Object.create(null);
      pages.set(document, own);
      // If several pages render an operation, link to the first one.
      own[found.id] ??= source.slug;
      break;
    }
  }
  return [...indexes].map(([document, {title}]) => ({
    document,
    title,
    folder: buildSliceFolder(document),
    ...omitUndefined({page: overviews.get(document)}),
    pages: pages.get(document) ?? {},
  }));
}

interface Shown {
  readonly documents: readonly string[];
  /** HTTP method. Absent for a document's overview. */
  readonly method?: string;
  readonly path?: string;
}

/** Returns the operation or overview that a page renders, and the documents to search for it. */
function findShown({site, pageMetadata}: OpenProject, {slug, entry}: SourcePage): Shown | undefined {
  const generated = entry?.generated;
  if (generated?.isChangelog) return undefined;
  if (generated) return {...generated.operation, documents: generated.documents};
  const binding = pageMetadata.get(slug)?.binding;
  if (!binding || binding.kind === 'schema') return undefined;
  const documents = listCandidateDocuments(site, slug, binding.document);
  if (!showsOperation(binding)) return {documents};
  const {method = '', target: path = ''} = binding;
  return {method, path, documents};
}
