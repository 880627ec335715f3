import {isWebUrl, parseSiteUrl} from '../base/web-url.js';
import type {Config, ContextualOption} from './config.js';

/**
 * Returns the URL of the site's MCP server from `integrations.lectern.mcp`: a full URL, or a path below the site's URL.
 * Undefined if it is missing or invalid.
 */
export function resolveMcpUrl(written: string | undefined, siteUrl: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  if (isWebUrl(written)) return URL.canParse(written) ? new URL(written).href : undefined;
  const root = parseSiteUrl(siteUrl);
  if (!/^\/[^/\\]/.test(written) || root === undefined) return undefined;
  return URL.canParse(written.slice(1), root) ? new URL(written.slice(1), root).href : undefined;
}

/**
 * Completes the page actions that add the site's MCP server to a tool. Leaves them unchanged if the server's URL is not
 * set.
 */
export function addServer(
  options: readonly ContextualOption[],
  {lectern, name}: Pick<Config, 'lectern' | 'name'>,
): readonly ContextualOption[] {
  return options.map(option => convertMcpAction(option, lectern.mcp, name) ?? option);
}

/**
 * Converts an MCP action to a tool that copies the server's URL, or opens an editor that adds the server. Undefined for
 * other actions, and without a server.
 */
function convertMcpAction(
  option: ContextualOption,
  url: string | undefined,
  name: string,
): ContextualOption | undefined {
  if (url === undefined) return undefined;
  if (option === 'mcp') return {tool: 'mcp', title: 'MCP', href: url};
  if (option === 'cursor') {
    // `btoa` accepts the URL, because `URL` serializes it to ASCII.
    const query = `name=${encodeURIComponent(name)}&config=${encodeURIComponent(btoa(JSON.stringify({url})))}`;
    return {tool: 'cursor', title: 'Cursor', href: `cursor://anysphere.cursor-deeplink/mcp/install?${query}`};
  }
  if (option !== 'vscode') return undefined;
  const server = JSON.stringify({name, type: 'http', url});
  return {tool: 'vscode', title: 'VS Code', href: `vscode:mcp/install?${encodeURIComponent(server)}`};
}
