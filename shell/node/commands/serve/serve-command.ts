import {existsSync} from 'node:fs';
import type {Server} from 'node:http';
import {join} from 'node:path';
import {isFile} from '../../../../src/base/files.js';
import {formatMessage} from '../../../../src/base/problem.js';
import type {Redirect} from '../../../../src/config/config.js';
import {addressPath, type SiteData, siteDataPath} from '../../../../src/hosts/host-format.js';
import {buildAliasRedirects} from '../../../../src/hosts/moved-pages.js';
import {parseAddresses, parseSiteData} from '../../../../src/hosts/site-data.js';
import {openNodeFiles} from '../../files/files.js';
import {type Output, refuseOrigins} from '../../terminal/command.js';
import {formatFolderArgument} from '../../terminal/program-name.js';
import {createMcpListener} from '../mcp/mcp-listener.js';
import {proxyListener} from '../proxy/proxy-server.js';
import {createServeListener} from './serve-listener.js';
import {startServer} from './start-server.js';

export {runServeDocument} from './serve-document.js';

export interface ServeCommand {
  readonly folder: string;
  readonly host: string;
  readonly port: number;
  /** Whether to handle `_proxy`, with requests to the APIs of the site. */
  readonly hasProxy: boolean;
  /** Whether to handle `mcp`, with requests of agents. */
  readonly hasMcp: boolean;
  /** Origins of other sites whose pages may use the proxy and the MCP server. */
  readonly allowOrigins: readonly string[];
  /** Whether the proxy may send requests to this machine and to private networks. */
  readonly allowPrivate: boolean;
}

/** Runs `lectern serve`: serves a prerendered site. Returns the server, or the reason if it could not start. */
export async function runServe(command: ServeCommand, {out}: Output): Promise<Server | string> {
  const {folder, host, port, hasProxy, hasMcp, allowOrigins, allowPrivate} = command;
  const wrong = refuseOrigins('--allow-origin', allowOrigins, 'https://docs.example.com');
  if (wrong !== undefined) return wrong;
  const site = await readSite(folder);
  if (typeof site === 'string') return site;
  const {origins = [], methods = []} = site.targets ?? {};
  if (hasProxy && !site.targets)
    return formatMessage({
      message: `The site in "${folder}" does not use the proxy.`,
      fix: 'Set api.playground.proxy to true in docs.json and prerender again, or run the command without --proxy.',
    });
  if (hasProxy && origins.length === 0)
    return formatMessage({
      message: `The site in "${folder}" has no API for the proxy.`,
      fix: 'Set api.baseUrl in docs.json and prerender again, or run the command without --proxy.',
    });
  const proxy = hasProxy ? {proxy: proxyListener({origins, methods, allowOrigins, allowPrivate})} : {};
  const mcp = hasMcp ? {mcp: createMcpListener(folder, allowOrigins)} : {};
  const listener = createServeListener({...site, folder, host, ...proxy, ...mcp});
  return startServer(listener, {host, port, base: site.base, hasMcp}, {out});
}

/** Returns the alternative URLs of pages as redirects. Empty if the site has none. */
async function readAliases(folder: string, {slugs}: SiteData): Promise<readonly Redirect[]> {
  const read = await openNodeFiles(folder).read(addressPath);
  const addresses = isFile(read) ? parseAddresses(read.text) : undefined;
  return addresses ? buildAliasRedirects(slugs, Object.entries(addresses.aliases)) : [];
}

async function readSite(folder: string): Promise<SiteData | string> {
  if (!existsSync(folder))
    return formatMessage({
      message: `The folder "${folder}" does not exist.`,
      fix: 'Pass the folder of a prerendered site, such as _site.',
    });
  const read = await openNodeFiles(folder).read(siteDataPath);
  const site = isFile(read) ? parseSiteData(read.text) : undefined;
  if (site) return {...site, redirects: [...site.redirects, ...(await readAliases(folder, site))]};
  return isFile(read)
    ? formatMessage({message: `${siteDataPath} in "${folder}" is damaged.`, fix: 'Run lectern prerender again.'})
    : formatMessage({
        message: `"${folder}" has no ${siteDataPath}, so it is not a prerendered site.`,
        fix: existsSync(join(folder, 'docs.json'))
          ? `Run lectern dev${formatFolderArgument(folder)} to show the project, or prerender it, and pass the output folder.`
          : 'Run lectern prerender, and pass its output folder, such as _site.',
      });
}
