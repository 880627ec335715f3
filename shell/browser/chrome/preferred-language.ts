import {readStored, store} from '../../../elements/base/storage.js';

/**
 * On a first visit to the home page, switches to the browser's language if the site has it. A reader who chose a
 * language, or returns, sees the page of the URL.
 */
export function offerPreferredLanguage(site: HTMLElement, header: HTMLElement): void {
  const key = `lectern:language:${new URL('.', document.baseURI).pathname}`;
  if (readStored(key) !== undefined) return;
  store(key, navigator.language);
  const links = [...header.querySelectorAll<HTMLAnchorElement>('.selector a[data-variant]')];
  const current = links.find(({ariaCurrent}) => ariaCurrent === 'true');
  if (!current || !isHome(site)) return;
  const wished = wishedOf(links, navigator.languages);
  if (wished && wished !== current) wished.click();
}

function isHome(site: HTMLElement): boolean {
  return site.dataset.home !== undefined || /^#?\/?$/.test(location.hash);
}

/** Returns the link of the first preferred language that exists: with the same tag, or the same language. */
function wishedOf<Link extends {readonly dataset: DOMStringMap}>(
  links: readonly Link[],
  wishes: readonly string[],
): Link | undefined {
  const tagOf = ({dataset}: Link) => /(?:^|,)language=([^,]+)/.exec(dataset.variant ?? '')?.[1]?.toLowerCase() ?? '';
  const baseOf = (tag: string) => tag.toLowerCase().split(/[-_]/)[0] ?? '';
  for (const wish of wishes) {
    const found =
      links.find(link => tagOf(link) === wish.toLowerCase()) ??
      links.find(link => baseOf(tagOf(link)) === baseOf(wish));
    if (found) return found;
  }
  return undefined;
}
