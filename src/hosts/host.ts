import {apache} from './apache.js';
import {cloudflare} from './cloudflare.js';
import {githubPages} from './github-pages.js';
import type {Host} from './host-format.js';
import {netlify} from './netlify.js';
import {nginx} from './nginx.js';
import {s3} from './s3.js';
import {vercel} from './vercel.js';

/** All hosts, by the name that `--host` accepts. */
export const hosts = {
  netlify,
  cloudflare,
  vercel,
  'github-pages': githubPages,
  nginx,
  apache,
  s3,
} as const satisfies Readonly<Record<string, Host>>;

export type HostName = keyof typeof hosts;

/** Recognizes the host by files of the project, including hidden ones. The first match in `hosts` wins. */
export function detectHost(paths: Iterable<string>): HostName | undefined {
  const known = new Set(paths);
  const names = Object.keys(hosts) as HostName[];
  return names.find(name => hosts[name].markers.some(marker => known.has(marker)));
}
