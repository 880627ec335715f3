/** Where icon files lie, which library the site has chosen, and where its own files begin; the shell says so. */
export interface IconBase {
  readonly url: string;
  readonly library: string;
  /** Absolute URL of the folder that a path with a leading slash is in. */
  readonly site: string;
}

let base: IconBase = {url: new URL('../icons/', import.meta.url).href, library: 'lucide', site: '/'};

export function iconBase(): IconBase {
  return base;
}

export function setIconBase(library: string, url = base.url, site = base.site): void {
  base = {url, library, site};
}
