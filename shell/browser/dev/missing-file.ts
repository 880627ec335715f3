import {nearest} from '../../../src/config/nearest.js';
import {encodePath, normalizeSlug} from '../../../src/navigation/slug.js';
import type {PageDocument} from '../../../src/open-page/open-page.js';
import type {Core} from '../boot/core.js';

/** Where the preview makes a page. */
const newPagePath = 'new-page';

/** Below a page that has no file: files whose names are near, and a button that makes the page. */
export async function offerFile(page: PageDocument, core: Core): Promise<void> {
  const {options} = core.early;
  const slug = slugOfAddress(options.router, options.base);
  const isFound = page.slug !== '404' && (page.file !== '' || page.head.binding !== undefined);
  if (isFound || slug === undefined || !options.dev) return;
  const dev = new URL(options.dev);
  const answer = await fetch(new URL('files.json', dev));
  const names = ((await answer.json()) as readonly string[]).filter(path => /\.mdx?$/.test(path));
  const article = core.parts.article;
  if (names.some(name => normalizeSlug(name) === slug)) return;
  article.querySelector('.dev-missing')?.remove();
  const box = document.createElement('aside');
  box.className = 'callout tone-info dev-missing';
  const body = document.createElement('div');
  body.className = 'callout-body';
  body.append(sentence(`There is no ${slug}.mdx.`, nearNames(slug, names), options));
  body.append(maker(slug, new URL(newPagePath, dev)));
  box.append(body);
  article.append(box);
}

function slugOfAddress(router: string, base: string): string | undefined {
  const path = router === 'hash' ? location.hash.slice(1).replace(/[#?].*/, '') : location.pathname.slice(base.length);
  return normalizeSlug(path);
}

/** The nearest whole path, and pages of other folders with the same last name. */
function nearNames(slug: string, names: readonly string[]): readonly string[] {
  const slugs = names.map(name => normalizeSlug(name) ?? '');
  const last = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  const near = nearest(slug, slugs);
  const same = slugs.filter(each => last(each) === last(slug));
  const found = new Set([...(near === undefined ? [] : [near]), ...same].slice(0, 5));
  return names.filter((_, at) => found.has(slugs[at] as string));
}

function sentence(words: string, near: readonly string[], {router, base}: Core['early']['options']): HTMLElement {
  const line = document.createElement('p');
  line.append(words);
  for (const [at, name] of near.entries()) {
    const link = document.createElement('a');
    const slug = normalizeSlug(name) as string;
    link.href = (router === 'hash' ? '#/' : base) + encodePath(slug);
    link.textContent = name;
    line.append(at > 0 ? ', ' : ' ', link);
  }
  if (near.length > 0) line.append(near.length > 1 ? ' look like it.' : ' looks like it.');
  return line;
}

function maker(slug: string, address: URL): HTMLElement {
  const button = document.createElement('button');
  button.className = 'button button-quiet';
  button.type = 'button';
  button.textContent = `Create ${slug}.mdx`;
  button.addEventListener('click', async () => {
    button.disabled = true;
    const headers = {'content-type': 'application/json'};
    const {status} = await fetch(address, {method: 'POST', headers, body: JSON.stringify({slug})});
    // What was made is drawn in the place of this page, as every change is.
    if (status === 201) return;
    button.disabled = false;
    button.textContent = status === 409 ? 'It is there already' : 'It cannot be written there';
  });
  return button;
}
