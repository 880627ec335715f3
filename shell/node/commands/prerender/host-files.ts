import {buildForAnyHost} from '../../../../src/hosts/any-host.js';
import {type HostName, hosts} from '../../../../src/hosts/host.js';
import type {HostOutput} from '../../../../src/hosts/host-format.js';
import {buildAliasRedirects, buildFolderRedirects, indexRedirects} from '../../../../src/hosts/moved-pages.js';
import type {Site} from '../../../../src/site/site.js';
import {listFilesBelow} from './bundle.js';

/** Facts about the written site. */
interface WrittenSite {
  readonly site: Site;
  readonly slugs: readonly string[];
  readonly base: string;
  readonly folder: string;
}

/** Writes the redirects and aliases of a project in the format of a host, or as pages for an unknown host. */
export async function buildHostFiles(
  host: HostName | undefined,
  {site, slugs, base, folder}: WrittenSite,
): Promise<HostOutput> {
  const redirects = [...site.config.redirects, ...indexRedirects(slugs)];
  // Only known hosts use headers, so skip the search through the folder.
  if (!host && redirects.length === 0) return {files: [], problems: []};
  const input = {slugs, base, files: await listFilesBelow(folder)} as const;
  if (!host) return buildForAnyHost({...input, redirects});
  const others = [...buildAliasRedirects(slugs, site.navigation.aliases), ...buildFolderRedirects(slugs)];
  return hosts[host].build({...input, redirects: [...redirects, ...others]});
}
