import {existsSync} from 'node:fs';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {formatMessage} from '../../../../src/base/problem.js';
import {isWebUrl, parseSiteUrl} from '../../../../src/base/web-url.js';
import {createMcpFiles} from '../../../../src/mcp/fetch-files.js';
import {createSiteKeeper} from '../../../../src/mcp/handler.js';
import {connectMcpServer, type Transport} from '../../../../src/mcp/server.js';
import {openNodeFiles} from '../../files/files.js';
import type {Output} from '../../terminal/command.js';

/**
 * Runs `lectern mcp`: responds to an agent over standard input and output. Prints nothing else to standard output,
 * because agents read it. Returns the reason if it could not start.
 */
export async function runMcp(site: string, {err}: Output, isWatched: boolean): Promise<string | undefined> {
  const opened = openSite(site);
  if (typeof opened === 'string') return opened;
  try {
    const {name} = await opened().contents();
    if (isWatched) err(`${name}: agents start this command and connect through standard input. Press Ctrl+C to stop.`);
  } catch (error) {
    return describeMissingSite(site, (error as Error).message);
  }
  await connectMcpServer(new StdioServerTransport() as Transport, opened);
  return undefined;
}

function openSite(site: string) {
  if (!isWebUrl(site)) {
    if (!existsSync(site))
      return formatMessage({
        message: `The folder "${site}" does not exist.`,
        fix: 'Pass the folder of a prerendered site, such as _site, or its http or https URL.',
      });
    return createSiteKeeper(openNodeFiles(site));
  }
  const address = parseSiteUrl(site);
  if (address === undefined)
    return formatMessage({message: `"${site}" is not a URL.`, fix: 'Pass a URL such as https://docs.example.com/.'});
  return createSiteKeeper(
    createMcpFiles(address, (url, init) => fetch(url, init)),
    address,
  );
}

function describeMissingSite(site: string, message: string): string {
  const [what = ''] = message.split('\n');
  return formatMessage({
    message: `"${site}" is not a prerendered site: ${what}`,
    fix: `Run lectern prerender, and pass its output folder${isWebUrl(site) ? ', or the URL that you publish it at' : ' (_site)'}.`,
  });
}
