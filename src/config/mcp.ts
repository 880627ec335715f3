import {isWebAddress, siteAddress} from '../base/web-address.js';
import type {Config, ContextualOption} from './config.js';

/**
 * Returns the URL of the site's MCP server from `integrations.lectern.mcp`: a full URL, or a path below the site's URL.
 * Returns undefined if it is not set or not valid.
 */
export function resolveMcpAddress(written: string | undefined, siteUrl: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  if (isWebAddress(written)) return URL.canParse(written) ? new URL(written).href : undefined;
  const root = siteAddress(siteUrl);
  if (!/^\/[^/\\]/.test(written) || root === undefined) return undefined;
  return URL.canParse(written.slice(1), root) ? new URL(written.slice(1), root).href : undefined;
}

/** Completes the actions of a menu that add the MCP server, if its URL is known. */
export function addServer(
  options: readonly ContextualOption[],
  {lectern, name}: Pick<Config, 'lectern' | 'name'>,
): readonly ContextualOption[] {
  return options.map(option => mcpAction(option, lectern.mcp, name) ?? option);
}

/**
 * Returns an action of the menu as a tool, where there is a server: it copies the address, or opens an editor that adds
 * the server.
 */
function mcpAction(option: ContextualOption, address: string | undefined, name: string): ContextualOption | undefined {
  if (address === undefined) return undefined;
  if (option === 'mcp') return {tool: 'mcp', title: 'MCP', href: address};
  if (option === 'cursor') {
    // The address is ASCII, as `URL` writes it.
    const query = `name=${encodeURIComponent(name)}&config=${encodeURIComponent(btoa(JSON.stringify({url: address})))}`;
    return {tool: 'cursor', title: 'Cursor', href: `cursor://anysphere.cursor-deeplink/mcp/install?${query}`};
  }
  if (option !== 'vscode') return undefined;
  const server = JSON.stringify({name, type: 'http', url: address});
  return {tool: 'vscode', title: 'VS Code', href: `vscode:mcp/install?${encodeURIComponent(server)}`};
}
