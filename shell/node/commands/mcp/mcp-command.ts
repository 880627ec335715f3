import {existsSync} from 'node:fs';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {isWebAddress, siteAddress} from '../../../../src/base/web-address.js';
import {fetchFiles} from '../../../../src/mcp/fetch-files.js';
import {createSiteKeeper} from '../../../../src/mcp/handler.js';
import {connectServer, type Transport} from '../../../../src/mcp/server.js';
import {openNodeFiles} from '../../files/files.js';
import type {Output} from '../../terminal/command.js';

/**
 * Runs `lectern mcp`: serves an agent over standard input and output. Returns the reason if it could not start. Standard
 * output carries protocol messages only.
 */
export async function runMcp(site: string, {err}: Output, isWatched: boolean): Promise<string | undefined> {
  const opened = openSite(site);
  if (typeof opened === 'string') return opened;
  try {
    const {name} = await opened().contents();
    if (isWatched) err(`${name}: agents start this command and speak to it by standard input. Stop it with Ctrl+C.`);
  } catch (error) {
    return notASite(site, (error as Error).message);
  }
  await connectServer(new StdioServerTransport() as Transport, opened);
  return undefined;
}

function openSite(site: string) {
  if (!isWebAddress(site)) {
    if (!existsSync(site))
      return `There is no folder "${site}".\nFix: Give the folder of a prerendered site, or its http or https address.`;
    return createSiteKeeper(openNodeFiles(site));
  }
  const address = siteAddress(site);
  if (address === undefined) return `"${site}" is not a URL.\nFix: Write it like https://docs.example.com/.`;
  return createSiteKeeper(
    fetchFiles(address, (url, init) => fetch(url, init)),
    address,
  );
}

function notASite(site: string, message: string): string {
  const [what = ''] = message.split('\n');
  return `"${site}" is no prerendered site: ${what}\nFix: Make it with lectern prerender, and give the folder that it has written${isWebAddress(site) ? ', or where that is published' : ' (_site)'}.`;
}
