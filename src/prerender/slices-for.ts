import type {ViewRequest} from '../api-reference/views/view-request.js';
import {findOperation} from '../openapi/operation/find-operation.js';
import {resolveDocumentFile} from '../site/navigation/api-documents.js';
import type {OpenProject} from './open-project.js';
import {buildSliceFolder} from './slice-folder.js';
import {listBoundSchemas} from './write-slices.js';

/** Returns the folder of slices that an element can load instead of a document. Undefined if it needs the document. */
export type SlicesFor = (document: string, wanted: ViewRequest) => Promise<string | undefined>;

/** Creates a function that finds slices. Indexes each document once. */
export function createSliceFinder(project: OpenProject): SlicesFor {
  const known = new Map<string, Promise<Has>>();
  return async (name, wanted) => {
    const document = resolveDocumentFile(name) ?? name;
    if (!project.documents.has(document)) return undefined;
    const has = known.get(document) ?? readContent(project, document);
    known.set(document, has);
    return (await has)(wanted) ? buildSliceFolder(document) : undefined;
  };
}

type Has = (wanted: ViewRequest) => boolean;

async function readContent(project: OpenProject, document: string): Promise<Has> {
  const {index} = await project.readerOf(document).index();
  const schemas = new Set(listBoundSchemas(project, document));
  return ({name, schema}) => {
    if (!index) return false;
    if (schema !== undefined) return schemas.has(schema);
    if (name === undefined) return true;
    const found = findOperation(index, name.method, name.path);
    // Exclude a channel with several operations, because each operation has its own slice.
    return found !== undefined && (found.kind !== 'channel' || found.path === name.path);
  };
}
