import type {Files, ReadResult} from '../base/files.js';
import {parseSiteUrl} from '../base/web-url.js';
import {createMcpFiles, isPlainPath, type SendRequest} from './fetch-files.js';
import {createMcpHandler, createSiteKeeper} from './handler.js';
import type {McpHandler, McpOptions} from './options.js';

export type {McpHandler, McpOptions} from './options.js';

/**
 * Creates the MCP server of a prerendered site for any host with `Request` and `Response`. Uses streamable HTTP without
 * sessions, with one response per request. Throws if the options do not locate the site.
 */
export function createMcp(options: McpOptions): McpHandler {
  return createMcpHandler(createSiteKeeper(openFiles(options), parseSiteUrl(options.site)), options.allowOrigins ?? []);
}

function openFiles({site, read, fetch: send}: McpOptions): Files {
  if (read) return {read: path => readThrough(path, read)};
  const root = parseSiteUrl(site);
  if (root === undefined) throw new TypeError('createMcp needs "site", the URL of the prerendered site, or "read".');
  const given: SendRequest = send ?? ((url, init) => fetch(url, init));
  return createMcpFiles(root, given);
}

async function readThrough(path: string, read: NonNullable<McpOptions['read']>): Promise<ReadResult> {
  if (!isPlainPath(path)) return {path, missing: 'refused', reason: 'it is not a path inside the site.'};
  try {
    const text = await read(path);
    return typeof text === 'string' ? {path, text} : {path, missing: 'absent'};
  } catch {
    return {path, missing: 'failed', reason: 'the host cannot read it.'};
  }
}
