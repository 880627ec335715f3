import {readStored, writeStored} from '../../../elements/base/storage.js';

/**
 * On a first visit to the home page, opens it in the browser's language if the site has it. Does nothing if the reader
 * has chosen a language or visited the site before.
 */
export function offerPreferredLanguage(site: HTMLElement, header: HTMLElement): void {
  const key = `lectern:language:${new URL('.', document.baseURI).pathname}`;
  if (readStored(key) !== undefined) return;
  writeStored(key, navigator.language);
  const links = [...header.querySelectorAll<HTMLAnchorElement>('.selector a[data-variant]')];
  const current = links.find(({ariaCurrent}) => ariaCurrent === 'true');
  if (!current || !isHome(site)) return;
  const wished = findPreferredLink(links, navigator.languages);
  if (wished && wished !== current) wished.click();
}

function isHome(site: HTMLElement): boolean {
  return site.dataset.home !== undefined || /^#?\/?$/.test(location.hash);
}

/**
 * Returns the link for the first of the browser's languages that the site has. Prefers an equal tag to one of the same
 * language.
 */
function findPreferredLink<Link extends {readonly dataset: DOMStringMap}>(
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
