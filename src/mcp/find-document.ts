import type {ContentsDocument} from '../hosts/site-contents.js';
import {formatNames, ToolError} from './tool-error.js';

/** Returns the document that an agent names: by its path, the end of its path, or its title. */
export function findDocument(documents: readonly ContentsDocument[], written: string): ContentsDocument {
  const lower = written.toLowerCase().replace(/^\.?\//, '');
  const found =
    documents.find(({document}) => document.toLowerCase() === lower) ??
    documents.find(({title}) => title.toLowerCase() === lower) ??
    documents.find(({document}) => document.toLowerCase().endsWith(`/${lower}`)) ??
    getOnly(documents.filter(({document}) => getDocumentName(document) === getDocumentName(lower))) ??
    getOnly(documents.filter(({document, title}) => `${title} ${document}`.toLowerCase().includes(lower)));
  if (found) return found;
  if (documents.length === 0) throw describeNoDocuments();
  throw new ToolError(
    `The API document "${written.slice(0, 100)}" does not exist.`,
    `use ${formatNames(documents.map(({document}) => document))}.`,
  );
}

function getOnly<T>(found: readonly T[]): T | undefined {
  return found.length === 1 ? found[0] : undefined;
}

/** Returns the name of a file without folders and extension. */
function getDocumentName(path: string): string {
  return path
    .toLowerCase()
    .replace(/.*\//, '')
    .replace(/\.(?:json|ya?ml)$/, '');
}

export function describeNoDocuments(): ToolError {
  return new ToolError('This site has no API documents.', 'call search to find pages about APIs.');
}
