import {isObject} from '../base/json.js';
import {splitPath} from '../base/site-path.js';
import {normalizeSlug} from '../base/slug.js';
import {isWebUrl} from '../base/web-url.js';
import {resolveDocumentFile} from '../site/navigation/api-documents.js';
import {isHiddenEntry} from '../site/navigation/node-settings.js';
import {removeListed} from '../site/navigation/private-nodes.js';
import type {OpenProject} from './open-project.js';

/** Returns the slugs of pages that no list contains, although links can lead to them. */
export function findHiddenSlugs({
  pages,
  pageMetadata,
  site,
}: Pick<OpenProject, 'pages' | 'pageMetadata' | 'site'>): ReadonlySet<string> {
  const hidden = pages.filter(({slug, entry}) =>
    entry ? isHiddenEntry(site.config, entry) || pageMetadata.get(slug)?.hidden : pageMetadata.get(slug)?.hidden,
  );
  return new Set(hidden.map(({slug}) => slug));
}

/**
 * Writes the docs.json of a published site, with `$ref` expanded. Omits hidden pages, unpublished pages and documents,
 * and redirects to hidden pages.
 */
export function writePublishedDocs(
  raw: unknown,
  project: Pick<OpenProject, 'pages' | 'pageMetadata' | 'site' | 'paths'>,
): string {
  const hidden = findHiddenSlugs(project);
  const published = new Set(project.pages.map(({slug}) => slug));
  const paths = new Set(project.paths);
  const isListed = (slug: string) => published.has(slug) && !hidden.has(slug);
  const docs = removeListed(raw, {
    // Accept an operation such as `GET /users`: its document determines whether it is published.
    isPage: written => / /.test(written) || isListed(written) || isListed(`${written}/index`),
    isDocument: written => isWebUrl(written) || paths.has(resolveDocumentFile(written) ?? written),
  });
  if (!isObject(docs) || !Array.isArray(docs['redirects'])) return JSON.stringify(docs, null, 2);
  const redirects = docs['redirects'].filter(each => {
    if (each === undefined) return false;
    const destination = isObject(each) ? each['destination'] : undefined;
    if (typeof destination !== 'string' || isWebUrl(destination)) return true;
    const slug = normalizeSlug(splitPath(destination).path);
    return slug === undefined || !hidden.has(slug);
  });
  return JSON.stringify({...docs, redirects}, null, 2);
}
