import {buildForAnyHost} from '../../../../src/hosts/any-host.js';
import {type HostName, hosts} from '../../../../src/hosts/host.js';
import type {HostOutput} from '../../../../src/hosts/host-format.js';
import {aliasRedirects, folderRedirects, indexRedirects} from '../../../../src/hosts/moved-pages.js';
import type {Site} from '../../../../src/site/site.js';
import {filesBelow} from './bundle.js';

/** What was written of a site. */
interface WrittenSite {
  readonly site: Site;
  readonly slugs: readonly string[];
  readonly base: string;
  readonly folder: string;
}

/** The redirects of a project, and what leads to its pages beside their addresses, in the format of a host; as pages where none is known. */
export async function hostFiles(
  host: HostName | undefined,
  {site, slugs, base, folder}: WrittenSite,
): Promise<HostOutput> {
  const redirects = [...site.config.redirects, ...indexRedirects(slugs)];
  // Headers are for hosts alone: the folder is not gone through for nothing.
  if (!host && redirects.length === 0) return {files: [], problems: []};
  const input = {slugs, base, hasNotFound: true, files: await filesBelow(folder)} as const;
  if (!host) return buildForAnyHost({...input, redirects});
  const others = [...aliasRedirects(slugs, site.navigation.aliases), ...folderRedirects(slugs)];
  return hosts[host].build({...input, redirects: [...redirects, ...others]});
}
