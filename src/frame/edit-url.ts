import type {Footer} from '../config/config.js';

/** Where a page can be edited: the template of docs.json, else what the repository's host is known to have. */
export function editUrl({editUrl, repo}: Pick<Footer, 'editUrl' | 'repo'>, file: string): string | undefined {
  const path = file.split('/').map(encodeURIComponent).join('/');
  if (editUrl) return editUrl.replaceAll('{path}', path);
  if (!repo) return undefined;
  let url: URL;
  try {
    url = new URL(repo.replace(/^git@([^:]+):/, 'https://$1/').replace(/^git\+/, ''));
  } catch {
    return undefined;
  }
  // A remote may carry a token; it must not reach the page.
  const base = `https://${url.host}${url.pathname.replace(/\/+$/, '').replace(/\.git$/, '')}`;
  if (/gitlab/.test(url.host)) return `${base}/-/edit/HEAD/${path}`;
  if (/bitbucket/.test(url.host)) return `${base}/src/HEAD/${path}?mode=edit`;
  return /github/.test(url.host) ? `${base}/edit/HEAD/${path}` : undefined;
}
