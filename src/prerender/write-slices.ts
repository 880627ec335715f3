import type {ApiHistory} from '../api-reference/history/api-history.js';
import {buildOperationHistory} from '../api-reference/history/operation-history.js';
import {listReleasedChanges} from '../api-reference/history/released-changes.js';
import {findComponentSchema} from '../api-reference/views/schema/find-component-schema.js';
import {indexAnyDocument} from '../asyncapi/index-channels.js';
import {buildAnyOverviewSlice, buildAnySlice} from '../asyncapi/slice-channel.js';
import {formatJson} from '../base/exact-json.js';
import {guard} from '../base/guard.js';
import {hashContent} from '../base/hash-content.js';
import {createObject} from '../base/json.js';
import type {Problem} from '../base/problem.js';
import {isWebUrl} from '../base/web-url.js';
import type {DocumentSet} from '../openapi/document/document-set.js';
import type {ApiIndex} from '../openapi/operation/api-index.js';
import {buildOperationIds} from '../openapi/operation/build-operation-ids.js';
import {nameOperation} from '../openapi/operation/name-operation.js';
import {buildSchemaSlice, toRelativeReference} from '../openapi/slices/slice.js';
import {
  allHistory,
  buildSliceName,
  overviewSlice,
  type SliceIndex,
  schemaSlices,
  sliceHistories,
  sliceSource,
  sourceSlice,
} from '../openapi/slices/slice-index.js';
import type {SliceSource} from '../openapi/slices/slice-source.js';
import {listVersions} from '../site/navigation/dated-versions.js';
import {listCandidateDocuments} from '../site/site.js';
import type {OpenProject} from './open-project.js';
import type {WriteFile} from './output-file.js';
import {buildSliceFolder, toBundlePath} from './slice-folder.js';

/**
 * Splits every document of a project into one file per operation. Writes and releases one file at a time. Writes no
 * slices of hidden operations, whose elements load the document. Returns the errors of documents without slices.
 */
export async function writeSlices(project: OpenProject, write: WriteFile): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  for (const document of project.documents) {
    const failed = await guard(document, () => slice(document));
    if (failed) problems.push(failed.problem);
  }
  return problems;

  async function slice(document: string): Promise<undefined> {
    const reader = project.readerOf(document);
    const documents = await reader.documents();
    const {index} = await reader.index();
    if (documents && index)
      await writeDocument({document, documents, index, schemas: listBoundSchemas(project, document)}, write);
    if (index && listVersions(project.site.config, document).length > 0)
      await writeHistories(buildSliceFolder(document), index, await project.historyOf(document), write);
    return undefined;
  }
}

/** Writes a history for every operation, even an unchanged one, because its element requests the file. */
async function writeHistories(folder: string, index: ApiIndex, history: ApiHistory, write: WriteFile): Promise<void> {
  await write(`${folder}${sliceHistories}${allHistory}`, JSON.stringify(listReleasedChanges(history)));
  for (const each of index.operations) {
    const own = buildOperationHistory(history, nameOperation(each));
    await write(`${folder}${sliceHistories}${buildSliceName(each.id)}.json`, JSON.stringify(own));
  }
}

/** Writes the documents that are bundled into one file. Returns the errors of those that could not be written. */
export async function writeBundles({bundles}: OpenProject, write: WriteFile): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  for (const [document, bundle] of bundles) {
    const failed = await guard(document, async () => {
      await write(toBundlePath(document), formatJson(bundle) ?? '');
    });
    if (failed) problems.push(failed.problem);
  }
  return problems;
}

interface Sliced {
  readonly document: string;
  readonly documents: DocumentSet;
  readonly index: ApiIndex;
  /** Names of the schemas that pages render. */
  readonly schemas: readonly string[];
}

async function writeDocument({document, documents, index, schemas}: Sliced, write: WriteFile): Promise<void> {
  const folder = buildSliceFolder(document);
  const named = await documents.settle(() => schemas.filter(name => findComponentSchema(documents, name)));
  const ids = buildOperationIds(named.map(name => ({method: '', path: name, operationId: name})));
  const list = named.map((name, at) => ({name, id: ids[at] as string}));
  const source = isWebUrl(document) ? document : toRelativeReference(folder + overviewSlice, document);
  const content: SliceIndex = {...index, document: source, schemas: list};
  await write(`${folder}index.json`, formatJson(content) ?? '');
  const shown = new Set(index.operations.map(({id}) => id));
  const {operations} = await documents.settle(() => indexAnyDocument(documents));
  const entries = operations.filter(({id}) => shown.has(id));
  const cut = async (path: string, slice: () => object) => {
    const parts = await documents.settle(slice);
    const text = formatJson(createObject([[sliceSource, adjustSource(path, source)], ...Object.entries(parts)])) ?? '';
    await write(folder + path, text);
  };
  await cut(overviewSlice, () => buildAnyOverviewSlice(documents, entries));
  for (const entry of entries) await cut(`${buildSliceName(entry.id)}.json`, () => buildAnySlice(documents, entry));
  for (const {name, id} of list)
    await cut(`${schemaSlices}${buildSliceName(id)}.json`, () =>
      buildSchemaSlice(documents, findComponentSchema(documents, name) ?? documents.root),
    );
  // Write this last, after every file of the document has been read.
  await write(folder + sourceSlice, JSON.stringify({files: listFiles(documents)} satisfies SliceSource));
}

/** Returns the project files that a document consists of, beginning with itself. */
function listFiles({texts}: DocumentSet): SliceSource['files'] {
  return [...texts].flatMap(([path, text]) => {
    if (isWebUrl(path)) return [];
    const bytes = new TextEncoder().encode(text);
    return [{path, size: bytes.length, hash: hashContent(bytes)}];
  });
}

/** Adjusts a path relative to the slices for a file in a subfolder. */
function adjustSource(path: string, source: string): string {
  return isWebUrl(source) ? source : '../'.repeat(path.split('/').length - 1) + source;
}

/** Returns the names of schemas that pages are bound to. */
export function listBoundSchemas(
  {pageMetadata, site}: Pick<OpenProject, 'pageMetadata' | 'site'>,
  document: string,
): readonly string[] {
  const names = [...pageMetadata].flatMap(([slug, {binding}]) =>
    binding?.kind === 'schema' &&
    binding.target &&
    listCandidateDocuments(site, slug, binding.document).includes(document)
      ? [binding.target]
      : [],
  );
  return [...new Set(names)];
}
