/** Files by path from the folder of docs.json: their content, or a URL to read it from. */
export type ProjectContent = ReadonlyMap<string, Blob | string>;

/** A project for a frame. */
export interface OpenedProject {
  /** Name of the folder, repository or host. */
  readonly name: string;
  /** URL of docs.json. */
  readonly config: string;
  /** All files, for the check and the download. Absent if only their host knows them. */
  readonly content?: ProjectContent;
  /** Reads a file. Undefined if it is missing. Absent if the frame itself requests files. */
  readonly read?: (path: string) => Promise<Blob | undefined>;
  /** Whether requests to other hosts are allowed, because the visitor entered a URL. */
  readonly allowsHosts: boolean;
  /** Page to open first, as the fragment of a URL. */
  readonly hash?: string;
}

/** Creates a project from its files. Its URL has a host that does not exist, so files come only from the content. */
export function createOpenedProject(name: string, content: ProjectContent, allowsHosts: boolean): OpenedProject {
  return {
    name,
    content,
    allowsHosts,
    config: 'https://folder.invalid/docs.json',
    read: async path => {
      const found = content.get(path);
      return found === undefined ? undefined : readProjectFile(path, found);
    },
  };
}

/** Reads a project file. Hosts of repositories send SVG as text, which no browser shows as an image. */
export async function readProjectFile(path: string, content: Blob | string): Promise<Blob | undefined> {
  if (typeof content !== 'string') return content;
  const response = await fetch(content, {credentials: 'omit', referrerPolicy: 'no-referrer'}).catch(() => undefined);
  if (!response?.ok) return undefined;
  const file = await response.blob();
  return path.endsWith('.svg') ? file.slice(0, file.size, 'image/svg+xml') : file;
}

/** Opens the site of this page. A frame without an origin cannot request its files. */
export function openOwnSite(config: string, hash: string): OpenedProject {
  return {
    name: 'this site',
    config,
    hash,
    allowsHosts: false,
    read: async path => {
      const response = await fetch(new URL(path, config), {credentials: 'omit'}).catch(() => undefined);
      return response?.ok ? response.blob() : undefined;
    },
  };
}
