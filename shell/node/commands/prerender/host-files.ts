import {buildForAnyHost} from '../../../../src/hosts/any-host.js';
import {type HostName, hosts} from '../../../../src/hosts/host.js';
import type {HostOutput} from '../../../../src/hosts/host-format.js';
import {buildAliasRedirects, buildFolderRedirects, indexRedirects} from '../../../../src/hosts/moved-pages.js';
import type {Site} from '../../../../src/site/site.js';
import {listFilesBelow} from './bundle.js';

/** Facts about the site that was written. */
interface WrittenSite {
  readonly site: Site;
  readonly slugs: readonly string[];
  readonly base: string;
  readonly folder: string;
}

/**
 * Generates the configuration with redirects and aliases for a host. For an unknown host, generates HTML redirect
 * pages.
 */
export async function buildHostFiles(
  host: HostName | undefined,
  {site, slugs, base, folder}: WrittenSite,
): Promise<HostOutput> {
  const redirects = [...site.config.redirects, ...indexRedirects(slugs)];
  // Without redirects, an unknown host needs nothing, so do not list the folder.
  if (!host && redirects.length === 0) return {files: [], problems: []};
  const input = {slugs, base, files: await listFilesBelow(folder)} as const;
  if (!host) return buildForAnyHost({...input, redirects});
  const others = [...buildAliasRedirects(slugs, site.navigation.aliases), ...buildFolderRedirects(slugs)];
  return hosts[host].build({...input, redirects: [...redirects, ...others]});
}
