import type {OperationHistory} from '../api-reference/history/operation-history.js';
import type {ReleasedChanges} from '../api-reference/history/released-changes.js';
import {tryParseJson} from '../config/parse-json.js';
import {allHistory, buildSliceName, sliceHistories} from '../openapi/slices/slice-index.js';
import type {ListedDocument, McpSite} from './mcp-site.js';

/** Returns an operation's history. Undefined if docs.json names no older versions of its document. */
export function readOperationHistory(
  site: McpSite,
  {folder}: ListedDocument,
  id: string,
): Promise<OperationHistory | undefined> {
  return read(site, `${folder}${sliceHistories}${buildSliceName(id)}.json`);
}

/** Returns all changes of a document. Undefined if docs.json names no older versions of it. */
export function readReleasedChanges(site: McpSite, {folder}: ListedDocument): Promise<ReleasedChanges | undefined> {
  return read(site, `${folder}${sliceHistories}${allHistory}`);
}

async function read<T>(site: McpSite, path: string): Promise<T | undefined> {
  const text = await site.text(path);
  return text === undefined ? undefined : (tryParseJson(text)?.value as T | undefined);
}
