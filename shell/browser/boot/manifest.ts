import {formatMessage} from '../../../src/base/problem.js';
import {addMetadata} from '../../../src/site/bound-pages.js';
import {type Manifest, parseManifest} from '../../../src/site/manifest.js';
import type {Site} from '../../../src/site/site.js';

export {loadOwnFiles} from '../page/own-files.js';

const reads = new Map<string, Promise<Manifest | undefined>>();

/**
 * Loads and parses the manifest once for all callers. `isFresh` loads it again. If that fails, logs the problem and
 * returns undefined.
 */
export function readManifest(url: string, isFresh = false): Promise<Manifest | undefined> {
  const reading = (isFresh ? undefined : reads.get(url)) ?? fetchManifest(url);
  reads.set(url, reading);
  return reading;
}

async function fetchManifest(url: string): Promise<Manifest | undefined> {
  try {
    const response = await fetch(url, {credentials: 'same-origin', priority: 'low'});
    const manifest = response.ok ? parseManifest(await response.json()) : undefined;
    if (manifest) return manifest;
  } catch {
    // Reported below.
  }
  console.warn(
    formatMessage({
      message: `Lectern cannot read ${url}.`,
      fix: 'Run lectern init --runtime, or delete the attribute manifest of the script tag.',
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

/** Returns the element that failed because its document lacks the operation. Null if none did. */
export function findFailedElement(article: HTMLElement): Element | null {
  return article.querySelector('openapi-endpoint[bound]:has(> .operation-failed)');
}

/** Adds documents to a failed element, which then searches them for its operation. Omits the first, which it has. */
export function addOtherDocuments(article: HTMLElement, [, ...others]: readonly string[]): void {
  const list = JSON.stringify(others);
  const element = findFailedElement(article);
  if (others.length > 0 && element?.getAttribute('data-specs') !== list) element?.setAttribute('data-specs', list);
}
