import {isWebAddress, siteAddress} from '../base/web-address.js';
import type {Config, ContextualOption} from './config.js';

/**
 * The address of the MCP server of the site, as `integrations.lectern.mcp` says it: a whole one, or a path below the
 * address of the site. `undefined` where it is not said, or where it would lead nowhere.
 */
export function mcpAddress(written: string | undefined, siteUrl: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  if (isWebAddress(written)) return URL.canParse(written) ? new URL(written).href : undefined;
  const root = siteAddress(siteUrl);
  if (!/^\/[^/\\]/.test(written) || root === undefined) return undefined;
  return URL.canParse(written.slice(1), root) ? new URL(written.slice(1), root).href : undefined;
}

/** The actions of a menu; those that add the server for agents lead to it where its address is known. */
export function withServer(
  options: readonly ContextualOption[],
  {lectern, name}: Pick<Config, 'lectern' | 'name'>,
): readonly ContextualOption[] {
  return options.map(option => mcpAction(option, lectern.mcp, name) ?? option);
}

/** An action of the menu as a tool, where there is a server: it copies the address, or opens an editor that adds the server. */
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
