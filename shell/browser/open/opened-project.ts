/** Files by path from the folder of docs.json: their content, or the URL to read it from. */
export type ProjectContent = ReadonlyMap<string, Blob | string>;

/** Project that is shown in a frame. */
export interface OpenedProject {
  /** Name of the folder, repository or host. */
  readonly name: string;
  /** URL of docs.json. */
  readonly config: string;
  /** All files, for the check and the download. Absent where only their host knows them. */
  readonly content?: ProjectContent;
  /** Reads a file, or gives undefined. Absent where the frame itself requests files. */
  readonly read?: (path: string) => Promise<Blob | undefined>;
  /** The visitor entered an address, so that other hosts may be asked. */
  readonly allowsHosts: boolean;
  /** Page to open first, as the fragment of a URL. */
  readonly hash?: string;
}

/** Creates a project from its files. No host has the name of its URL: files come from the content or not at all. */
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

/** Reads a file of a project. Hosts of repositories send drawings as text, which no browser shows as an image. */
export async function readProjectFile(path: string, content: Blob | string): Promise<Blob | undefined> {
  if (typeof content !== 'string') return content;
  const response = await fetch(content, {credentials: 'omit', referrerPolicy: 'no-referrer'}).catch(() => undefined);
  if (!response?.ok) return undefined;
  const file = await response.blob();
  return path.endsWith('.svg') ? file.slice(0, file.size, 'image/svg+xml') : file;
}

/** Opens the site that this page belongs to. A frame without an origin may not request its files. */
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
