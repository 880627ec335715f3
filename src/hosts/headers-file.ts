import {joinBase} from '../base/link.js';
import {buildAgentHeaders, buildHeaders} from './headers.js';
import type {HostFile, HostInput} from './host-format.js';
import {encodeSitePath, escapeLineUrl} from './site-address.js';

/**
 * Writes the `_headers` file of Netlify and Cloudflare Pages. In it, stars are only valid at the end, and the values of
 * two matching rules are joined by a comma. Therefore, each file gets one rule, or its folder does if all files in it
 * have the same headers. Files without a rule are revalidated by default.
 */
export function writeHeadersFile({base, files = []}: HostInput, canUnset: boolean): HostFile {
  const agents = Object.entries(buildAgentHeaders(base)).map(([name, value]) => `  ${name}: ${value}`);
  // Remove `access-control-allow-origin`: Cloudflare Pages allows cross-origin reads by default.
  const all = [
    '  x-content-type-options: nosniff',
    ...agents,
    ...(canUnset ? ['  ! access-control-allow-origin'] : []),
  ];
  const blocks = [
    [joinBase(base, '*'), ...all],
    ...groupByFolder(files).map(([path, headers]) => [
      toHeaderPath(path, base),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ]),
  ];
  return {path: '_headers', text: `${blocks.map(lines => lines.join('\n')).join('\n\n')}\n`};
}

/**
 * Returns the path for a rule. A folder stands for all its files. Escapes stars and colons in names, which would be
 * placeholders.
 */
function toHeaderPath(path: string, base: string): string {
  const address = escapeLineUrl(encodeSitePath(`/${path}`, base));
  return path.endsWith('/') ? `${address}*` : address;
}

type Headers = Readonly<Record<string, string>>;

function groupByFolder(files: readonly string[]): readonly (readonly [string, Headers])[] {
  const rules = new Map<string, Headers>();
  const folders = new Map<string, Map<string, Headers>>();
  for (const path of files) {
    const own = pickOwnHeaders(path);
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

/** Returns the headers of a file that differ from those of a page. */
function pickOwnHeaders(path: string): Headers {
  const usual = buildHeaders('index.html');
  return Object.fromEntries(Object.entries(buildHeaders(path)).filter(([name, value]) => usual[name] !== value));
}
