import {formatMessage} from '../../../src/base/problem.js';
import {addMetadata} from '../../../src/site/bound-pages.js';
import {type Manifest, parseManifest} from '../../../src/site/manifest.js';
import type {Site} from '../../../src/site/site.js';

export {loadOwnFiles} from '../page/own-files.js';

const reads = new Map<string, Promise<Manifest | undefined>>();

/**
 * Reads the manifest of the attribute, once for all callers. `isFresh` reads it again. Returns undefined and logs the
 * problem if it cannot be read.
 */
export function readManifest(url: string, isFresh = false): Promise<Manifest | undefined> {
  const reading = (isFresh ? undefined : reads.get(url)) ?? fetchManifest(url);
  reads.set(url, reading);
  return reading;
}

async function fetchManifest(url: string): Promise<Manifest | undefined> {
  try {
    const response = await fetch(url, {credentials: 'same-origin'});
    const manifest = response.ok ? parseManifest(await response.json()) : undefined;
    if (manifest) return manifest;
  } catch {
    // The code below reports this.
  }
  console.warn(
    formatMessage({
      message: `${url} cannot be read.`,
      fix: 'Write it with lectern init --runtime, or leave the attribute manifest out.',
    }),
  );
  return undefined;
}

/** Adds the data of a manifest to a site. */
export function withManifest(site: Site, {repository, documents: found, pages}: Manifest): Site {
  const pageMetadata = new Map(
    [...pages].flatMap(([slug, {metadata}]) => (metadata ? [[slug, metadata] as const] : [])),
  );
  return {...addMetadata(site, pageMetadata), found, ...(repository && {repository})};
}

/** Returns the element whose operation was not found. */
export function failedIn(article: HTMLElement): Element | null {
  return article.querySelector('openapi-endpoint[bound]:has(> .operation-failed)');
}

/** Adds more documents to a failed element, which then searches them. */
export function nameOtherDocuments(article: HTMLElement, [, ...others]: readonly string[]): void {
  const list = JSON.stringify(others);
  const element = failedIn(article);
  if (others.length > 0 && element?.getAttribute('data-specs') !== list) element?.setAttribute('data-specs', list);
}
