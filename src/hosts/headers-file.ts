import {joinBase} from '../base/link.js';
import {agentHeaders, headersOf} from './headers.js';
import type {HostFile, HostInput} from './host-format.js';
import {addressOf, lineAddress} from './site-address.js';

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Its stars stand at the end, and two rules for one address are joined
 * by a comma: so every file has one rule of its own, by its folder where all files in that have the same headers. What
 * has no rule is revalidated, as both do by themselves.
 */
export function headersFile({base, files = []}: HostInput, canUnset: boolean): HostFile {
  // Cloudflare Pages lets other origins read everything, unless it is told not to.
  const told = Object.entries(agentHeaders(base)).map(([name, value]) => `  ${name}: ${value}`);
  const all = ['  x-content-type-options: nosniff', ...told, ...(canUnset ? ['  ! access-control-allow-origin'] : [])];
  const blocks = [
    [joinBase(base, '*'), ...all],
    ...groupByFolder(files).map(([path, headers]) => [
      headerAddress(path, base),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ]),
  ];
  return {path: '_headers', text: `${blocks.map(lines => lines.join('\n')).join('\n\n')}\n`};
}

/** A folder stands for all that it holds; in a name a star or colon would be a placeholder. */
function headerAddress(path: string, base: string): string {
  const address = lineAddress(addressOf(`/${path}`, base));
  return path.endsWith('/') ? `${address}*` : address;
}

type Headers = Readonly<Record<string, string>>;

function groupByFolder(files: readonly string[]): readonly (readonly [string, Headers])[] {
  const rules = new Map<string, Headers>();
  const folders = new Map<string, Map<string, Headers>>();
  for (const path of files) {
    const own = ownHeaders(path);
    const folder = /^_lectern\/[^/]+\//.exec(path)?.[0];
    if (folder === undefined) rules.set(path, own);
    else folders.set(folder, (folders.get(folder) ?? new Map<string, Headers>()).set(path, own));
  }
  for (const [folder, held] of folders) {
    const kinds = new Set([...held.values()].map(headers => JSON.stringify(headers)));
    const [first] = held.values();
    if (kinds.size === 1) rules.set(folder, first!);
    else for (const [path, headers] of held) rules.set(path, headers);
  }
  return [...rules].filter(([, headers]) => Object.keys(headers).length > 0);
}

/** What differs from the headers of a page. */
function ownHeaders(path: string): Headers {
  const usual = headersOf('index.html');
  return Object.fromEntries(Object.entries(headersOf(path)).filter(([name, value]) => usual[name] !== value));
}
