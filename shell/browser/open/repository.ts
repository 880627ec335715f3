/** Git repository on a host whose API allows requests from browsers. */
export interface HostedRepository {
  readonly host: 'github' | 'gitlab';
  readonly origin: string;
  /** Owner and name. GitLab allows nested groups between them. */
  readonly path: string;
  /** Branch, tag, or commit. */
  readonly ref: string;
  /** Folder in the repository. No slash at the end. */
  readonly folder: string;
}

/** Parses the URL of a repository, or of a folder or file in it. Undefined for any other URL. */
export function parseRepository({hostname, origin, pathname}: URL): HostedRepository | undefined {
  const path = pathname.replace(/\/+$/, '').replace(/^\//, '');
  if (hostname === 'github.com' || hostname === 'www.github.com') {
    const found = /^([^/]+\/[^/]+?)(?:\.git)?(?:\/(?:tree|blob)\/([^/]+)(?:\/(.*))?)?$/.exec(path);
    return found ? toRepository('github', 'https://github.com', found) : undefined;
  }
  if (/^gitlab\./.test(hostname)) {
    const found = /^([^/]+(?:\/[^/]+)+?)(?:\.git)?(?:\/-\/(?:tree|blob)\/([^/]+)(?:\/(.*))?)?$/.exec(path);
    return found ? toRepository('gitlab', origin, found) : undefined;
  }
  return undefined;
}

function toRepository(host: HostedRepository['host'], origin: string, found: RegExpExecArray): HostedRepository {
  const [, path = '', ref = 'HEAD', below = ''] = found;
  return {
    host,
    origin,
    path,
    ref: decodeURIComponent(ref),
    folder: decodeURIComponent(below).replace(/\/?[^/]*\.json$/, ''),
  };
}

/** Lists all files of a repository with their URLs. Resolves to an error message on failure. */
export async function listRepository(repository: HostedRepository): Promise<ReadonlyMap<string, string> | string> {
  return repository.host === 'github' ? listGithub(repository) : listGitlab(repository);
}

interface Entry {
  readonly path: string;
  readonly type: string;
}

async function listGithub({path, ref}: HostedRepository): Promise<ReadonlyMap<string, string> | string> {
  const response = await request(
    `https://api.github.com/repos/${path}/git/trees/${encodeURIComponent(ref)}?recursive=1`,
    `https://github.com/${path}`,
  );
  if (typeof response === 'string') return response;
  const {tree = [], truncated} = (await response.json()) as {tree?: readonly Entry[]; truncated?: boolean};
  if (truncated)
    return `https://github.com/${path} has too many files for one list. Fix: Choose the folder of the project instead.`;
  const raw = `https://raw.githubusercontent.com/${path}/${encodeURIComponent(ref)}/`;
  return new Map(listBlobPaths(tree).map(each => [each, raw + each.split('/').map(encodeURIComponent).join('/')]));
}

/** Maximum number of requests for one list. Each returns up to 100 files. */
const MAX_PAGES = 50;

async function listGitlab({
  origin,
  path,
  ref,
  folder,
}: HostedRepository): Promise<ReadonlyMap<string, string> | string> {
  const api = `${origin}/api/v4/projects/${encodeURIComponent(path)}/repository`;
  const paths: string[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const query = new URLSearchParams({recursive: 'true', per_page: '100', page: String(page), ref, path: folder});
    const response = await request(`${api}/tree?${query}`, `${origin}/${path}`);
    if (typeof response === 'string') return response;
    const entries = (await response.json()) as readonly Entry[];
    paths.push(...listBlobPaths(entries));
    if (entries.length < 100)
      return new Map(
        paths.map(each => [each, `${api}/files/${encodeURIComponent(each)}/raw?ref=${encodeURIComponent(ref)}`]),
      );
  }
  return `${origin}/${path} has too many files. Fix: Enter the URL of the folder that contains docs.json.`;
}

function listBlobPaths(entries: readonly Entry[]): readonly string[] {
  return entries.filter(({type}) => type === 'blob').map(({path}) => path);
}

/** Requests data from a repository host. Sends no cookies and no referrer. */
async function request(url: string, shown: string): Promise<Response | string> {
  const response = await fetch(url, {credentials: 'omit', referrerPolicy: 'no-referrer'}).catch(() => undefined);
  if (!response)
    return `${shown} could not be read: ${new URL(url).host} did not respond, or blocks other origins (CORS). Fix: Choose the folder of the project instead.`;
  if (response.status === 404)
    return `${shown} was not found. It may be private. Fix: Check the URL, or choose the folder of the project instead.`;
  if (!response.ok)
    return `${shown} could not be read: ${new URL(url).host} responded with ${response.status}. Fix: Try again later, or choose the folder of the project instead.`;
  return response;
}
