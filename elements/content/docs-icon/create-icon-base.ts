/** Name of the site's icon library and location of its files. The shell sets it. */
interface IconBase {
  readonly library: string;
  /** Absolute URL of the folder that icon paths with a leading slash start from. */
  readonly site: string;
}

let base: IconBase = {library: 'lucide', site: '/'};

export function createIconBase(): IconBase {
  return base;
}

export function setIconBase(library: string, site = base.site): void {
  base = {library, site};
}
