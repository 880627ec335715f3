import type {Footer} from '../../config/config.js';

export interface Repository {
  /** Web URL of the repository, without credentials. */
  readonly url?: string;
  /** Branch that contains the published pages. */
  readonly branch?: string;
  /** Folder of the project in the repository, with a final slash. Empty for the root. */
  readonly folder: string;
}

/** Returns the edit URL of a page: from the template in docs.json, or else by the host's usual URL scheme. */
export function buildEditUrl(
  {editUrl: template, repo}: Pick<Footer, 'editUrl' | 'repo'>,
  file: string,
  known?: Repository,
): string | undefined {
  if (template) return template.replaceAll('{path}', encodeSegments(file));
  const base = findRepositoryUrl(repo ?? known?.url ?? '');
  if (base === undefined) return undefined;
  // Use the branch and folder of the Git remote only if docs.json names the same repository.
  const own = known?.url !== undefined && findRepositoryUrl(known.url)?.toLowerCase() === base.toLowerCase();
  const path = encodeSegments(own ? known.folder + file : file);
  const branch = encodeSegments((own && known.branch) || 'HEAD');
  const {host} = new URL(base);
  if (/gitlab/.test(host)) return `${base}/-/edit/${branch}/${path}`;
  if (/bitbucket/.test(host)) return `${base}/src/${branch}/${path}?mode=edit`;
  return /github/.test(host) ? `${base}/edit/${branch}/${path}` : undefined;
}

/**
 * Returns the web URL of a repository from any git remote: `git@host:owner/name.git`, `ssh://…`, `https://…`. Removes
 * tokens, which a remote can contain and a page must not.
 */
export function findRepositoryUrl(remote: string): string | undefined {
  if (!webPages.has(remote)) webPages.set(remote, readRemote(remote));
  return webPages.get(remote);
}

/** Web URLs of repositories by remote. A site has one or two, which every page needs. */
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
  // Drop the port of an SSH remote and the prefix of a special SSH host (`ssh.`, `altssh.`): neither applies to web
  // pages.
  const isSsh = url.protocol === 'https-by-ssh:';
  const host = isSsh ? url.hostname.replace(/^(?:alt)?ssh\./, '') : url.host;
  if (!/^(?:https?|https-by-ssh):$/.test(url.protocol) || !host) return undefined;
  const path = url.pathname.replace(/\/+$/, '').replace(/\.git$/, '');
  return path ? `https://${host}${path}` : undefined;
}

function encodeSegments(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
