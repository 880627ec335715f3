import {setHtml} from '../../../elements/base/set-html.js';
import {getFileName} from '../../../src/base/file-path.js';
import {html} from '../../../src/base/html.js';
import {isPageFile} from '../../../src/base/page-files.js';
import {encodePath, normalizeSlug} from '../../../src/base/slug.js';
import {findNearest} from '../../../src/config/find-nearest.js';
import type {PageDocument} from '../../../src/site/page/open-page.js';
import type {SiteState} from '../boot/core.js';

/** Path of the command that creates a page (`lectern dev`). */
const newPagePath = 'new-page';

/** On a 404 page in `lectern dev`, lists files with similar names, and adds a button that creates the missing page. */
export async function offerMissingFile(page: PageDocument, core: SiteState): Promise<void> {
  const {options} = core.early;
  const slug = readSlugOfLocation(options.router, options.base);
  const isFound = page.slug !== '404' && (page.file !== '' || page.metadata.binding !== undefined);
  if (isFound || slug === undefined || !options.dev) return;
  const dev = new URL(options.dev);
  const response = await fetch(new URL('files.json', dev));
  const names = ((await response.json()) as readonly string[]).filter(isPageFile);
  const article = core.parts.article;
  if (names.some(name => normalizeSlug(name) === slug)) return;
  article.querySelector('.dev-missing')?.remove();
  const box = document.createElement('aside');
  box.className = 'callout tone-info dev-missing';
  const near = listSimilarNames(slug, names).map(name => {
    const href = (options.router === 'hash' ? '#/' : options.base) + encodePath(normalizeSlug(name) as string);
    return html`<a href="${href}">${name}</a>`;
  });
  const list = near.map((link, at) => html`${at > 0 ? ', ' : ' '}${link}`);
  const stated = near.length === 0 ? '' : near.length > 1 ? ' look like it.' : ' looks like it.';
  setHtml(
    box,
    html`<div class="callout-body"><p>There is no ${slug}.mdx.${list}${stated}</p><button class="button button-quiet" type="button">Create ${slug}.mdx</button></div>`,
  );
  const button = box.querySelector('button') as HTMLButtonElement;
  button.addEventListener('click', () => void make(button, slug, new URL(newPagePath, dev)));
  article.append(box);
}

function readSlugOfLocation(router: string, base: string): string | undefined {
  const path = router === 'hash' ? location.hash.slice(1).replace(/[#?].*/, '') : location.pathname.slice(base.length);
  return normalizeSlug(path);
}

/** Returns the slug most similar to the missing one, and slugs with the same last segment. */
function listSimilarNames(slug: string, names: readonly string[]): readonly string[] {
  const slugs = names.map(name => normalizeSlug(name) ?? '');
  const near = findNearest(slug, slugs);
  const same = slugs.filter(each => getFileName(each) === getFileName(slug));
  const found = new Set([...(near === undefined ? [] : [near]), ...same].slice(0, 5));
  return names.filter((_, at) => found.has(slugs[at] as string));
}

async function make(button: HTMLButtonElement, slug: string, url: URL): Promise<void> {
  button.disabled = true;
  const headers = {'content-type': 'application/json'};
  const {status} = await fetch(url, {method: 'POST', headers, body: JSON.stringify({slug})});
  // Done: the change event of the new file opens its page.
  if (status === 201) return;
  button.disabled = false;
  button.textContent = status === 409 ? 'The page already exists' : 'Lectern cannot create the page';
}
