/** Which library of icons the site has chosen, and where its own files begin; the shell says so. */
export interface IconBase {
  readonly library: string;
  /** Absolute URL of the folder that a path with a leading slash is in. */
  readonly site: string;
}

let base: IconBase = {library: 'lucide', site: '/'};

export function iconBase(): IconBase {
  return base;
}

export function setIconBase(library: string, site = base.site): void {
  base = {library, site};
}
