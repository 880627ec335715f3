/** The site's icon library and the URL of its files, set by the shell. */
interface IconBase {
  readonly library: string;
  /** Absolute URL of the folder that paths with a leading slash start from. */
  readonly site: string;
}

let base: IconBase = {library: 'lucide', site: '/'};

export function iconBase(): IconBase {
  return base;
}

export function setIconBase(library: string, site = base.site): void {
  base = {library, site};
}
