import type {Footer} from '../../config/config.js';

/** Repository of a project. */
export interface Repository {
  /** Its page on the web, without credentials. */
  readonly url?: string;
  /** The branch that is published. */
  readonly branch?: string;
  /** The folder of the project in it, with a last slash; `''` for the root. */
  readonly folder: string;
}

/**
 * Returns the edit URL of a page: from the template of docs.json, else from the known URL scheme of the repository's
 * host.
 */
export function editUrl(
  {editUrl: template, repo}: Pick<Footer, 'editUrl' | 'repo'>,
  file: string,
  known?: Repository,
): string | undefined {
  if (template) return template.replaceAll('{path}', encodeSegments(file));
  const base = findRepositoryUrl(repo ?? known?.url ?? '');
  if (base === undefined) return undefined;
  // docs.json may name a different repository than its own.
  const own = known?.url !== undefined && findRepositoryUrl(known.url)?.toLowerCase() === base.toLowerCase();
  const path = encodeSegments(own ? known.folder + file : file);
  const branch = encodeSegments((own && known.branch) || 'HEAD');
  const {host} = new URL(base);
  if (/gitlab/.test(host)) return `${base}/-/edit/${branch}/${path}`;
  if (/bitbucket/.test(host)) return `${base}/src/${branch}/${path}?mode=edit`;
  return /github/.test(host) ? `${base}/edit/${branch}/${path}` : undefined;
}

/**
 * Returns the page of a repository on the web, for any address by which git knows it: `git@host:owner/name.git`,
 * `ssh://…`, `https://…`. A remote may carry a token, which must not reach a page.
 */
export function findRepositoryUrl(remote: string): string | undefined {
  if (!webPages.has(remote)) webPages.set(remote, readRemote(remote));
  return webPages.get(remote);
}

/** A site has one or two, which every page names. */
const webPages = new Map<string, string | undefined>();

function readRemote(remote: string): string | undefined {
  const written = remote.trim().replace(/^git\+/, '');
  const short = /^(?:[^@/\s:]+@)?([\w.-]+\.[\w-]+):(?!\/\/|\d+\/)\/?(.+)$/.exec(written);
  let url: URL;
  try {
    url = new URL(short ? `https://${short[1]}/${short[2]}` : written.replace(/^(?:ssh|git):/, 'https-by-ssh:'));
  } catch {
    return undefined;
  }
  // The port of ssh is not that of its pages, nor is the host where one listens on the port of the web.
  const isSsh = url.protocol === 'https-by-ssh:';
  const host = isSsh ? url.hostname.replace(/^(?:alt)?ssh\./, '') : url.host;
  if (!/^(?:https?|https-by-ssh):$/.test(url.protocol) || !host) return undefined;
  const path = url.pathname.replace(/\/+$/, '').replace(/\.git$/, '');
  return path ? `https://${host}${path}` : undefined;
}

function encodeSegments(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
