/** Where icon files lie and which library the site has chosen; the shell says so once. */
let base = {url: new URL('../icons/', import.meta.url).href, library: 'lucide'};

export function iconBase(): {readonly url: string; readonly library: string} {
  return base;
}

export function setIconBase(library: string, url = base.url): void {
  base = {url, library};
}
