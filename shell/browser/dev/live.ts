import type {OpenapiEndpoint} from '../../../elements/api-reference/endpoint/openapi-endpoint.js';
import {isPageFile, withoutExtension} from '../../../src/base/page-files.js';
import {encodePath} from '../../../src/base/slug.js';
import type {PageDocument} from '../../../src/site/page/open-page.js';
import type {Site} from '../../../src/site/site.js';
import type {SiteState} from '../boot/core.js';
import type {BrowserSite} from '../router/browser-site.js';
import {Findings} from './findings.js';
import {keepState} from './keep-state.js';
import {offerMissingFile} from './missing-file.js';

interface LivePreview {
  readonly shell: BrowserSite;
  readonly core: SiteState;
  readSite(files: SiteState['files'], preloads: SiteState['early']): Promise<Site>;
}

/** Updates the open page when `lectern dev` reports changed files. */
export function applyFileChanges(url: string, live: LivePreview): void {
  const {shell, core} = live;
  const findings = new Findings(core.early);
  const show = (page: PageDocument) => {
    findings.show(page.file);
    void offerMissingFile(page, core).catch(error => console.error(error));
  };
  shell.onShow = show;
  if (shell.page) show(shell.page);
  // The last visit stored metadata that may have changed since. Read it again.
  shell.doubtHeads();
  let work = Promise.resolve();
  const apply = (paths: readonly string[]) => {
    // Apply changes in order: a later one must not render before an earlier one.
    work = work.then(() => follow(paths, live)).catch(error => console.error(error));
    findings.renew(paths);
  };
  new EventSource(url).onmessage = ({data}: MessageEvent<string>) => {
    const {paths, isOld} = JSON.parse(data) as {paths?: string[]; isOld?: true};
    // The server restarted, so the page may have missed changes.
    if (isOld) location.reload();
    else if (paths) apply(paths);
  };
}

async function follow(paths: readonly string[], {shell, core, readSite}: LivePreview): Promise<void> {
  const {options} = core.early;
  if (paths.some(path => path === 'index.html' || /\.m?js$/.test(path))) return location.reload();
  core.files.forget(paths);
  for (const path of paths) core.snippets.delete(path);
  shell.doubtHeads(paths.filter(isPageFile).map(withoutExtension));
  const hasData = paths.some(path => /\.(?:json|ya?ml)$/i.test(path));
  const isConfig = paths.some(path => path.endsWith('.json'));
  renewFiles(paths, options.root);
  if (isConfig) core.snippets.clear();
  await shell.renew(isConfig ? await readCurrentSite({shell, core, readSite}) : undefined);
  if (hasData && paths.some(path => path !== 'docs.json')) await renewOperations(shell, core);
}

/** Parses docs.json into a site. If it is invalid, returns the current site: the list of problems shows the error. */
async function readCurrentSite({shell, core, readSite}: LivePreview): Promise<Site> {
  const site = await readSite(core.files, core.early);
  return site.missing.length > 0 && shell.site.missing.length === 0 ? shell.site : site;
}

/** Renders the API views of the page again after an API document changed. Keeps open sections. */
async function renewOperations(shell: BrowserSite, core: SiteState): Promise<void> {
  const elements = [...core.parts.article.querySelectorAll<OpenapiEndpoint>('openapi-endpoint')];
  const {evictReadersBelow} = await import('../../../elements/api-reference/documents/shared-reader.js');
  evictReadersBelow('');
  await Promise.all([
    shell.renewDocuments(),
    ...elements.map(async element => {
      if (!element.reload) return;
      const restore = keepState(element);
      await element.reload();
      restore(element);
    }),
  ]);
}

/** Reloads the images, videos, and style sheets at these paths. */
function renewFiles(paths: readonly string[], root: string): void {
  const addresses = new Set(paths.map(path => root + encodePath(path)));
  const version = Date.now();
  const again = (address: string) => {
    const url = new URL(address, location.href);
    url.searchParams.delete('v');
    return addresses.has(url.href) ? `${url.href}?v=${version}` : undefined;
  };
  for (const element of document.querySelectorAll<HTMLImageElement | HTMLVideoElement>('img[src], video[src]')) {
    const url = again(element.src);
    if (url) element.src = url;
  }
  for (const element of document.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"], link[rel~="icon"]')) {
    const url = again(element.href);
    if (url) element.href = url;
  }
}
